import * as v from "valibot";

/** Written out: the compiler's own words for it are more than other compilers understand. */
type ActionShape<Type extends string, Entries extends v.ObjectEntries> = v.StrictObjectSchema<
  { readonly type: v.LiteralSchema<Type, undefined> } & Entries,
  undefined
>;

/** One kind of action as a schema: its tag, what else it holds, and a sentence on what it does. */
export function actionShape<const Type extends string, const Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
  meaning: string,
): ActionShape<Type, Entries> {
  return v.pipe(v.strictObject({ type: v.literal(type), ...entries }), v.description(meaning));
}
