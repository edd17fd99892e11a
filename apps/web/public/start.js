// Before the first paint, so that nothing flashes in the wrong theme, and before the page's script is there: its language
// comes beside it, and the first screen is seen as the build has drawn it.
{
  const saved = savedSettings();
  const dark =
    saved.theme === "dark" || (saved.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  const theme = dark ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.motion = saved.speed === "still" ? "still" : "moving";

  // As the page itself chooses, see src/settings.ts; the build writes where the texts and letters of each language are.
  const languages = [saved.language, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()), "en"];
  const filesOf = (language) => document.querySelector(`meta[name="language-${language}"]`)?.content.split(" ");
  const language = languages.find(filesOf);
  if (language !== undefined) {
    document.documentElement.lang = language;
    const [texts, ...fonts] = filesOf(language);
    add("link", { rel: "modulepreload", href: texts, crossOrigin: "anonymous" });
    for (const href of fonts) add("link", { rel: "preload", as: "font", href, crossOrigin: "anonymous" });
    document.addEventListener("readystatechange", () => begin(`first-${language}-${theme}`), { once: true });
  }
}

/** Shows the first screen where it is asked for, and starts the page's script: not before that screen was painted. */
function begin(name) {
  const start = (onerror) =>
    add("script", { type: "module", src: document.getElementById("page-script").href, onerror });
  if (!/^#?\/*$/.test(location.hash)) return start(null);
  const app = document.getElementById("app");
  app.innerHTML = document.getElementById(name).text;
  app.querySelector(".own-matches").style.minHeight = stored("tabletown.own-matches") ?? "";
  const fail = keepEvents(app);
  if (document.hidden) start(fail);
  else requestAnimationFrame(() => setTimeout(start, 0, fail));
}

/**
 * Links lead on by themselves. What is done with anything else happens once the page's script knows of it. Where that
 * has failed, which is to be told by calling what is returned, the next tap loads the page anew.
 */
function keepEvents(app) {
  const kept = [];
  let failed = false;
  const fail = () => {
    failed = true;
  };
  const keep = (event) => {
    // A link leads on before that.
    if (failed) setTimeout(() => location.reload());
    else if (event.target.closest("a") === null) kept.push(event);
  };
  for (const type of ["click", "change"]) app.addEventListener(type, keep);
  const repeat = () => {
    for (const type of ["click", "change"]) app.removeEventListener(type, keep);
    for (const event of kept) event.target.dispatchEvent(new event.constructor(event.type, event));
  };
  app.addEventListener("ready", repeat, { once: true });
  // The script is there, but not its language.
  addEventListener("unhandledrejection", fail);
  return fail;
}

function add(name, properties) {
  document.head.append(Object.assign(document.createElement(name), properties));
}

function savedSettings() {
  try {
    return JSON.parse(stored("tabletown.settings")) ?? {};
  } catch {
    return {};
  }
}

function stored(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
