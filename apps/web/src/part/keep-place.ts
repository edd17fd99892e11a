import { afterFrame } from "@tabletown/ui";

/**
 * Remembers which entry of a list has the focus. Once it is removed and that is drawn, whoever goes by keys is at the one
 * that has come into its place, or at what the list was called.
 */
export function keepPlace(): () => void {
  const { activeElement } = document;
  const entry = activeElement?.closest("li");
  const list = entry?.parentElement;
  if (!entry || !list) return () => undefined;
  const place = [...list.children].indexOf(entry);
  const heading = list.closest("section, main")?.querySelector<HTMLElement>("h1, h2");
  const goOn = (): void => {
    if (document.activeElement !== document.body) return;
    const next = list.isConnected ? (list.children[place] ?? list.lastElementChild) : null;
    const tool = [...(next?.querySelectorAll<HTMLElement>("a[href], button") ?? [])].at(-1) ?? heading;
    if (tool === heading) heading?.setAttribute("tabindex", "-1");
    tool?.focus();
  };
  return () => afterFrame(goOn);
}
