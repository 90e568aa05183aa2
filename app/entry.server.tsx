import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { Login } from "./addresses/address";
import { redactedPath } from "./addresses/redacted-path";
import { matchOf } from "./addresses/site-map";
import stylesheet from "./app.css?inline";
import { whoIs } from "./auth/guards.server";
import { startDatabase } from "./db/start.server";
import { keepCurrent } from "./domain/content/edition.server";
import { returnedForm } from "./domain/submissions/handed-back";
import { FormAccount, StagedFilesContext, SUBMISSION_ID, UnansweredSubmission } from "./forms";
import { formAccountOf } from "./forms/form-account.server";
import { readForm } from "./forms/read-body.server";
import { formatTime, i18nOf, type Language, translator } from "./i18n";
import { languageOf } from "./i18n/request-language.server";
import { now } from "./platform/clock.server";
import { documentMaker, withNotice } from "./platform/document/document.server";
import { readEnhancements } from "./platform/document/enhancements.server";
import { textResponse } from "./platform/document/text-response.server";
import { describeError, log } from "./platform/log.server";
import { ownOrigin } from "./platform/origin.server";
import { findLastGood, type LastGood } from "./platform/page-cache/last-good.server";
import { type Slot, withNewIds } from "./platform/page-cache/page-cache.server";
import { isLite, themePreference } from "./platform/preference-cookies.server";
import { currentReadOnly, siteReadOnly } from "./platform/read-only.server";
import { requestScope } from "./platform/request-scope.server";
import { settings } from "./platform/settings.server";
import { unavailableService } from "./platform/unavailable";
import { noteRoute } from "./server/route-instrumentation.server";
import { type HandedBack, PageFacts, StaleNotice } from "./ui";
import { readOnlyFacts } from "./ui/layout/read-only-notice";

export { matchAddress } from "./addresses/site-map";
export { routeHandlers } from "./server/route-handlers.server";
export { serve } from "./server/serve.server";

await startDatabase();
keepCurrent();
type RequestContext = AppLoadContext & { requestId?: string };
const makeDocument = documentMaker(stylesheet, readEnhancements());

const SECONDS_TO_WAIT = "30";

function whyNotSaved(status: number): HandedBack["reason"] {
  if (status === 409) return "other-account";
  if (status === 404) return "gone";
  if (requestScope()?.unavailable) return "away";
  return currentReadOnly()?.reason === "files" ? "files" : "read-only";
}

/** Returns the form to give back to its sender, even if a guard refused the request before the form was read. */
async function notSaved(request: Request, status: number): Promise<HandedBack | null> {
  const scope = requestScope();
  if (!scope || request.method !== "POST") return null;
  if (![404, 503].includes(status) && !scope.changedLogin) return null;
  if (!scope.typed && isShort(request)) await readForm(request, { namesOfFiles: true }).catch(() => null);
  const from = ownPath(cameFrom(request));
  if (!scope.typed) return null;
  const signedInAs = scope.changedLogin && (await accountName(scope.changedLogin, request));
  return { ...returnedForm(scope.typed, scope.files), reason: whyNotSaved(status), from, signedInAs };
}

async function accountName(kind: Login, request: Request): Promise<string> {
  const { doctor, computer, staff } = await whoIs(request);
  const names = {
    doctor: doctor && `${doctor.name[await languageOf(request)] || doctor.name.ar} (${doctor.memberNumber})`,
    computer: computer?.username,
    staff: staff && `${staff.fullName} (${staff.email})`,
  };
  return `\u2068${names[kind] ?? ""}\u2069`;
}

const LONGEST_READ_LATE = 1024 * 1024;
const isShort = (request: Request) => Number(request.headers.get("Content-Length")) <= LONGEST_READ_LATE;

/** Returns the path of a page for use in links: a path with two leading slashes would name another site. */
function ownPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname.replace(/^\/{2,}/, "/") + search;
}

function cameFrom(request: Request): string {
  const from = request.headers.get("Referer") ?? "";
  const isInternal = URL.canParse(from) && new URL(from).origin === new URL(request.url).origin;
  return isInternal ? from : request.url;
}

