import { fromJSONSchema } from "zod";
import type { Answer } from "./caller";

type Schema = { $ref?: string; anyOf?: Schema[] };
type Content = { "application/json": { schema: Schema } };
export type Operation = {
  operationId: string;
  security: Array<Record<string, unknown>>;
  parameters?: Array<{ name: string; in: string }>;
  requestBody?: { content: Content };
  responses: Record<string, { content: Content; headers?: Record<string, unknown> }>;
};
export type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};

/** Returns the operation of a call, with its path as described. */
export function describedAt({ paths }: Description, method: string, requested: string) {
  const segments = requested.split("?")[0]!.split("/");
  const fits = (path: string) => {
    const named = path.split("/");
    return (
      named.length === segments.length &&
      named.every((part, index) => part.startsWith("{") || part === segments[index])
    );
  };
  const path = Object.keys(paths).find(fits) ?? "";
  return { path, operation: paths[path]?.[method.toLowerCase()] };
}

/** Returns the differences between an answer and its description, in both directions. */
export function misfits(
  description: Description,
  method: string,
  requested: string,
  answer: Answer,
): string[] {
  const { operation } = describedAt(description, method, requested);
  const response = operation?.responses[answer.status];
  if (!response) return [`${method} ${requested}: ${answer.status} is not described`];
  const { schema } = response.content["application/json"];
  const resolve = (part: Schema) => {
    const name = part.$ref?.split("/").at(-1);
    return name ? description.components.schemas[name] : part;
  };
  const resolved = schema.anyOf ? { anyOf: schema.anyOf.map(resolve) } : resolve(schema);
  const found = fromJSONSchema(resolved as never).safeParse(answer.body).error?.issues ?? [];
  const wrong = found.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  if (answer.headers.get("Content-Type") !== "application/json; charset=utf-8") wrong.push("Content-Type");
  for (const header of Object.keys(response.headers ?? {})) {
    if (!answer.headers.has(header)) wrong.push(header);
  }
  if ([...answer.headers.keys()].some((header) => header.startsWith("access-control-"))) wrong.push("CORS");
  return wrong.map((one) => `${method} ${requested} ${answer.status}: ${one}`);
}
