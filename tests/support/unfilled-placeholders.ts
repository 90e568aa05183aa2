const PLACEHOLDER = /\{\{[\w-]+\}\}/g;
/** Parts that readers do not see: scripts, and attributes whose sentences a script fills in. */
const UNSEEN = /<(script|style|template)\b[\s\S]*?<\/\1>| data-[\w-]+="[^"]*"/g;
/** The content office shows texts with placeholders. */
const CONTENT_OFFICE = /^\/dashboard\/content\b/;
const AUDIT_LOG = /^\/dashboard\/audit-log\b/;
/** The audit log shows the text before and after a change as it was stored. */
const STORED_VALUES = /<dd\b[\s\S]*?<\/dd>/g;

/** The placeholders that nothing has filled in, such as `{{time}}`, each once. */
export const unfilledIn = (text: string): string[] => [
  ...new Set(text.includes("{{") ? text.replace(UNSEEN, "").match(PLACEHOLDER) : []),
];

/** Throws if a text that reaches somebody has a placeholder that nothing has filled in. */
export function assertFilled(text: string, from: string): void {
  if (CONTENT_OFFICE.test(from)) return;
  const unfilled = unfilledIn(AUDIT_LOG.test(from) ? text.replace(STORED_VALUES, "") : text);
  if (unfilled.length) throw new Error(`${from} shows ${unfilled.join(", ")}: give it to the sentence`);
}
