// The little of Eleventy that is used here; it brings no types.
declare module "@11ty/eleventy" {
  interface Settings {
    setUseGitIgnore(use: boolean): void;
    amendLibrary(name: "md", change: (markdown: import("./markdown.ts").Markdown) => void): void;
    addTemplate(path: string, text: string, data: Readonly<Record<string, unknown>>): void;
  }

  interface Options {
    readonly quietMode: boolean;
    readonly configPath: string;
    config(settings: Settings): { readonly markdownTemplateEngine: false };
  }

  export class Eleventy {
    constructor(input: string, output: string, options: Options);
    write(): Promise<unknown>;
  }
}
