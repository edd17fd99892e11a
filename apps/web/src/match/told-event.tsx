import type { GameEvent } from "@tabletown/kernel";
import { RuleLink, type Setting } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { InPlay } from "../library.ts";
import { lightUp, placeOf, showPlace } from "./anchor.ts";
import { matchTexts } from "./text/index.ts";

interface ToldEventProps {
  readonly event: GameEvent;
  readonly setting: Setting;
  readonly board: InPlay["board"];
  /** The place is being looked for: what lies over it should go. */
  onShow?(place: Element | undefined): void;
}

/** A sentence about what happened, and the rule; when touched it shows where it happened. */
export function ToldEvent({ event, setting, board, onShow }: ToldEventProps): JSX.Element {
  const sentence = setting.words.event(event, setting.name, setting.you);
  const places = placesOf(board, event);
  const darken = useRef<() => void>(undefined);
  // Once: what is lit by then for another reason stays lit.
  const leave = (): void => {
    darken.current?.();
    darken.current = undefined;
  };
  useEffect(() => leave, []);
  const enter = (): void => {
    leave();
    darken.current = lightUp(placeOf(places));
  };
  const show = (): void => {
    leave();
    onShow?.(placeOf(places));
    // Whatever lay over the board is gone by then.
    requestAnimationFrame(() => showPlace(places));
  };
  return (
    <p class="told">
      {places.length === 0 ? (
        <span>{sentence}</span>
      ) : (
        <button
          type="button"
          class="told-place"
          title={matchTexts().showPlace}
          onMouseEnter={enter}
          onMouseLeave={leave}
          onFocus={enter}
          onBlur={leave}
          onClick={show}
        >
          {sentence}
        </button>
      )}
      <RuleLink number={event.cause.rule} />
    </p>
  );
}

/** Where something happened, the best name of the place first. */
function placesOf(board: InPlay["board"], event: GameEvent): readonly string[] {
  const flights = board.flights(event).flatMap(({ from, to }) => [to, from]);
  return [...(board.places?.(event) ?? []), ...flights];
}
