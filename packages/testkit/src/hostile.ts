function deeplyNested(): unknown {
  let deep: unknown = "bottom";
  for (let i = 0; i < 5_000; i++) deep = { deep };
  return deep;
}

/** Things an attacker, or a broken client, sends instead of an action. None of them is ever a legal move. */
export const HOSTILE_INPUTS: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  Number.NaN,
  "",
  "no such move",
  "x".repeat(200_000),
  [],
  {},
  deeplyNested(),
  Array.from({ length: 10_000 }, (_, i) => i),
  Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`k${i}`, i])),
  JSON.parse('{"__proto__":{"kind":"pass"},"constructor":{"prototype":{}}}'),
  { toString: "x", valueOf: 1, hasOwnProperty: false },
  () => "a function",
  Symbol("a symbol"),
  new Proxy(
    {},
    {
      get: () => "anything",
    },
  ),
];

/** Seats that nobody sits on. */
export const HOSTILE_SEATS: readonly number[] = [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 4_294_967_296, 99];
