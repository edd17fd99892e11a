import type { Plugin, Rolldown } from "vite";

const LANGUAGE = /\/apps\/web\/src\/text\/(\w+)\/index\.ts$/;
const SCRIPT = '<script src="./start.js">';
/** The letters of most of its words; those of other scripts are fetched where they occur. */
const LETTERS: Readonly<Record<string, string>> = { en: "latin", pl: "latin", ru: "cyrillic" };

/** Tells `public/start.js` where the texts and the letters of each language are, so that those that somebody reads are fetched beside the page's script. */
export function languageFiles(): Plugin {
  return {
    name: "language-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const lines = Object.values(bundle).flatMap((file) => {
          const language = languageOf(file);
          if (language === undefined) return [];
          const files = [file.fileName, ...fontsOf(language, Object.keys(bundle))].map((name) => `./${name}`);
          return `<meta name="language-${language}" content="${files.join(" ")}" />\n    `;
        });
        return html.replace(SCRIPT, (script) => lines.join("") + script);
      },
    },
  };
}

function languageOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string | undefined {
  const id = file.type === "chunk" ? file.facadeModuleId?.replaceAll("\\", "/") : undefined;
  return LANGUAGE.exec(id ?? "")?.[1];
}

function fontsOf(language: string, files: readonly string[]): readonly string[] {
  return files.filter((name) => name.includes(`-${LETTERS[language]}-wght-normal-`) && name.endsWith(".woff2"));
}
