import type { Call, Fields, RefusalStatus } from "~/content/api/call";
import { idempotencyKey } from "~/content/api/description";
import { neverDone, refusalsOf } from "~/content/api/refusals";
import type { Words } from "~/content/words";
import type { Language } from "~/i18n/languages";
import { type Described, exampleOf, objectOf, schemaOf } from "./schema-of";

const JSON_TYPE = "application/json";
const WAITS: readonly RefusalStatus[] = [429, 503];

export const saidIn = (language: Language) => (words: Words) =>
  words[language].replace(/[\u2066\u2069]/g, "");

const succeeded: Described = { type: "boolean", const: true };

/** The schema of the answer to a call that was done. */
export function answerSchema(fields: Fields | null, language: Language): Described {
  if (!fields) return { type: "object" };
  const { properties, required = [], ...rest } = objectOf(fields, language, { open: false });
  return { ...rest, properties: { success: succeeded, ...properties }, required: ["success", ...required] };
}

export const answerExample = (fields: Fields) => ({ success: true, ...exampleOf(fields) });

function refusal(status: RefusalStatus, description: string) {
  const schema = { $ref: `#/components/schemas/${status === 422 ? "WrongFields" : "Refusal"}` };
  const headers = { "Retry-After": { $ref: "#/components/headers/Retry-After" } };
  return {
    description,
    ...(WAITS.includes(status) && { headers }),
    content: { [JSON_TYPE]: { schema } },
  };
}

function responsesOf(call: Call, language: Language) {
  const said = saidIn(language);
  const refused = refusalsOf(call).map(({ status, when }) => [status, refusal(status, said(when))]);
  const { done } = call;
  if (!done) {
    return Object.fromEntries([...refused, ["default", refusal(403, said(neverDone))]]);
  }
  const schema = answerSchema(done.fields, language);
  const example = done.fields && { example: answerExample(done.fields) };
  const content = { [JSON_TYPE]: { schema, ...example } };
  return Object.fromEntries([[done.status, { description: said(done.about), content }], ...refused]);
}

function parametersOf({ inPath = {}, query = {}, once }: Call, language: Language) {
  const open = { open: true };
  const named = (fields: Fields, place: "path" | "query") =>
    Object.entries(fields).map(([name, field]) => {
      const { description, ...schema } = schemaOf(field, language, open);
      return { name, in: place, required: !field.optional, description, schema };
    });
  const key = {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description: saidIn(language)(idempotencyKey),
    schema: { type: "string" },
  };
  return [...named(inPath, "path"), ...named(query, "query"), ...(once ? [key] : [])];
}

function bodyOf(body: Fields, language: Language) {
  const schema = objectOf(body, language, { open: true });
  return { required: true, content: { [JSON_TYPE]: { schema, example: exampleOf(body) } } };
}

/** Whose session a call asks for, any one of them; an empty one where it may come from anybody. */
const securityOf = ({ by, moreFor = [] }: Call) =>
  by ? by.map((login) => ({ [login]: [] })) : [{}, ...moreFor.map((login) => ({ [login]: [] }))];

/** A call as an operation of OpenAPI 3.1. */
export function operation(call: Call, group: string, language: Language) {
  const said = saidIn(language);
  const parameters = parametersOf(call, language);
  const description = [call.who, call.about].flatMap((words) => (words ? [said(words)] : []));
  return {
    operationId: call.id,
    tags: [group],
    summary: said(call.title),
    description: description.join("\n\n"),
    security: securityOf(call),
    ...(parameters.length && { parameters }),
    ...(call.body && { requestBody: bodyOf(call.body, language) }),
    responses: responsesOf(call, language),
  };
}
