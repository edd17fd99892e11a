export const ID = "suburbia";

export const RULES_VERSION = 1;
