/** A text with every block of code replaced; fences may stand further in, in a list. */
export function withBlocks(markdown: string, replaced: (block: string) => string): string {
  return markdown.replace(/^([ \t]*)```[^\n]*\n(?:[\s\S]*?\n)??\1```[ \t]*$/gm, (block) => replaced(block));
}
