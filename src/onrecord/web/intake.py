"""Reading what was dropped, pasted or named by its URL: in the background, one after the other, with what came of each."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Literal

from onrecord.errors import OnrecordError, SourceError
from onrecord.record import Document
from onrecord.review.casebook import refresh_since
from onrecord.sources import Limits, Originals, Place, Stated, read_bytes, read_place
from onrecord.store import Store
from onrecord.store.intake import take_in
from onrecord.store.linking import link_new_documents
from onrecord.web.signed_in import hidden, may, name

Reads = partial[Iterator[Document | SourceError]]
_REMEMBERED = 200
# Of a text that somebody else keeps under a restriction: to read it again would change what is known of it.
NOT_TAKEN_IN = "cannot be taken in; ask an owner"


@dataclass
class Job:
    """One thing to read: who had it read (None without accounts), the documents that it held, what could not be read."""

    name: str
    by: str | None = None
    state: Literal["waiting", "reading", "done"] = "waiting"
    documents: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


class Intake:
    """A queue and the one thread that reads from it; the thread ends with the program."""

    def __init__(self, store: Store, *, allow_private: bool = False) -> None:
        self.store, self.allow_private = store, allow_private
        self._jobs: list[Job] = []
        self._lock, self._originals = Lock(), Originals()
        self._queue: SimpleQueue[tuple[Job, Reads, frozenset[str], frozenset[str]]] = SimpleQueue()
        self._thread: Thread | None = None

    def bytes(self, data: bytes, name: str, stated: Stated) -> Job:
        """Read a file's bytes."""
        return self._put(name, partial(read_bytes, data, name, stated, Limits(), self._originals), stated)

    def url(self, url: str, stated: Stated) -> Job:
        """Fetch a URL and read it."""
        place = Place("url", url)
        read = partial(read_place, place, stated, Limits(), allow_private=self.allow_private, originals=self._originals)
        return self._put(url, read, stated)

    @property
    def jobs(self) -> list[Job]:
        """What whoever asks had read; an owner sees it of everybody."""
        return [job for job in self._jobs if may("owner") or job.by == name()]

    @property
    def busy(self) -> bool:
        """Whether something waits or is being read."""
        return any(job.state != "done" for job in self.jobs)

    def _put(self, called: str, read: Reads, stated: Stated) -> Job:
        job = Job(called, name())
        known = frozenset(key for key in ("title", "publisher", "published", "url") if getattr(stated, key))
        with self._lock:
            self._jobs = [*self._jobs, job][-_REMEMBERED:]
            self._queue.put((job, read, known, hidden()))
            if self._thread is None:
                self._thread = Thread(target=self._work, daemon=True, name="intake")
                self._thread.start()
        return job

    def _work(self) -> None:
        while True:
            job, read, stated, unseen = self._queue.get()
            job.state = "reading"
            try:
                self._read(job, read, stated, unseen)
            except OnrecordError as error:
                job.errors.append(str(error))
            except Exception as error:  # one bad file must not end the thread that reads the others
                job.errors.append(f"could not be read ({type(error).__name__})")
            job.state = "done"

    def _read(self, job: Job, read: Reads, stated: frozenset[str], unseen: frozenset[str]) -> None:
        before = self.store.notes()

        def documents() -> Iterator[Document]:
            for item in read():
                if isinstance(item, SourceError):
                    job.errors.append(item.why)
                elif item.id in unseen:
                    job.errors.append(NOT_TAKEN_IN)
                else:
                    yield item

        for taken in take_in(self.store, documents(), stated, self._originals):
            if isinstance(taken, SourceError):
                job.errors.append(taken.why)
            else:
                job.documents.append(taken.document)
        link_new_documents(self.store)
        refresh_since(self.store, before)
