// Keys, deciding without a reload, choosing words of the text. Every page works without this file.
"use strict";

const item = () => document.querySelector("[data-current]");
const items = () => [...document.querySelectorAll("[data-item]")].filter((one) => one.offsetParent !== null);

function choose(one) {
  item()?.removeAttribute("data-current");
  if (!one) return;
  one.setAttribute("data-current", "");
  one.scrollIntoView({ block: "nearest" });
}

function step(by) {
  const all = items();
  const at = all.indexOf(item());
  choose(all[Math.min(Math.max(at + by, 0), all.length - 1)]);
}

// What names an item, whatever its number on the page.
const called = (one) => one?.dataset.entry ?? one?.id;
const itemCalled = (name) => (name ? items().find((one) => called(one) === name) : null);

// A decision is sent, and the page is taken from the answer: much else may follow from it. What was looked at stays in its place.
async function decide(form, button) {
  const fields = new URLSearchParams(new FormData(form));
  fields.set("action", button.value);
  const holder = form.closest("[data-item]");
  const all = items();
  const [name, next] = [called(holder), called(all[all.indexOf(holder) + 1])];
  const opened = [...document.querySelectorAll("[data-item] details[open]")].map((one) => called(one.closest("[data-item]")));
  const had = holder.contains(document.activeElement);
  const answer = await fetch(form.getAttribute("action"), { method: "POST", body: fields });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const before = itemCalled(next)?.getBoundingClientRect().top ?? holder.getBoundingClientRect().top;
  document.getElementById("main").replaceWith(page.getElementById("main"));
  if (!answer.ok) return window.scrollTo(0, 0);
  for (const open of opened) for (const one of itemCalled(open)?.querySelectorAll("details") ?? []) one.open = true;
  const [now, follows] = [itemCalled(name), itemCalled(next)];
  const mark = follows ?? now;
  if (mark) window.scrollBy({ top: mark.getBoundingClientRect().top - before, behavior: "instant" });
  choose(mark);
  if (had) (now ?? follows)?.querySelector(".decide button")?.focus({ preventScroll: true });
  document.getElementById("said").textContent = `${button.value}: ${document.getElementById("waiting")?.textContent.trim() ?? "done"}`;
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  const inRow = form.matches(".decide") && form.getAttribute("action") === "/decide" && form.closest("[data-item][id]:not(#panel)");
  if (!inRow || !event.submitter) return;
  event.preventDefault();
  decide(form, event.submitter).catch(() => form.submit());
});

const KEYS = {
  j: () => step(1),
  k: () => step(-1),
  o: () => item()?.querySelector("[data-open], a.cite")?.click(),
  Enter: () => item()?.querySelector("[data-open], a.cite")?.click(),
  n: () => document.querySelector("[data-next]")?.click(),
  c: () => document.querySelector("[data-key=c]")?.click(),
  s: () => text?.focus(),
  "/": () => document.querySelector(".search input")?.focus(),
};
for (const key of ["a", "x", "u"]) KEYS[key] = () => item()?.querySelector(`button[data-key=${key}]`)?.click();

document.addEventListener("keydown", (event) => {
  const typing = event.target.matches("input, select, textarea, button, summary, a[href]") && (event.key === "Enter" || !event.target.matches("a, button, summary"));
  if (typing || event.ctrlKey || event.metaKey || event.altKey || !KEYS[event.key]) return;
  event.preventDefault();
  KEYS[event.key]();
});

// Words selected in a document, by mouse or by keys, go into a form; places are counted in code points.
const text = document.getElementById("text");
const chosenWords = document.querySelector("[data-selected]");

