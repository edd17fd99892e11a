export const cards = (n: number): string => (n === 1 ? "1 card" : `${n} cards`);
