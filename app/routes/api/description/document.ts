import { logins } from "~/content/api/call";
import { groups } from "~/content/api/calls";
import { about, failed, licence, reason, rules, sessions, wrongFields } from "~/content/api/description";
import { generalRefusals } from "~/content/api/refusals";
import { association } from "~/content/association";
import type { Language } from "~/i18n/languages";
import { operation, saidIn } from "./operation";
import type { Described } from "./schema-of";

const VERSION = "1";
const TERMS = "/terms_and_conditions";

const schemasIn = (language: Language): Record<string, Described> => {
  const said = saidIn(language);
  const refusal = {
    success: { type: "boolean", const: false, description: said(failed) },
    error: { type: "string", description: said(reason) },
  } satisfies Record<string, Described>;
  const fields: Described = {
    type: "object",
    additionalProperties: { type: "string" },
    description: said(wrongFields),
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

/** All JSON calls as OpenAPI 3.1, in the words of one language; `origin` is that of the site. */
export function openApi(language: Language, origin: string) {
  const said = saidIn(language);
  const schemes = logins.map((login) => [
    login,
    { type: "apiKey", in: "cookie", name: `naqaba_${login}`, description: said(sessions[login]) },
  ]);
  const paths = groups.flatMap(({ id, calls }) =>
    calls.map((call) => [call.path, { [call.method]: operation(call, id, language) }]),
  );
  return {
    openapi: "3.1.0",
    info: {
      title: association.name[language],
      version: VERSION,
      summary: said(about),
      license: { name: said(licence), url: `${origin}${TERMS}` },
      description: rules.map((rule) => `- ${said(rule)}`).join("\n"),
    },
    servers: [{ url: "/" }],
    tags: groups.map(({ id, title }) => ({ name: id, description: said(title) })),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: Object.fromEntries(schemes),
      schemas: schemasIn(language),
      headers: {
        "Retry-After": {
          description: said(generalRefusals[429]),
          required: true,
          schema: { type: "integer", minimum: 1 },
        },
      },
    },
  };
}
