export const ID = "metropolia";

/** Raised whenever the same moves would lead elsewhere. */
export const RULES_VERSION = 1;
