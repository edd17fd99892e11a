/** With so many digits, and a real minus sign where something is left of the number. */
export function decimal(value: number, digits: number): string {
  const text = value.toFixed(digits);
  return text.replace("-", Number(text) === 0 ? "" : "−");
}

export function percent(rate: number, digits = 1): string {
  return `${decimal(100 * rate, digits)} %`;
}
