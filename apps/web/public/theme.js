// Before the first paint, so that nothing flashes in the wrong theme.
try {
  const saved = JSON.parse(localStorage.getItem("tabletown.settings") ?? "{}");
  const dark =
    saved.theme === "dark" || (saved.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  if (saved.language) document.documentElement.lang = saved.language;
} catch {
  document.documentElement.dataset.theme = "light";
}
