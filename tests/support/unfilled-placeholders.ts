const PLACEHOLDER = /\{\{[\w-]+\}\}/g;
/** Parts that readers do not see: scripts, and attributes whose sentences a script fills in. */
const UNSEEN = /<(script|style|template)\b[\s\S]*?<\/\1>| data-[\w-]+="[^"]*"/g;
/** The content office shows texts with placeholders. */
const CONTENT_OFFICE = /^\/dashboard\/content\b/;

/** The placeholders that nothing has filled in, such as `{{time}}`, each once. */
export const unfilledIn = (text: string): string[] => [
  ...new Set(text.includes("{{") ? text.replace(UNSEEN, "").match(PLACEHOLDER) : []),
];

/** Throws if a text that reaches somebody has a placeholder that nothing has filled in. */
export function assertFilled(text: string, from: string): void {
  const unfilled = CONTENT_OFFICE.test(from) ? [] : unfilledIn(text);
  if (unfilled.length) throw new Error(`${from} shows ${unfilled.join(", ")}: give it to the sentence`);
}
