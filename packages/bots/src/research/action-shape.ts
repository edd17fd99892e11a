import * as v from "valibot";

/** One kind of action as a schema: its tag, what else it holds, and a sentence on what it does. */
export function actionShape<const Type extends string, const Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
  meaning: string,
) {
  return v.pipe(v.strictObject({ type: v.literal(type), ...entries }), v.description(meaning));
}
