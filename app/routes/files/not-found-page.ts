import { directionOf } from "~/i18n/languages";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";

/** The 404 answer of an address that otherwise sends a file and so has no page around it. */
export async function notFoundPage(request: Request): Promise<Response> {
  const language = await languageOf(request);
  const t = translator(language, "shell");
  const title = t("not-found.title");
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>404 – ${title}</title><main><h1>404 – ${title}</h1><p>${t("not-found.body")}</p>
<p><a href="/">${t("not-found.home")}</a></p></main></html>`;
  return new Response(html, {
    status: 404,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
