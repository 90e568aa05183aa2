import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import stylesheet from "./app.css?inline";
import { startDatabase } from "./db/start.server";
import { languageOf } from "./i18n/request-language.server";
import { i18nOf, translator } from "./i18n/translator";
import { documentMaker } from "./platform/document/document.server";
import { finish } from "./platform/document/finish.server";
import { describeError, log } from "./platform/log.server";
import { ownOrigin } from "./platform/own-origin.server";
import { isLite, themePreference } from "./platform/preference-cookies.server";
import { namedPath } from "./server/named-path";
import { busy } from "./ui/busy";
import { enhancement } from "./ui/enhance";
import { nameLookUp } from "./ui/name-look-up";
import { PageFacts } from "./ui/page-facts";
import { sentDialog } from "./ui/sent-dialog";
import { universities } from "./ui/universities";
import { viewer } from "./ui/viewer";

export { serve } from "./server/serve.server";

await startDatabase();
type RequestContext = AppLoadContext & { requestId?: string };
const MARKS_FOR_HYDRATION = /<!--(?: |\/?\$)?-->/g;
const makeDocument = documentMaker(stylesheet, {
  always: enhancement,
  byClass: { busy, viewer, oath: nameLookUp, universities, "sent-dialog": sentDialog },
});

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RequestContext = {},
): Promise<Response> {
  const language = await languageOf(request);
  const { pathname, search } = new URL(request.url);
  const facts = {
    theme: themePreference.read(request.headers.get("Cookie")) ?? "light",
    lite: isLite(request),
    origin: ownOrigin(request),
    path: pathname + search,
    status,
    reference: loadContext.requestId ?? "",
  };
  const rendered = renderToString(
    <I18nextProvider i18n={i18nOf[language]}>
      <PageFacts.Provider value={facts}>
        <RemixServer context={context} url={request.url} />
      </PageFacts.Provider>
    </I18nextProvider>,
  ).replace(MARKS_FOR_HYDRATION, "");
  const refused = [409, 422, 429].includes(status);
  const errorTitle = `<title>${translator(language, "forms")("error")} `;
  const { html, policy } = makeDocument(refused ? rendered.replace("<title>", errorTitle) : rendered);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  headers.set("Content-Language", language);
  return finish(request, status, headers, html);
}

export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  const ours = !isRouteErrorResponse(error) || error.status >= 500;
  if (request.signal.aborted || !ours) return;
  const { requestId } = (context ?? {}) as RequestContext;
  const path = namedPath(new URL(request.url).pathname);
  log.error("a page failed", { requestId, path, ...describeError(error) });
}
