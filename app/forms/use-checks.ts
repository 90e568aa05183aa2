import type { ZodObject } from "zod";
import { checksOf, codesOf } from "~/fields/checks-of";
import { useTranslation } from "~/i18n/use-translation";
import { useErrorText } from "./error-summary";

/**
 * What a form bears so that a browser with script judges its fields as the server does: its schema's rules, and their
 * sentences in the page's language. `<form method="post" noValidate {...useChecks(schema, "max-w-2xl")}>`
 */
export function useChecks(schema: ZodObject, className = "") {
  const say = useErrorText();
  const { t } = useTranslation("forms");
  const checks = checksOf(schema);
  if (!Object.keys(checks).length) return { className };
  const sentences = codesOf(checks).map((code) => [code, say(code)]);
  const told = {
    error: t("error"),
    left: t("characters-left"),
    over: t("characters-over"),
    fine: t("password-fine"),
  };
  return {
    className: `checked ${className}`.trim(),
    "data-checks": JSON.stringify(checks),
    "data-said": JSON.stringify({ ...Object.fromEntries(sentences), ...told }),
  };
}
