import { useSignal } from "@preact/signals";
import { Button } from "@tabletown/ui";
import type { ComponentType, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../text/index.ts";

type Progress<T> =
  | { readonly state: "waiting" }
  | { readonly state: "failed" }
  | { readonly state: "here"; readonly value: T };

/** Something that arrives: fetched once per key, can be tried again. */
export function useArriving<T>(key: string, fetch: () => Promise<T>): readonly [Progress<T>, again: () => void] {
  const progress = useSignal<Progress<T>>({ state: "waiting" });
  const attempt = useSignal(0);
  useEffect(() => {
    let here = true;
    progress.value = { state: "waiting" };
    fetch().then(
      (value) => {
        if (here) progress.value = { state: "here", value };
      },
      () => {
        if (here) progress.value = { state: "failed" };
      },
    );
    return () => {
      here = false;
    };
  }, [key, attempt.value]);
  return [progress.value, () => attempt.value++];
}

export function Waiting(): JSX.Element {
  return (
    <main class="page waiting">
      <p role="status" class="soft">
        {t().loading}
      </p>
    </main>
  );
}

export function Failed({ again, text }: { readonly again?: () => void; readonly text?: string }): JSX.Element {
  return (
    <main class="page waiting">
      <p role="alert">{text ?? t().failed}</p>
      {again !== undefined && (
        <Button kind="main" onClick={again}>
          {t().retry}
        </Button>
      )}
      <Button href="#/">{t().home}</Button>
    </main>
  );
}

/** A component whose code is fetched when it is first shown. */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => JSX.Element {
  return function Lazily(props) {
    const [progress, again] = useArriving("code", load);
    if (progress.state === "waiting") return <Waiting />;
    if (progress.state === "failed") return <Failed again={again} />;
    const Loaded = progress.value;
    return <Loaded {...props} />;
  };
}
