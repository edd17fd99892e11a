export const ID = "budowa-miasta";

/** Goes up whenever the same moves would lead elsewhere. */
export const RULES_VERSION = 1;
