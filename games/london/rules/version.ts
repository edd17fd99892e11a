export const ID = "london";

export const RULES_VERSION = 1;
