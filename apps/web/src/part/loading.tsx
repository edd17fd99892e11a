import { useSignal } from "@preact/signals";
import { Button } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../text/index.ts";
import { PageHead } from "./page-head.tsx";

type Loading<T> =
  | { readonly state: "loading" }
  | { readonly state: "failed" }
  | { readonly state: "loaded"; readonly value: T };

/** Something that is fetched once per key, unless it is known already, and again when `retry` is called. */
export function useLoading<T>(
  key: string,
  fetch: () => Promise<T>,
  known?: T,
): readonly [Loading<T>, retry: () => void] {
  const loading = useSignal<Loading<T>>(known === undefined ? { state: "loading" } : { state: "loaded", value: known });
  const attempt = useSignal(0);
  useEffect(() => {
    let wanted = true;
    const set = (next: Loading<T>): void => {
      if (wanted) loading.value = next;
    };
    if (known !== undefined) {
      set({ state: "loaded", value: known });
      return;
    }
    set({ state: "loading" });
    fetch().then(
      (value) => set({ state: "loaded", value }),
      () => set({ state: "failed" }),
    );
    return () => {
      wanted = false;
    };
  }, [key, attempt.value]);
  return [loading.value, () => attempt.value++];
}

export function LoadingPage(): JSX.Element {
  return (
    <main class="page loading">
      <p role="status" class="soft">
        {t().loading}
      </p>
    </main>
  );
}

interface FailedPageProps {
  readonly retry?: () => void;
  readonly text?: string;
  /** Where it can still be watched. */
  readonly watch?: string;
  /** What else could help. */
  readonly children?: ComponentChildren;
}

export function FailedPage({ retry, text, watch, children }: FailedPageProps): JSX.Element {
  return (
    <div>
      <PageHead />
      <main class="page loading">
        <p role="alert">{text ?? t().failed}</p>
        {children}
        {watch !== undefined && (
          <Button kind="main" icon="play" href={watch}>
            {t().replay}
          </Button>
        )}
        {retry !== undefined && (
          <Button kind={watch === undefined && children === undefined ? "main" : "plain"} onClick={retry}>
            {t().retry}
          </Button>
        )}
        <Button href="#/">{t().home}</Button>
      </main>
    </div>
  );
}
