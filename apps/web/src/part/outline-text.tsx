import type { Outline } from "@tabletown/kernel";
import { SeatMark, useMatchContext } from "@tabletown/ui";
import type { JSX } from "preact";

/** The position as structured text. */
export function OutlineText({ outline }: { readonly outline: Outline }): JSX.Element {
  const context = useMatchContext();
  return (
    <div class="outline pad">
      {outline.sections.map((section, i) => (
        <section key={`${section.title}${i}`}>
          <h2>
            {section.seat !== undefined && <SeatMark seat={section.seat} />}
            {section.title}
          </h2>
          <dl>
            {section.rows.map((row, r) => (
              <div key={`${row.label}${r}`} class={`row-${row.tone ?? "plain"}`}>
                <dt>{row.label}</dt>
                <dd>
                  {row.about === undefined ? (
                    row.text
                  ) : (
                    <button type="button" class="text-link" onClick={() => context.inspect(row.about ?? "")}>
                      {row.text}
                    </button>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
