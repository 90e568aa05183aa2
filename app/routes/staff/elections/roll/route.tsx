import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { electionOffice } from "~/addresses/elections";
import { visit } from "~/auth/visit.server";
import { listCentres } from "~/domain/elections/centres.server";
import { getElection } from "~/domain/elections/elections.server";
import { MOST_LINES } from "~/domain/elections/roll-check.server";
import { listRollImports } from "~/domain/elections/roll-import.server";
import { parseId } from "~/fields/id";
import { ErrorSummary } from "~/forms/error-summary";
import { Field } from "~/forms/field";
import { readForm } from "~/forms/read-body.server";
import { SubmissionId, SubmitButton } from "~/forms/submission";
import { type LocalMoment, localMoment } from "~/i18n/dates";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { electionPage, rollPage } from "../addresses";
import { titleIn } from "../election-page.server";
import { answerRollFile, type RefusedRollFile } from "./action.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language } = await visit(request, electionOffice.roll);
  const election = await getElection(parseId(params.id));
  const rolls = await listRollImports(election.id);
  return {
    electionTitle: titleIn(language, election),
    id: election.id,
    most: MOST_LINES.toLocaleString("en"),
    hasCentres: (await listCentres(election.id)).length > 0,
    rolls: rolls.map(({ id, fileName, state, createdAt, by }) => ({
      path: `${rollPage(election.id)}/${id}`,
      fileName,
      state,
      by,
      sent: localMoment(createdAt, language),
    })),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { staff } = await visit(request, electionOffice.roll);
  const { id } = await getElection(parseId(params.id));
  return answerRollFile({
    staff,
    electionId: id,
    form: await readForm(request, { filesFrom: { kind: "staff", id: staff.id } }),
  });
}

const rules = ["columns", "without-centres", "limits", "kept"] as const;

export default function ImportRoll() {
  const { t } = useTranslation("election-office");
  const { electionTitle, id, most, hasCentres, rolls } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader record={electionTitle} />
      <p className="mb-4 max-w-3xl">{t("import.about")}</p>
      <ul className="mb-6 max-w-3xl list-disc space-y-1 ps-6 text-muted">
        {rules.map((rule) => (
          <li key={rule}>{t(`import.${rule}`, { most })}</li>
        ))}
      </ul>
      {hasCentres ? null : (
        <div className="mb-6 max-w-3xl">
          <Notice>{t("import.no-centres-yet")}</Notice>
        </div>
      )}
      <RollFileForm most={most} cancel={electionPage(id)} />
      <EarlierRolls rolls={rolls} />
    </>
  );
}

function RollFileForm({ most, cancel }: { most: string; cancel: string }) {
  const { t } = useTranslation("election-office");
  const refused = useActionData<RefusedRollFile>();
  const [form, fields] = useForm<{ roll: unknown }, string[]>({ id: "roll", lastResult: refused?.answer });
  const label = t("import.file");
  const { problem, line } = refused ?? {};
  return (
    <form
      method="post"
      encType="multipart/form-data"
      noValidate
      className="sends-with-bar max-w-3xl"
      data-bar={t("import.bar")}
      data-sent={t("import.sent", { done: "{done}", all: "{all}" })}
      data-left={t("import.left", { time: "{time}" })}
      data-working={t("import.working")}
      data-failed={t("import.failed")}
    >
      <ErrorSummary
        form={form}
        labels={{ roll: label }}
        sentence={problem ? t(`problems.${problem}`, { line, most }) : null}
      />
      <SubmissionId />
      <Field field={fields.roll as never} label={label} type="file" accept=".csv,.txt,text/csv,text/plain" />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy="submitting">{t("import.check")}</SubmitButton>
        <ButtonLink href={cancel} variant="quiet">
          {t("form.cancel")}
        </ButtonLink>
      </div>
    </form>
  );
}

type EarlierRollsProps = {
  rolls: Array<{
    path: string;
    fileName: string;
    state: "checked" | "applied";
    sent: LocalMoment;
    by: string | null;
  }>;
};

function EarlierRolls({ rolls }: EarlierRollsProps) {
  const { t } = useTranslation("election-office");
  if (!rolls.length) return null;
  return (
    <section className="mt-10 max-w-3xl">
      <h2 className="mb-3 text-xl">{t("import.earlier")}</h2>
      <ul className="border-t border-line">
        {rolls.map(({ path, fileName, state, sent, by }) => (
          <li key={path} className="border-b border-line py-3">
            <p className="flex flex-wrap items-center gap-x-3">
              <a className="link break-all" href={path}>
                <bdi>{fileName}</bdi>
              </a>
              <span className="tag">{t(`import.state-${state}`)}</span>
            </p>
            <p className="text-sm text-muted">
              <time dateTime={sent.iso}>{sent.text}</time>
              {` · ${by ? t("import.by", { name: `\u2068${by}\u2069` }) : t("import.by-office")}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
