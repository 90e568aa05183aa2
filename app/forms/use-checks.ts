import type { ZodObject } from "zod";
import { swapQuotes } from "~/fields/checks";
import { carried, checksOf } from "~/fields/checks-of";
import { useTranslation } from "~/i18n/use-translation";
import { useErrorText } from "./error-summary";

/**
 * What a form bears so that a browser with script judges its fields as the server does: its schema's rules, and their
 * sentences in the page's language. `<form method="post" noValidate {...useChecks(schema, "max-w-2xl")}>`
 */
export function useChecks(schema: ZodObject, className = "") {
  const say = useErrorText();
  const { t } = useTranslation("forms");
  const { checks, codes } = carried(checksOf(schema));
  if (!Object.keys(checks).length) return { className };
  const sentences = Object.entries(codes).map(([short, code]) => [short, say(code)]);
  const rules = Object.values(checks).flat();
  const told = {
    error: t("error"),
    left: t("characters-left"),
    over: rules.some(([rule]) => rule === "line" || rule === "paragraphs") ? t("characters-over") : undefined,
    fine: rules.some(([rule]) => rule === "password") ? t("password-fine") : undefined,
  };
  return {
    className: `checked ${className}`.trim(),
    "data-checks": swapQuotes(JSON.stringify(checks)),
    "data-said": swapQuotes(JSON.stringify({ ...Object.fromEntries(sentences), ...told })),
  };
}
