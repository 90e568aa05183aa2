import { useForm } from "@conform-to/react";
import { ErrorSummary } from "~/forms/error-summary";
import { useTranslation } from "~/i18n/use-translation";
import type { RefusedMark } from "./answer-mark.server";

/** Why nobody was marked; focus moves here without script. */
export function Refusal({ answer, sentence }: RefusedMark) {
  const { t } = useTranslation("elections");
  const [form] = useForm({ id: "mark", lastResult: answer });
  const labels = { docNo: t("number"), elect_f: t("mark.title") };
  return (
    <div className="max-w-3xl">
      <ErrorSummary form={form as never} labels={labels} sentence={sentence} />
    </div>
  );
}
