/** A sentence of the page with what it names in braces, such as `{name}: now {at} of {of}`. */
export const filled = (sentence: string, facts: Record<string, unknown>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
