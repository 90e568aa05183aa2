import { describe, expect, it } from "vitest";
import { fromJSONSchema, z } from "zod";
import { languages } from "~/i18n";
import routes from "~/routes";
import { openApi } from "./document";
import type { Described } from "./schema";

const text = z.string().min(1);
const schema = z.custom<Described>((value) => {
  if (typeof value !== "object" || value === null) return false;
  const isSchema = (part: Described): boolean =>
    part.$ref ? /^#\/components\/schemas\/\w+$/.test(part.$ref) : Boolean(fromJSONSchema(part as never));
  const { anyOf = [value as Described] } = value as Described;
  return anyOf.every(isSchema);
});
const content = z.strictObject({
  "application/json": z.strictObject({ schema, example: z.unknown().optional() }),
});
const header = z.strictObject({ description: text, required: z.boolean(), schema });
const response = z.strictObject({
  description: text,
  headers: z
    .record(z.string(), z.strictObject({ $ref: z.literal("#/components/headers/Retry-After") }))
    .optional(),
  content,
});
const parameter = z.strictObject({
  name: text,
  in: z.enum(["path", "query", "header"]),
  required: z.boolean(),
  description: text,
  schema,
});
const operation = z.strictObject({
  operationId: z.string().regex(/^[a-z]\w+$/i),
  tags: z.array(text).length(1),
  summary: text,
  description: text,
  security: z.array(z.partialRecord(z.enum(["doctor", "computer", "staff", "key"]), z.tuple([]))).min(1),
  parameters: z.array(parameter).min(1).optional(),
  requestBody: z.strictObject({ required: z.boolean(), content }).optional(),
  responses: z.record(z.string().regex(/^(?:[245]\d\d|default)$/), response),
});
const license = z.strictObject({ name: text, url: z.url() });
/** The part of OpenAPI 3.1 that this description uses; anything else is refused. */
const description = z.strictObject({
  openapi: z.literal("3.1.0"),
  info: z.strictObject({ title: text, version: text, summary: text, description: text, license }),
  servers: z.array(z.strictObject({ url: z.literal("/") })),
  tags: z.array(z.strictObject({ name: text, description: text })),
  paths: z.record(
    z.string().startsWith("/api/"),
    z.strictObject({ get: operation, post: operation }).partial(),
  ),
  components: z.strictObject({
    securitySchemes: z.record(
      z.string(),
      z.union([
        z.strictObject({ type: z.literal("apiKey"), in: z.literal("cookie"), name: text, description: text }),
        z.strictObject({ type: z.literal("http"), scheme: z.literal("bearer"), description: text }),
      ]),
    ),
    schemas: z.record(z.string(), schema),
    headers: z.record(z.string(), header),
  }),
});

describe.each(languages)("the API description in %s", (language) => {
  const document = openApi(language, "https://portal.example");
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as object).map(([method, found]) => ({ path, method, ...operation.parse(found) })),
  );

  it("is valid OpenAPI 3.1", () => {
    expect(description.safeParse(document).error?.issues).toBeUndefined();
  });

  it("names every operation once, and every path parameter", () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, parameters = [] } of operations) {
      const inPath = parameters.filter((each) => each.in === "path").map(({ name }) => name);
      expect([path, inPath]).toEqual([path, [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)]);
    }
  });

  it("describes success and refusals of every operation", () => {
    const lacks = operations.filter(({ responses }) => {
      const statuses = Object.keys(responses);
      return (
        !statuses.some((status) => /^2|default/.test(status)) || !statuses.some((status) => /^4/.test(status))
      );
    });
    expect(lacks).toEqual([]);
  });

  it("has no dangling references", () => {
    const { schemas, headers, securitySchemes } = document.components;
    const parts: Record<string, object> = { schemas, headers, securitySchemes };
    const refs = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g)];
    expect(refs.length).toBeGreaterThan(50);
    expect(refs.filter(([, part, name]) => !(name! in (parts[part!] ?? {})))).toEqual([]);
    const tags = document.tags.map(({ name }) => name);
    expect(operations.filter((each) => !tags.includes(each.tags[0]!))).toEqual([]);
  });

  it("has examples that match their schemas", () => {
    const found = operations.flatMap(({ requestBody, responses }) =>
      [requestBody, ...Object.values(responses)].flatMap((part) =>
        part ? [part.content["application/json"]] : [],
      ),
    );
    const examples = found.filter(({ example }) => example !== undefined);
    expect(examples.length).toBeGreaterThan(25);
    for (const { schema: shape, example } of examples) {
      const checked = fromJSONSchema(shape as never).safeParse(example);
      expect([example, checked.error?.issues]).toEqual([example, undefined]);
    }
  });
});

it("describes exactly the endpoints of the site", async () => {
  const answered = (await routes)
    .map(({ path = "" }) => `/${path.replace(/:(\w+)/g, "{$1}")}`)
    .filter((path) => path.startsWith("/api/") && path !== "/api/*");
  expect(Object.keys(openApi("en", "").paths).sort()).toEqual(answered.sort());
});
