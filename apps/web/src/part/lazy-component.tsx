import { Button } from "@tabletown/ui";
import type { ComponentType, JSX } from "preact";
import { t } from "../text/index.ts";
import { FailedPage, LoadingPage, useLoading } from "./loading.tsx";

type Load<P> = () => Promise<ComponentType<P>>;

/** A screen whose code is fetched when it is first shown. */
export function lazyComponent<P extends object>(load: Load<P>): (props: P) => JSX.Element | null {
  return lazy(load, LoadingPage, FailedPage);
}

/** The same for a part of a screen: until it is there, the rest stays where it is. */
export function lazyPart<P extends object>(load: Load<P>): (props: P) => JSX.Element | null {
  return lazy(load, () => null, FailedPart);
}

function lazy<P extends object>(
  load: Load<P>,
  Loading: ComponentType,
  Failed: ComponentType<{ retry(): void }>,
): (props: P) => JSX.Element | null {
  return function Lazy(props) {
    const [loading, retry] = useLoading("code", load);
    if (loading.state === "loading") return <Loading />;
    if (loading.state === "failed") return <Failed retry={retry} />;
    const Component = loading.value;
    return <Component {...props} />;
  };
}

function FailedPart({ retry }: { retry(): void }): JSX.Element {
  return (
    <div class="button-row">
      <p role="alert">{t().failed}</p>
      <Button onClick={retry}>{t().retry}</Button>
    </div>
  );
}
