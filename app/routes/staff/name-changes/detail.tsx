import { useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { href } from "~/addresses/href";
import { nameChanges } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { decideNameChange } from "~/domain/name-changes/decision.server";
import { decisionInput, type NameChangeState } from "~/domain/name-changes/input";
import { getNameChange } from "~/domain/name-changes/requests.server";
import { parseId } from "~/fields/id";
import type { Answer } from "~/fields/parse-form";
import { DecisionForm } from "~/forms";
import { readBySchema, submit } from "~/forms/submit.server";
import { fileSize, formatLongMoment, translator, useTranslation } from "~/i18n";
import { DecisionSummary, DefinitionTable, Ltr, PageHeader } from "~/ui";

const LIST = href(nameChanges.list);

export const loader = handler(nameChanges.detail, async ({ params, language }) => {
  const { documentKey: _, createdAt, decidedAt, ...request } = await getNameChange(parseId(params.id));
  return {
    head: { title: translator(language, "names")("detail.title", { id: request.id }) },
    request: {
      ...request,
      sent: formatLongMoment(createdAt, language),
      decided: decidedAt && formatLongMoment(decidedAt, language),
    },
  };
});

const done = { accept: "names:accepted", refuse: "names:refused" };

export const action = handler(nameChanges.detail, async ({ request, params, staff }) => {
  const { id } = await getNameChange(parseId(params.id));
  return submit(request, {
    form: `name-change:${id}`,
    by: staff,
    read: (form) => readBySchema(form, decisionInput),
    write: (value, submission) => decideNameChange(staff, { id, ...value }, submission),
    answer: (outcome, refuse, { form }) =>
      outcome.done
        ? { to: LIST, say: done[form.get("decision") as keyof typeof done] }
        : refuse({ form: ["names:decided-before"] }, { status: 409 }),
    sentBefore: "forms:sent-before",
    failed: { log: "failed to store a decision on a name change", say: "names:decide-failed" },
  });
});

export default function NameChangeDetail() {
  const { t } = useTranslation("names");
  const { request } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader />
      <div className="max-w-3xl">
        <NameDecision request={request} refused={refused}>
          <NamesBeside
            present={request.present}
            requested={request.requested}
            waits={request.state === "waiting"}
          />
          <RequestFacts request={request} />
          {request.state === "waiting" ? null : (
            <DecisionSummary
              title={`${t("detail.decide")}: ${t(`states.${request.state}`)}`}
              labels={{ by: t("detail.decided-by"), at: t("detail.decided-at"), note: t("fields.note") }}
              decision={request}
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

type DecisionProps = {
  request: { state: NameChangeState; hasEmail: boolean };
  refused: Answer | undefined;
  children: ReactNode;
};

function NameDecision({ request: { state, hasEmail }, refused, children }: DecisionProps) {
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
        explanation: t(hasEmail ? "detail.by-mail" : "detail.no-mail"),
        accept: t("detail.accept"),
        refuse: t("detail.refuse"),
      }}
      isWaiting={state === "waiting"}
    >
      {children}
    </DecisionForm>
  );
}

type Names = { nameAr: string; nameEn: string };
type NamesProps = { present: Names; requested: Names; waits: boolean };

const fields = [
  ["nameAr", "ar"],
  ["nameEn", "en"],
] as const;

function NamesBeside({ present, requested, waits }: NamesProps) {
  const { t } = useTranslation("names");
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <Column title={t("detail.present")} names={present} />
        <Column title={t("detail.asked")} names={requested} />
      </div>
      {waits ? null : <p className="mt-2 text-sm text-muted">{t("detail.before")}</p>}
    </>
  );
}

function Column({ title, names }: { title: string; names: Names }) {
  const { t } = useTranslation("record");
  return (
    <section>
      <h2 className="mb-2 text-lg">{title}</h2>
      <DefinitionTable
        caption={title}
        rows={fields.map(([name, language]) => ({
          label: t(`fields.${name}`),
          value: names[name] ? (
            <bdi lang={language} className="wrap-anywhere">
              {names[name]}
            </bdi>
          ) : (
            <span className="text-muted">{t("not-recorded")}</span>
          ),
        }))}
      />
    </section>
  );
}

type FactsProps = {
  request: {
    id: number;
    memberNumber: number;
    reason: string | null;
    documentName: string;
    documentBytes: number;
    sent: string;
  };
};

function RequestFacts({ request }: FactsProps) {
  const { t } = useTranslation("names");
  const record = useTranslation("record").t;
  const { id, memberNumber, reason, documentName, documentBytes, sent } = request;
  return (
    <div className="mt-8">
      <DefinitionTable
        rows={[
          { label: record("fields.memberNumber"), value: <Ltr>{memberNumber}</Ltr> },
          { label: t("detail.sent"), value: sent },
          {
            label: t("fields.reason"),
            value: reason ? (
              <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                {reason}
              </p>
            ) : (
              <span className="text-muted">{t("detail.no-reason")}</span>
            ),
          },
          {
            label: t("fields.document"),
            value: (
              <>
                <a className="link" href={href(nameChanges.document, { id })} download>
                  {t("detail.download")}
                </a>{" "}
                <bdi className="wrap-anywhere">{documentName}</bdi>{" "}
                <Ltr>{`(${fileSize(documentBytes)})`}</Ltr>
                <p className="text-sm text-muted">{t("detail.read-recorded")}</p>
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
