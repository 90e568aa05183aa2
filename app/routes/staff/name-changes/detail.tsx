import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { nameChanges } from "~/addresses/staff";
import { visit } from "~/auth/visit.server";
import { decideNames } from "~/domain/name-changes/decision.server";
import { decisionInput } from "~/domain/name-changes/input";
import { getNameChange } from "~/domain/name-changes/requests.server";
import type { NameChangeState } from "~/domain/name-changes/states";
import { parseId } from "~/fields/id";
import type { Answer } from "~/fields/parse-form";
import { DecisionForm } from "~/forms/decision-form";
import { readBySchema, submit } from "~/forms/submit.server";
import { formatLongMoment } from "~/i18n/dates";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { PageHeader } from "~/ui/page-header";
import { DecisionSummary } from "~/ui/requests";
import { NamesBeside, RequestFacts } from "./request-facts";

const LIST = "/dashboard/name-changes";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language } = await visit(request, nameChanges.detail);
  const { documentKey: _, createdAt, decidedAt, ...asked } = await getNameChange(parseId(params.id));
  return {
    head: { title: translator(language, "names")("detail.title", { id: asked.id }) },
    asked: {
      ...asked,
      sent: formatLongMoment(createdAt, language),
      decided: decidedAt && formatLongMoment(decidedAt, language),
    },
  };
}

const done = { accept: "names:accepted", refuse: "names:refused" };

export async function action({ request, params }: ActionFunctionArgs) {
  const { staff } = await visit(request, nameChanges.detail);
  const { id } = await getNameChange(parseId(params.id));
  return submit(request, {
    form: `name-change:${id}`,
    by: staff,
    read: (form) => readBySchema(form, decisionInput),
    write: (value, submission) => decideNames(staff, { id, ...value }, submission),
    answer: (outcome, refuse, { form }) =>
      outcome.done
        ? { to: LIST, say: done[form.get("decision") as keyof typeof done] }
        : refuse({ form: ["names:decided-before"] }, { status: 409 }),
    sentBefore: "forms:sent-before",
    failed: { log: "a decision on names could not be stored", say: "names:decide-failed" },
  });
}

export default function NameChangeDetail() {
  const { t } = useTranslation("names");
  const { asked } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader />
      <div className="max-w-3xl">
        <NameDecision asked={asked} refused={refused}>
          <NamesBeside present={asked.present} asked={asked.asked} waits={asked.state === "waiting"} />
          <RequestFacts asked={asked} />
          {asked.state === "waiting" ? null : (
            <DecisionSummary
              title={`${t("detail.decide")}: ${t(`states.${asked.state}`)}`}
              labels={{ by: t("detail.decided-by"), at: t("detail.decided-at"), note: t("fields.note") }}
              decision={asked}
            />
          )}
        </NameDecision>
        <p className="mt-8">
          <a className="link" href={LIST}>
            {t("detail.back")}
          </a>
        </p>
      </div>
    </>
  );
}

type Props = {
  asked: { state: NameChangeState; hasEmail: boolean };
  refused: Answer | undefined;
  children: ReactNode;
};

function NameDecision({ asked: { state, hasEmail }, refused, children }: Props) {
  const { t } = useTranslation("names");
  const [form] = useForm<Record<"decision" | "note", string>, string[]>({
    id: "decision",
    lastResult: refused,
  });
  return (
    <DecisionForm
      schema={decisionInput}
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
