import { directionOf, type Language } from "~/i18n/languages";
import { type Problem, problemWords } from "./problem-words";

export const problemStyle =
  ":root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}body{max-inline-size:34rem;margin:12vh auto;padding-inline:1rem}";

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The small page for a request refused before the application sees it. */
export function problemPage(problem: Problem, language: Language, reference: string): string {
  const words = problemWords[language];
  const [title, text] = words[problem];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${problemStyle}</style></head>
<body><main><h1>${title}</h1><p>${text}</p>
<p>${words.reference}: <bdi dir="ltr">${escapeHtml(reference)}</bdi></p>
<p><a href="/">${words.home}</a></p></main></body>
</html>
`;
}