type DocumentRequest = [
  request: Request,
  responseStatus: number,
  headers: Headers,
  context: EntryContext,
  loadContext?: RequestContext,
];

export default async function handleRequest(
  ...[request, responseStatus, headers, context, loadContext = {}]: DocumentRequest
): Promise<Response> {
  noteRoute(context.staticHandlerContext.matches);
  const language = await languageOf(request);
  const away = responseStatus === 500 && Boolean(requestScope()?.unavailable);
  const status = away ? 503 : responseStatus;
  if (status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", SECONDS_TO_WAIT);
  const closed = siteReadOnly();
  const facts = {
    theme: themePreference.read(request.headers.get("Cookie")) ?? "light",
    lite: isLite(request),
    samples: settings.demo,
    origin: ownOrigin(request),
    path: ownPath(request.url),
    status,
    reference: loadContext.requestId ?? "",
    readOnly: closed && readOnlyFacts(closed, now(), language),
    away,
    notSaved: await notSaved(request, status),
  };
  const stood = findLastGood(status);
  if (stood) return asItStood(request, headers, stood, language);
  const toSendAgain = ["gone", "other-account"].includes(facts.notSaved?.reason ?? "")
    ? null
    : facts.notSaved;
  const unanswered = toSendAgain?.fields.find(([name]) => name === SUBMISSION_ID)?.[1] ?? null;
  const formAccount = await formAccountOf(matchOf({ request, context: loadContext })?.address ?? null);
  const rendered = renderToStaticMarkup(
    <I18nextProvider i18n={i18nOf[language]}>
      <PageFacts.Provider value={facts}>
        <UnansweredSubmission.Provider value={unanswered}>
          <FormAccount.Provider value={formAccount}>
            <StagedFilesContext.Provider value={requestScope()?.staged?.files ?? []}>
              <RemixServer context={context} url={request.url} />
            </StagedFilesContext.Provider>
          </FormAccount.Provider>
        </UnansweredSubmission.Provider>
      </PageFacts.Provider>
    </I18nextProvider>,
  );
  const refused = [409, 422, 429].includes(status);
  const slot = closed ? undefined : requestScope()?.slot;
  const errorTitle = `<title>${translator(language, "forms")("error")} `;
  return send(request, {
    status,
    headers,
    markup: refused ? rendered.replace("<title>", errorTitle) : rendered,
    language,
    slot,
  });
}

type Page = { status: number; headers: Headers; markup: string; language: Language; slot?: Slot };

function send(request: Request, { status, headers, markup, language, slot }: Page) {
  const { html, policy } = makeDocument(markup);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  headers.set("Content-Language", language);
  return textResponse(request, { status, headers, text: html, slot });
}

/** Sends the last good version of a page that cannot be rendered now, marked as stale for readers and caches. */
function asItStood(request: Request, headers: Headers, stood: LastGood, language: Language) {
  const notice = renderToStaticMarkup(
    <I18nextProvider i18n={i18nOf[language]}>
      <StaleNotice time={formatTime(stood.madeAt, language)} />
    </I18nextProvider>,
  );
  headers.delete("Retry-After");
  headers.set("Cache-Control", "no-store");
  headers.set("Warning", '110 - "Response is Stale"');
  headers.set("Age", String(stood.ageSeconds));
  return send(request, {
    status: 200,
    headers,
    markup: withNewIds(withNotice(stood.markup, notice)),
    language,
  });
}

/** Remix warns of `?_data=` in an address, which none of our pages uses. */
const isOldDataCall = (error: unknown) =>
  error instanceof Error && error.message.startsWith("Warning: Single fetch-enabled apps");

export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  const isServerError = !isRouteErrorResponse(error) || error.status >= 500;
  if (request.signal.aborted || !isServerError || isOldDataCall(error)) return;
  const { requestId } = (context ?? {}) as RequestContext;
  const path = redactedPath(new URL(request.url).pathname);
  const unavailable = unavailableService(error) ?? undefined;
  const scope = requestScope();
  if (scope && unavailable) scope.unavailable = unavailable;
  log.error("failed to render a page", { requestId, path, away: unavailable, ...describeError(error) });
}
