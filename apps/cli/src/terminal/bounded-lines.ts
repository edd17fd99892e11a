/** Lines of a stream. Of one longer than `longest` no more than a piece is kept, which is longer too. */
export async function* boundedLines(input: AsyncIterable<string>, longest: number): AsyncGenerator<string> {
  let line = "";
  for await (const text of input) {
    const [first = "", ...others] = text.split("\n");
    if (line.length <= longest) line += first;
    for (const next of others) {
      yield line;
      line = next;
    }
  }
  yield line;
}
