import { useSignal } from "@preact/signals";
import { Button } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../text/index.ts";
import { PageHead } from "./page-head.tsx";
import { useTitle } from "./use-title.ts";

type Loading<T> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly late?: true }
  | { readonly state: "loaded"; readonly value: T };

/** Milliseconds after which what has neither come nor failed counts as failed, until it comes after all. */
const LATE = 60_000;

/**
 * Something that is fetched once per key, unless it is known already, and again when `retry` is called. What is late is
 * still on its way, and a browser would only wait for the same script again: then the page is loaded anew.
 */
export function useLoading<T>(
  key: string,
  fetch: () => Promise<T>,
  known?: T,
): readonly [Loading<T>, retry: () => void] {
  const loading = useSignal<Loading<T>>(known === undefined ? { state: "loading" } : { state: "loaded", value: known });
  const attempt = useSignal(0);
  useEffect(() => {
    if (known !== undefined) {
      loading.value = { state: "loaded", value: known };
      return;
    }
    let wanted = true;
    const set = (next: Loading<T>): void => {
      if (wanted) loading.value = next;
      clearTimeout(waiting);
    };
    const waiting = setTimeout(() => set({ state: "failed", late: true }), LATE);
    loading.value = { state: "loading" };
    fetch().then(
      (value) => set({ state: "loaded", value }),
      () => set({ state: "failed" }),
    );
    return () => {
      wanted = false;
      clearTimeout(waiting);
    };
  }, [key, attempt.value]);
  const retry = (): void => {
    if (loading.value.state === "failed" && loading.value.late) location.reload();
    else attempt.value++;
  };
  return [loading.value, retry];
}

export function LoadingPage(): JSX.Element {
  useTitle("");
  return (
    <main class="page loading">
      <p role="status" class="soft">
        {t().loading}
      </p>
    </main>
  );
}

/** The element that says why there is nothing: a form below it may put that right. */
export const FAILURE = "failure";

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
      <PageHead title={text ?? t().failed} />
      <main class="page loading">
        <h1 class="unseen">Tabletown</h1>
        <p role="alert" id={FAILURE}>
          {text ?? t().failed}
        </p>
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
