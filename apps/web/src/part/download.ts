/** Hands a text to the browser as a file. */
export function downloadText(name: string, text: string): void {
  downloadFile(name, new Blob([text], { type: "application/json" }));
}

export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
