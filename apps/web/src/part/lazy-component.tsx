import type { ComponentType, JSX } from "preact";
import { FailedPage, LoadingPage, useLoading } from "./loading.tsx";

/** A component whose code is fetched when it is first shown. */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => JSX.Element {
  return function LazyComponent(props) {
    const [loading, retry] = useLoading("code", load);
    if (loading.state === "loading") return <LoadingPage />;
    if (loading.state === "failed") return <FailedPage retry={retry} />;
    const Component = loading.value;
    return <Component {...props} />;
  };
}
