import { createHash } from "node:crypto";
import type { ZodObject } from "zod";
import { swapQuotes } from "~/fields/checks";
import { checksForBrowser, checksOf } from "~/fields/checks-of";
import { type Language, sentence, useTranslation } from "~/i18n";

const HASH_LETTERS = 8;

type Written = { checks: string; said: string; version: string };

/** Caches by schema, because schemas are created once and their forms rendered often. */
const known = new WeakMap<ZodObject, Partial<Record<Language, Written | null>>>();

/** Returns a schema's rules with their messages in one language, as a form carries them; null if it has none. */
export function serializedChecks(schema: ZodObject, language: Language): Written | null {
  const ofSchema = known.get(schema) ?? {};
  known.set(schema, ofSchema);
  if (ofSchema[language] === undefined) ofSchema[language] = write(schema, language);
  return ofSchema[language];
}

function write(schema: ZodObject, language: Language): Written | null {
  const { checks, codes } = checksForBrowser(checksOf(schema));
  const rules = Object.values(checks).flat();
  if (!rules.length) return null;
  const say = (code: string) => sentence(language, code.includes(":") ? code : `forms:errors.${code}`);
  const has = (...names: string[]) => rules.some(([rule]) => names.includes(rule));
  const sentences = {
    ...Object.fromEntries(Object.entries(codes).map(([short, code]) => [short, say(code)])),
    error: say("forms:error"),
    left: say("forms:characters-left"),
    over: has("line", "paragraphs") ? say("forms:characters-over") : undefined,
    fine: has("password") ? say("forms:password-fine") : undefined,
  };
  const written = { checks: swapQuotes(JSON.stringify(checks)), said: swapQuotes(JSON.stringify(sentences)) };
  const hash = createHash("sha256").update(JSON.stringify(written)).digest("hex");
  return { ...written, version: hash.slice(0, HASH_LETTERS) };
}

const enhancedBy = (...names: string[]) => names.filter(Boolean).join(" ") || undefined;

/**
 * Returns attributes that let the script check fields as the server does: the schema's rules and their messages. `<form
 * method="post" noValidate {...useChecks(schema, "max-w-2xl")}>`; `enhance` names more scripts
 * (`enhancements.server.ts`).
 */
export function useChecks(schema: ZodObject | undefined, className?: string, enhance = "") {
  const { language } = useTranslation();
  const written = schema && serializedChecks(schema, language);
  if (!written) return { className, "data-enhance": enhancedBy(enhance) };
  return {
    className,
    "data-enhance": enhancedBy("forms", enhance),
    "data-checks": written.checks,
    "data-said": written.said,
  };
}

/**
 * Does the same for a frequent form with many fields, whose rules have an address of their own that the browser fetches
 * once.
 */
export function useChecksAt(address: string, schema: ZodObject, className = "", enhance = "") {
  const { language } = useTranslation();
  return {
    className,
    "data-enhance": enhancedBy("forms", enhance),
    "data-rules": `${address}?lang=${language}&v=${serializedChecks(schema, language)?.version}`,
  };
}
