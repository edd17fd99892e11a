import { type Signal, useSignal } from "@preact/signals";
import { Button, Icon } from "@tabletown/ui";
import type { JSX } from "preact";
import { settings } from "../settings.ts";
import { texts } from "./text.ts";

/** A photo to copy from. It is shown out of the memory of this page and goes nowhere. */
export function Photo({ address }: { readonly address: Signal<string | undefined> }): JSX.Element {
  const { language } = settings.value;
  const size = useSignal(100);
  const change = (file: File | undefined): void => {
    if (address.value !== undefined) URL.revokeObjectURL(address.value);
    address.value = file && URL.createObjectURL(file);
  };
  return (
    <section class="photo" aria-label={texts.photo[language]}>
      {address.value === undefined ? (
        <p class="small soft">{texts.photoHint[language]}</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
          <div class="photo-frame" tabIndex={0}>
            <img src={address.value} alt={texts.photoAlt[language]} style={{ width: `${size.value}%` }} />
          </div>
          <label class="field-inline">
            <span>{texts.photoSize[language]}</span>
            <input
              type="range"
              min={100}
              max={500}
              step={25}
              value={size.value}
              onInput={({ currentTarget }) => {
                size.value = Number(currentTarget.value);
              }}
            />
          </label>
        </>
      )}
      <p class="button-row">
        <label class="button button-plain file-button">
          <input
            type="file"
            accept="image/*"
            class="unseen"
            onChange={({ currentTarget }) => {
              change(currentTarget.files?.[0]);
              // The same photo again, once it was removed, is a change too.
              currentTarget.value = "";
            }}
          />
          <Icon name="upload" />
          <span>{texts.photoChoose[language]}</span>
        </label>
        {address.value !== undefined && (
          <Button kind="quiet" icon="trash" onClick={() => change(undefined)}>
            {texts.photoRemove[language]}
          </Button>
        )}
      </p>
    </section>
  );
}
