// Finds pages without asking anybody: the texts and the search itself are files of this site, and are fetched when
// somebody begins to search. Everything works from a disk as well.
const top_ = document.body.dataset.top ?? "";
const form = document.querySelector(".search");
const input = form.querySelector("input");
const found = document.getElementById("found");
const menu = document.querySelector(".menu");
const wide = matchMedia("(min-width: 53.8125em)");

/** Beside the text the contents are always open; above it they open when asked. */
function layOut() {
  menu.open = wide.matches;
}
layOut();
wide.addEventListener("change", layOut);
document.querySelector(".contents [aria-current]")?.closest(".group")?.setAttribute("open", "");

let ready;
function prepare() {
  ready ??= load("minisearch.js")
    .then(() => load("search-data.js"))
    .then(() => {
      const fields = ["heading", "title", "text"];
      const search = new globalThis.MiniSearch({ fields, storeFields: ["heading", "title", "text", "address"] });
      search.addAll(globalThis.tabletownTexts);
      return search;
    });
  return ready;
}

function load(name) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = top_ + name;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
}

async function show() {
  const wanted = input.value.trim();
  if (wanted === "") {
    found.hidden = true;
    return;
  }
  const search = await prepare();
  if (input.value.trim() !== wanted) return;
  const boost = { heading: 4, title: 2 };
  const results = search.search(wanted, { prefix: true, fuzzy: 0.2, combineWith: "AND", boost }).slice(0, 20);
  found.replaceChildren(...(results.length === 0 ? [nothing(wanted)] : results.map(entry)));
  found.hidden = false;
}

function nothing(wanted) {
  const line = document.createElement("p");
  line.textContent = `Nothing says “${wanted}”. Fewer or other words may find it.`;
  return line;
}

function entry({ address, title, heading, text, terms }) {
  const link = document.createElement("a");
  link.href = top_ + address;
  const name = document.createElement("b");
  name.textContent = heading === title ? title : `${title}: ${heading}`;
  const line = document.createElement("span");
  const at = Math.max(0, text.toLowerCase().indexOf(terms[0] ?? "") - 60);
  line.textContent = `${at > 0 ? "…" : ""}${text.slice(at, at + 160)}…`;
  link.append(name, line);
  return link;
}

input.addEventListener("focus", prepare);
input.addEventListener("input", show);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  found.querySelector("a")?.click();
});
addEventListener("keydown", (event) => {
  if (event.key === "Escape") found.hidden = true;
  if (event.key === "/" && !event.target.closest("input, textarea")) {
    event.preventDefault();
    input.focus();
  }
});
addEventListener("click", (event) => {
  if (event.target.closest("#found a") || !event.target.closest("#found, .search")) found.hidden = true;
});
