/** `before` is missing if only the new value was recorded, `field` if there is a single value. */
export type Change = { field: string | null; before?: string; after?: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPair = (value: unknown): value is { before?: unknown; after?: unknown } =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => key === "before" || key === "after");

function asText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(asText).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const change = (field: string | null, { before, after }: { before?: unknown; after?: unknown }): Change => ({
  field,
  ...(before !== undefined && { before: asText(before) }),
  ...(after !== undefined && { after: asText(after) }),
});

/** Reads the changes of an entry in either of the two formats in which they were recorded. */
export function changesIn(detail: unknown): Change[] {
  if (detail === null || detail === undefined) return [];
  if (!isObject(detail)) return [change(null, { after: detail })];
  if (!isPair(detail)) {
    return Object.entries(detail).map(([field, value]) =>
      change(field, isPair(value) ? value : { after: value }),
    );
  }
  const { before, after } = detail;
  if (!isObject(before) && !isObject(after)) return [change(null, detail)];
  const [old, now] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].map((field) =>
    change(field, { before: old[field], after: now[field] }),
  );
}
