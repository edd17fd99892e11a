// Before the first paint, so that nothing flashes in the wrong theme, and before the page's script is there, so that its
// language comes beside it.
{
  const saved = savedSettings();
  const dark =
    saved.theme === "dark" || (saved.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  if (saved.language) document.documentElement.lang = saved.language;

  // As the page itself chooses, see src/settings.ts; the build writes where each language is.
  const languages = [saved.language, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()), "en"];
  const files = languages.map((name) => document.querySelector(`meta[name="language-${name}"]`)?.content);
  const href = files.find((each) => each !== undefined);
  if (href !== undefined) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", href, crossOrigin: "anonymous" }));
  }
}

function savedSettings() {
  try {
    return JSON.parse(localStorage.getItem("tabletown.settings")) ?? {};
  } catch {
    return {};
  }
}
