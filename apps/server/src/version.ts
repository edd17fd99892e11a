export const NAME = "Tabletown";
export const VERSION = "0.1.0";
