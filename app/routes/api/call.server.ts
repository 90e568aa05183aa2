import type { ActionFunctionArgs } from "@remix-run/node";
import { SignInRefused } from "~/auth/sign-in.server";
import { tryLater } from "~/auth/try-later.server";
import { lookUpProblem } from "~/domain/dues/look-up-problem";
import type { Language } from "~/i18n/languages";
import { callerLanguageOf } from "~/i18n/request-language.server";
import { awayOf } from "~/platform/away.server";
import { describeError, log } from "~/platform/log.server";
import { requestScope } from "~/platform/request-scope.server";
import { failure } from "./answer.server";
import { Refused } from "./refused";

type Sent = Pick<ActionFunctionArgs, "request" | "context" | "params">;
type Call = Sent & { language: Language };

const byStatus = new Map([
  [400, "api:not-understood"],
  [413, "api:too-much"],
  [503, "api:read-only"],
]);

function laterOf({ headers }: Response): Record<string, string> {
  const later = headers.get("Retry-After");
  return later ? { "Retry-After": later } : {};
}

function refusalOf(error: unknown, { request, language, context }: Call): Refused {
  if (error instanceof Refused) return error;
  const later = tryLater(error, language);
  if (later) return new Refused(429, "auth:locked", { params: later.words, headers: later.headers });
  if (error instanceof SignInRefused) return new Refused(401, "auth:wrong");
  const key = error instanceof Response && byStatus.get(error.status);
  if (key) return new Refused(error.status, key, { headers: laterOf(error) });
  const { pathname: path } = new URL(request.url);
  const away = awayOf(error) ?? undefined;
  const scope = requestScope();
  if (scope && away) scope.away = away;
  log.error("a call failed", { requestId: context.requestId, path, away, ...describeError(error) });
  const problem = lookUpProblem(error) === "timeout" ? "timeout" : "server";
  return new Refused(503, `cards:${problem}`, { headers: { "Retry-After": "5" } });
}

/** A JSON call: its answer, or the error it was refused with, in the caller's language. */
export const call = (answer: (call: Call) => Promise<Response>) => async (sent: Sent) => {
  const asked = { ...sent, language: await callerLanguageOf(sent.request) };
  try {
    return await answer(asked);
  } catch (error) {
    return failure(refusalOf(error, asked), asked.language);
  }
};

/** What a call answers to every other method. */
export const otherMethod = (allow: "POST" | "GET, HEAD") =>
  call(async () => {
    throw new Refused(405, "api:other-method", { headers: { Allow: allow } });
  });
