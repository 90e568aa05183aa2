/** Returns the keys of a nested value in order: `success doctor{DOC_NO} Data[UNIV_CODE UNIV_NAME]`. */
export function shapeOf(value: unknown): string {
  if (Array.isArray(value))
    return `[${[...new Set(value.map((one) => shapeOf(one).slice(1, -1)))].join("|")}]`;
  if (typeof value !== "object" || value === null) return "";
  return `{${Object.entries(value)
    .map(([name, one]) => name + shapeOf(one))
    .join(" ")}}`;
}
