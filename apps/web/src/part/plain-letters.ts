/** Without accents and capitals, so that "laka" finds "Łąka", and with the apostrophe of a keyboard. */
export function plainLetters(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("’", "'").trim();
}
