import { type Outline, type OutlineRow, type Seat, type Section, same } from "@tabletown/kernel";

/** The rows of a position that were not there before, under the titles they belong to; and what is drawn of one's own. */
export function changedRows(before: Outline, now: Outline, own: Seat): Outline {
  const sections = now.sections.flatMap((section, index): Section[] => {
    const earlier = before.sections.find((each) => isSame(each, section)) ?? before.sections[index];
    const known = new Set(earlier?.rows.map(rowKey));
    const rows = section.rows.filter((row) => !known.has(rowKey(row)));
    const { picture, pictureColumns, ...rest } = section;
    const drawn = picture !== undefined && (section.seat === own || !same(picture, earlier?.picture));
    return rows.length === 0 && !drawn
      ? []
      : [{ ...rest, rows, ...(drawn && { picture, ...(pictureColumns && { pictureColumns }) }) }];
  });
  return { sections };
}

function isSame(one: Section, other: Section): boolean {
  return one.title === other.title && one.seat === other.seat;
}

function rowKey({ label, text }: OutlineRow): string {
  return `${label}\n${text}`;
}