function selected() {
  const selection = document.getSelection();
  if (!text || selection.isCollapsed || !text.contains(selection.anchorNode) || !text.contains(selection.focusNode)) return null;
  const range = selection.getRangeAt(0);
  const before = document.createRange();
  before.setStart(text, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const words = range.toString();
  const blank = words.length - words.trimStart().length;
  if (!words.trim()) return null;
  return { words: words.trim(), start: [...before.toString()].length + blank, box: range.getBoundingClientRect() };
}

let wordsField = null; // the field of words that had the focus last
document.addEventListener("focusin", (event) => {
  if (event.target.matches("[data-words]")) wordsField = event.target;
});

function fill(field, found) {
  field.value = found.words;
  const starts = [...field.form.querySelectorAll("[data-words], [data-start]")];
  const start = starts[starts.indexOf(field) + 1];
  if (start?.matches("[data-start]")) start.value = found.start;
}

function offerWords() {
  const found = selected();
  if (!chosenWords) return;
  const open = wordsField?.offsetParent ? wordsField : [...document.querySelectorAll("[data-words]")].find((one) => one.offsetParent);
  if (found && open) fill(open, found);
  chosenWords.hidden = !found;
  if (!found) return;
  chosenWords.querySelector("[data-said]").textContent = found.words.length > 60 ? found.words.slice(0, 59) + "…" : found.words;
  chosenWords.style.top = `${window.scrollY + found.box.bottom + 6}px`;
  chosenWords.style.left = `${Math.max(8, Math.min(found.box.left, window.innerWidth - chosenWords.offsetWidth - 8))}px`;
}

if (text && chosenWords) {
  document.addEventListener("selectionchange", offerWords);
  // A press on a button must not end the selection that it is about.
  chosenWords.addEventListener("pointerdown", (event) => event.preventDefault());
  chosenWords.addEventListener("click", (event) => {
    const found = selected();
    const into = event.target.dataset.into;
    if (!into || !found) return;
    const form = into === "add" ? document.querySelector("[data-add]") : document.querySelector("#panel .correct");
    form.closest("details").open = true;
    const field = into === "words" && wordsField?.form === form ? wordsField : form.querySelector("[data-words]");
    fill(field, found);
    wordsField = field;
    document.getSelection().removeAllRanges();
    form.scrollIntoView({ block: "center" });
    (into === "add" ? form.elements.layer : field).focus();
  });
  // No selection begins in a link, and the marks are links: while the button is down they are none.
  text.addEventListener("pointerdown", (event) => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const marks = [...text.querySelectorAll("a[href]")].map((mark) => [mark, mark.getAttribute("href")]);
    const pressed = event.target.closest("a[href]")?.getAttribute("href");
    for (const [mark] of marks) mark.removeAttribute("href");
    const back = () => {
      for (const [mark, address] of marks) mark.setAttribute("href", address);
    };
    const click = (end) => {
      if (pressed && end.target.closest?.("#text a") && !selected()) location.assign(pressed);
    };
    addEventListener("click", click, { once: true, capture: true });
    for (const end of ["pointerup", "pointercancel"]) {
      addEventListener(end, () => setTimeout(() => (back(), removeEventListener("click", click, { capture: true })), 0), { once: true });
    }
  });
  // By keys: in the text, arrows go from word to word, with Shift they take in more, Enter goes to the buttons.
  text.addEventListener("keydown", (event) => {
    const way = { ArrowRight: ["forward", "word"], ArrowLeft: ["backward", "word"], ArrowDown: ["forward", "line"], ArrowUp: ["backward", "line"] }[event.key];
    const selection = document.getSelection();
    if (event.key === "Enter" && selected()) {
      event.preventDefault();
      chosenWords.querySelector("button").focus();
    }
    if (event.key === "Escape") selection.removeAllRanges();
    if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (event.shiftKey && !selection.isCollapsed) return selection.modify("extend", ...way);
    if (!text.contains(selection.anchorNode)) selection.collapse(text.querySelector(".on")?.firstChild ?? text.firstChild, 0);
    else if (way[0] === "forward" && way[1] === "word") selection.collapseToEnd();
    else selection.collapseToStart();
    if (way[0] === "backward" || way[1] === "line") selection.modify("move", ...way);
    selection.modify("extend", "forward", "word");
    for (let more = 0; more < 9 && !selection.toString().trim(); more += 1) {
      if (way[0] === "forward") selection.collapseToEnd();
      else for (const _ of [1, 2]) selection.collapseToStart(), selection.modify("move", "backward", "word");
      selection.modify("extend", "forward", "word");
    }
  });
}

const layers = document.querySelector("[data-layers]");
if (layers && text) {
  layers.hidden = false;
  layers.addEventListener("change", (event) => text.classList.toggle(`hide-${event.target.value}`, !event.target.checked));
}

const drop = document.querySelector(".drop");
if (drop) {
  const input = drop.querySelector("input");
  for (const name of ["dragover", "dragleave", "drop"]) {
    drop.addEventListener(name, (event) => {
      event.preventDefault();
      drop.classList.toggle("over", name === "dragover");
      if (name === "drop") input.files = event.dataTransfer.files;
    });
  }
}

if (document.body.dataset.refresh) {
  const jobs = async () => {
    const page = new DOMParser().parseFromString(await (await fetch("/read")).text(), "text/html");
    document.getElementById("jobs")?.replaceWith(page.getElementById("jobs"));
    if (page.body.dataset.refresh) setTimeout(jobs, 1000);
  };
  setTimeout(jobs, 1000);
}
