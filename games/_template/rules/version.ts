export const ID = "_template";

/** Changes when the same moves would lead elsewhere. */
export const RULES_VERSION = 1;
