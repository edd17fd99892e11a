import manifest from "../package.json" with { type: "json" };

export const NAME = "Tabletown";
export const VERSION: string = manifest.version;
