import { href } from "~/addresses/href";
import { information } from "~/addresses/information";
import { type Call, type Fields, logins, type RefusalStatus } from "~/content/api/call";
import {
  about,
  failed,
  idempotencyKey,
  licence,
  programKey,
  reason,
  rules,
  sessions,
  wrongFields,
} from "~/content/api/description";
import { generalRefusals, neverDone, refusalsOf } from "~/content/api/refusals";
import { edition, inTerms } from "~/content/current-edition";
import type { Language } from "~/i18n";
import { groups } from "./groups";
import { withRegisterColumns } from "./register-columns";
import {
  answerExample,
  answerSchema,
  type Described,
  exampleOf,
  objectOf,
  refusedAnswerSchema,
  saidIn,
  schemaOf,
} from "./schema";

const VERSION = "1";
const TERMS = href(information.termsAndConditions);

const schemasIn = (language: Language): Record<string, Described> => {
  const translate = saidIn(language);
  const refusal = {
    success: { type: "boolean", const: false, description: translate(failed) },
    error: { type: "string", description: translate(reason) },
  } satisfies Record<string, Described>;
  const fields: Described = {
    type: "object",
    additionalProperties: { type: "string" },
    description: translate(wrongFields),
  };
  const common = { type: "object", additionalProperties: false } as const;
  return {
    Refusal: { ...common, properties: refusal, required: ["success", "error"] },
    WrongFields: {
      ...common,
      properties: { ...refusal, fields },
      required: ["success", "error", "fields"],
    },
  };
};

/** Describes all JSON calls as OpenAPI 3.1 in one language; `origin` is that of the site. */
export function openApi(language: Language, origin: string) {
  const translate = saidIn(language);
  const schemes = logins.map((login) => [
    login,
    {
      type: "apiKey",
      in: "cookie",
      name: `naqaba_${login}`,
      description: translate(inTerms(sessions[login])),
    },
  ]);
  const paths: Record<string, object> = {};
  for (const { id, calls } of groups())
    for (const call of calls.map(withRegisterColumns))
      paths[call.path] = { ...paths[call.path], [call.method]: operation(call, id, language) };
  return {
    openapi: "3.1.0",
    info: {
      title: edition().association.name[language],
      version: VERSION,
      summary: translate(about),
      license: { name: translate(licence), url: `${origin}${TERMS}` },
      description: rules.map((rule) => `- ${translate(rule)}`).join("\n"),
    },
    servers: [{ url: "/" }],
    tags: groups().map(({ id, title }) => ({ name: id, description: translate(title) })),
    paths,
    components: {
      securitySchemes: {
        ...Object.fromEntries(schemes),
        key: { type: "http", scheme: "bearer", description: translate(programKey) },
      },
      schemas: schemasIn(language),
      headers: {
        "Retry-After": {
          description: translate(generalRefusals[429]),
          required: true,
          schema: { type: "integer", minimum: 1 },
        },
      },
    },
  };
}

const JSON_TYPE = "application/json";
const WAITS: readonly RefusalStatus[] = [429, 503];

function refusal(status: RefusalStatus, description: string, otherwise?: Described) {
  const usual = { $ref: `#/components/schemas/${status === 422 ? "WrongFields" : "Refusal"}` };
  const schema = otherwise ? { anyOf: [usual, otherwise] } : usual;
  const headers = { "Retry-After": { $ref: "#/components/headers/Retry-After" } };
  return {
    description,
    ...(WAITS.includes(status) && { headers }),
    content: { [JSON_TYPE]: { schema } },
  };
}

function responsesOf(call: Call, language: Language) {
  const translate = saidIn(language);
  const { done } = call;
  const refusedAnswer =
    call.answersWhenRefused && done?.fields ? refusedAnswerSchema(done.fields, language) : undefined;
  const refused = refusalsOf(call).map(({ status, when }) => [
    status,
    refusal(status, translate(when), status === 422 ? refusedAnswer : undefined),
  ]);
  if (!done) {
    return Object.fromEntries([...refused, ["default", refusal(403, translate(neverDone))]]);
  }
  const schema = answerSchema(done.fields, language);
  const example = done.fields && { example: answerExample(done.fields) };
  const content = { [JSON_TYPE]: { schema, ...example } };
  return Object.fromEntries([[done.status, { description: translate(done.about), content }], ...refused]);
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

/** The sessions that an endpoint accepts, any one of them; an empty entry if it can be called without one. */
const securityOf = ({ by, byKey, moreFor = [] }: Call) =>
  byKey
    ? [{ key: [] }]
    : by
      ? by.map((login) => ({ [login]: [] }))
      : [{}, ...moreFor.map((login) => ({ [login]: [] }))];

function operation(call: Call, group: string, language: Language) {
  const translate = saidIn(language);
  const parameters = parametersOf(call, language);
  const description = [call.who, call.about].flatMap((words) => (words ? [translate(words)] : []));
  return {
    operationId: call.id,
    tags: [group],
    summary: translate(call.title),
    description: description.join("\n\n"),
    security: securityOf(call),
    ...(parameters.length && { parameters }),
    ...(call.body && { requestBody: bodyOf(call.body, language) }),
    responses: responsesOf(call, language),
  };
}
