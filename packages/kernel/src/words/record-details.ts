import { inEveryLanguage, type Texts } from "./texts.ts";

/** That the script ends before this draw; they are counted from one. */
export function drawMissing(number: number): Texts {
  return {
    en: `draw ${number} is missing`,
    pl: `brakuje losowania nr ${number}`,
    ru: `не хватает случайного результата № ${number}`,
  };
}

export function drawImpossible(number: number, found: number, most: number): Texts {
  return {
    en: `draw ${number} is ${found}, not a whole number from 0 to ${most}`,
    pl: `losowanie nr ${number} to ${found}, a nie liczba całkowita od 0 do ${most}`,
    ru: `случайный результат № ${number} — это ${found}, а не целое число от 0 до ${most}`,
  };
}

export function drawsLeftOver(count: number): Texts {
  return { en: `${count} too many`, pl: `o ${count} za dużo`, ru: `лишних: ${count}` };
}

const elsewhere: Texts = {
  en: "it is another seat’s turn",
  pl: "to kolej innego miejsca",
  ru: "сейчас ход другого места",
};

/** A move of a seat that is not on turn. */
export function outOfTurn(move: string): Texts {
  return inEveryLanguage((language) => `${move}: ${elsewhere[language]}`);
}
