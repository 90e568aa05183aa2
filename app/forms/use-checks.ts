import { createHash } from "node:crypto";
import type { ZodObject } from "zod";
import { swapQuotes } from "~/fields/checks";
import { carried, checksOf } from "~/fields/checks-of";
import type { Language } from "~/i18n/languages";
import { sentence } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";

const HASH_LETTERS = 8;

/** A schema's rules and their sentences in one language, as a form bears them; null where no field has any. */
export function writtenChecks(schema: ZodObject, language: Language) {
  const { checks, codes } = carried(checksOf(schema));
  const rules = Object.values(checks).flat();
  if (!rules.length) return null;
  const say = (code: string) => sentence(language, code.includes(":") ? code : `forms:errors.${code}`);
  const has = (...names: string[]) => rules.some(([rule]) => names.includes(rule));
  const said = {
    ...Object.fromEntries(Object.entries(codes).map(([short, code]) => [short, say(code)])),
    error: say("forms:error"),
    left: say("forms:characters-left"),
    over: has("line", "paragraphs") ? say("forms:characters-over") : undefined,
    fine: has("password") ? say("forms:password-fine") : undefined,
  };
  return { checks: swapQuotes(JSON.stringify(checks)), said: swapQuotes(JSON.stringify(said)) };
}

/**
 * What a form bears so that a browser with script judges its fields as the server does: its schema's rules, and their
 * sentences in the page's language. `<form method="post" noValidate {...useChecks(schema, "max-w-2xl")}>`
 */
export function useChecks(schema: ZodObject, className = "") {
  const { language } = useTranslation();
  const written = writtenChecks(schema, language);
  if (!written) return { className };
  return {
    className: `checked ${className}`.trim(),
    "data-checks": written.checks,
    "data-said": written.said,
  };
}

/** The same of a form that comes back often and has many fields: they are at an address, which a browser asks once. */
export function useChecksAt(address: string, schema: ZodObject, className = "") {
  const { language } = useTranslation();
  const hash = createHash("sha256")
    .update(JSON.stringify(writtenChecks(schema, language)))
    .digest("hex");
  return {
    className: `checked ${className}`.trim(),
    "data-rules": `${address}?lang=${language}&v=${hash.slice(0, HASH_LETTERS)}`,
  };
}
