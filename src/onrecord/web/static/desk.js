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

// A decision is sent, and the parts of the page that show it are taken from the answer.
async function decide(form, button) {
  const fields = new URLSearchParams(new FormData(form));
  fields.set("action", button.value);
  const answer = await fetch(form.getAttribute("action"), { method: "POST", body: fields });
  const holder = form.closest("[data-item]");
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = answer.ok && holder?.id ? page.getElementById(holder.id) : null;
  if (!answer.ok || (holder?.id && !fresh && !location.pathname.startsWith("/inbox"))) {
    document.getElementById("main").replaceWith(page.getElementById("main"));
    return;
  }
  const all = items();
  const next = all[all.indexOf(holder) + 1];
  if (fresh) {
    holder.replaceWith(fresh);
    choose(next ?? fresh);
  } else {
    holder.remove();
    choose(next);
  }
  const counted = page.getElementById("waiting");
  if (counted) document.getElementById("waiting")?.replaceWith(counted);
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
  "/": () => document.querySelector(".search input")?.focus(),
};
for (const key of ["a", "x", "u"]) KEYS[key] = () => item()?.querySelector(`button[data-key=${key}]`)?.click();

document.addEventListener("keydown", (event) => {
  const typing = event.target.matches("input, select, textarea, button, summary, a[href]") && (event.key === "Enter" || !event.target.matches("a, button, summary"));
  if (typing || event.ctrlKey || event.metaKey || event.altKey || !KEYS[event.key]) return;
  event.preventDefault();
  KEYS[event.key]();
});

// Words selected in a document go into the form that adds an entry; places are counted in code points.
const text = document.getElementById("text");
const adding = document.querySelector("[data-add]");
if (text && adding) {
  document.addEventListener("selectionchange", () => {
    const selection = document.getSelection();
    if (selection.isCollapsed || !text.contains(selection.anchorNode) || !text.contains(selection.focusNode)) return;
    const range = selection.getRangeAt(0);
    const before = document.createRange();
    before.setStart(text, 0);
    before.setEnd(range.startContainer, range.startOffset);
    adding.elements.start.value = [...before.toString()].length;
    adding.elements.words.value = range.toString();
    adding.querySelector("[data-hint]").textContent = "Taken from what you selected.";
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
