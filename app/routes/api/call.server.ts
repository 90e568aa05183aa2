import type { ActionFunctionArgs } from "@remix-run/node";
import { type Address, anyone } from "~/addresses/address";
import type { Visitor } from "~/auth/guards.server";
import { assertBodyRead, noteAnsweredAddress } from "~/auth/handler.server";
import { InvalidCredentials } from "~/auth/lockout.server";
import { retryAfterOf } from "~/auth/refused-attempt.server";
import { isUsed } from "~/content/current-edition";
import { lookUpProblem } from "~/domain/members/look-up";
import { type Language, sentence } from "~/i18n";
import { callerLanguageOf } from "~/i18n/request-language.server";
import { describeError, log } from "~/platform/log.server";
import { requestScope } from "~/platform/request-scope.server";
import { unavailableService } from "~/platform/unavailable";
import { requireCaller } from "./access.server";
import { Refused } from "./refused.server";

type Rest = { status?: number; headers?: HeadersInit };

/** Returns an answer that no cache may store. */
export function json(body: object, { status = 200, headers: more }: Rest): Response {
  const headers = new Headers(more);
  headers.set("Content-Type", "application/json; charset=utf-8");
  headers.set("Cache-Control", "no-store");
  return new Response(JSON.stringify(body), { status, headers });
}

/** Returns the response to a successful call; `headers` may set cookies. */
export const success = (body: Record<string, unknown> = {}, rest: Rest = {}) =>
  json({ success: true, ...body }, rest);

function failure({ status, key, facts }: Refused, language: Language): Response {
  const { params, fields, headers } = facts;
  const messages = Object.entries(fields ?? {}).map(([name, code]) => [name, sentence(language, code)]);
  const error = sentence(language, key, params);
  return json(
    { success: false, error, ...(fields && { fields: Object.fromEntries(messages) }) },
    { status, headers },
  );
}

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
  const later = retryAfterOf(error, language);
  if (later) return new Refused(429, "auth:locked", { params: later.words, headers: later.headers });
  if (error instanceof InvalidCredentials) return new Refused(401, "auth:wrong");
  const key = error instanceof Response && byStatus.get(error.status);
  if (key) return new Refused(error.status, key, { headers: laterOf(error) });
  const { pathname: path } = new URL(request.url);
  const unavailable = unavailableService(error) ?? undefined;
  const scope = requestScope();
  if (scope && unavailable) scope.unavailable = unavailable;
  log.error("an API request failed", {
    requestId: context.requestId,
    path,
    away: unavailable,
    ...describeError(error),
  });
  const problem = lookUpProblem(error) === "timeout" ? "timeout" : "server";
  return new Refused(503, `cards:${problem}`, { headers: { "Retry-After": "5" } });
}

/** Includes the signed-in account if the address is for callers with a session cookie. */
type CallTo<A extends Address> = Call &
  (A["who"] extends { login: "caller" } ? { caller: Visitor } : unknown);

/**
 * Makes the loader or the action of a JSON call: its answer, or the error it was refused with, in the caller's language: 404
 * where the association does not use this part of the site, 401 and 403 for whoever is none of the address's callers. The
 * function returned names its `addresses`, as those of `handler` do.
 */
export function call<A extends Address>(address: A, answer: (call: CallTo<A>) => Promise<Response>) {
  const { who, use }: Address = address;
  const respond = async (sent: Sent) => {
    noteAnsweredAddress(address);
    const received: Call = { ...sent, language: await callerLanguageOf(sent.request) };
    try {
      if (!isUsed(use)) throw new Refused(404, "api:no-such-call");
      const caller = who.login === "caller" ? await requireCaller(sent.request, ...who.of) : null;
      const answered = await answer({ ...received, caller } as CallTo<A>);
      assertBodyRead(address, sent.request, answered);
      return answered;
    } catch (error) {
      return failure(refusalOf(error, received), received.language);
    }
  };
  return Object.assign(respond, { addresses: [address as Address] });
}

/**
 * Answers GET for an endpoint that only accepts POST. Endpoints that only accept GET refuse a body by their address.
 */
export const methodNotAllowed = (address: Address) =>
  call({ ...address, who: anyone("refuses everybody") }, async () => {
    throw new Refused(405, "api:other-method", { headers: { Allow: "POST" } });
  });
