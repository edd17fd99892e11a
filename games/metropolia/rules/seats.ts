/** SPEC 2.1. */
export const FEWEST_SEATS = 2;
export const MOST_SEATS = 4;
