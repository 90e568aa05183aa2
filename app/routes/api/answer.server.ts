import type { Language } from "~/i18n/languages";
import { sentence } from "~/i18n/translator";
import type { Refused } from "./refused";

type Rest = { status?: number; headers?: HeadersInit };

function json(body: object, { status = 200, headers: more }: Rest): Response {
  const headers = new Headers(more);
  headers.set("Content-Type", "application/json; charset=utf-8");
  headers.set("Cache-Control", "no-store");
  return new Response(JSON.stringify(body), { status, headers });
}

/** The answer to a call that was done; `headers` may carry cookies. */
export const success = (body: Record<string, unknown> = {}, rest: Rest = {}) =>
  json({ success: true, ...body }, rest);

/** The answer to a call that was not, in words. */
export function failure({ status, key, facts }: Refused, language: Language): Response {
  const { params, fields, headers } = facts;
  const said = Object.entries(fields ?? {}).map(([name, code]) => [name, sentence(language, code)]);
  const error = sentence(language, key, params);
  return json(
    { success: false, error, ...(fields && { fields: Object.fromEntries(said) }) },
    { status, headers },
  );
}
