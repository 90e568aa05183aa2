import { useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import type { NameChangeState } from "~/domain/name-changes/states";
import { DecisionForm } from "~/forms/decision-form";
import type { Answer } from "~/forms/parse-form";
import { useTranslation } from "~/i18n/use-translation";

type Props = {
  asked: { state: NameChangeState; hasEmail: boolean };
  refused: Answer | undefined;
  children: ReactNode;
};

/** The decision about a name, with a note to the doctor. */
export function NameDecision({ asked: { state, hasEmail }, refused, children }: Props) {
  const { t } = useTranslation("names");
  const [form] = useForm<Record<"decision" | "note", string>, string[]>({
    id: "decision",
    lastResult: refused,
  });
  return (
    <DecisionForm
      form={form}
      labels={{ decision: t("detail.decide"), note: t("fields.note") }}
      words={{
        noteHint: t("hints.note"),
        told: t(hasEmail ? "detail.by-mail" : "detail.no-mail"),
        accept: t("detail.accept"),
        refuse: t("detail.refuse"),
      }}
      isWaiting={state === "waiting"}
    >
      {children}
    </DecisionForm>
  );
}
