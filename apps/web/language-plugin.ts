import type { Plugin } from "vite";

const LANGUAGE = /\/apps\/web\/src\/text\/(\w+)\/index\.ts$/;
const SCRIPT = '<script src="./theme.js">';

/** Tells `public/theme.js` where each language is, so that the one somebody reads is fetched beside the page's script. */
export function languageFiles(): Plugin {
  return {
    name: "language-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const files = Object.values(bundle).flatMap((file) => {
          const id = file.type === "chunk" ? file.facadeModuleId?.replaceAll("\\", "/") : undefined;
          const language = LANGUAGE.exec(id ?? "")?.[1];
          return language === undefined
            ? []
            : `<meta name="language-${language}" content="./${file.fileName}" />\n    `;
        });
        return html.replace(SCRIPT, (script) => files.join("") + script);
      },
    },
  };
}
