import { useForm } from "@conform-to/react";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { electionOffice } from "~/addresses/elections";
import { handler } from "~/auth/handler.server";
import { listCentres } from "~/domain/elections/centres.server";
import { getElection } from "~/domain/elections/elections.server";
import { type FileProblem, MAX_BYTES, MAX_LINES, readRollFile } from "~/domain/elections/roll-check.server";
import { listRollImports, storeCheckedRoll } from "~/domain/elections/roll-import.server";
import { filesIn } from "~/domain/photos/checked-photo.server";
import { parseId } from "~/fields/id";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";
import { ErrorSummary, Field, SubmissionId, SubmitButton } from "~/forms";
import { type AnswerOptions, submit } from "~/forms/submit.server";
import { formatNumber, type LocalMoment, localMoment, useTranslation } from "~/i18n";
import { cleanFileName } from "~/platform/file-name";
import { ButtonLink, Notice, PageHeader } from "~/ui";
import { electionPage, rollPage } from "./addresses";
import { titleIn } from "./open-confirmation";

export const loader = handler(electionOffice.roll, async ({ params, language }) => {
  const election = await getElection(parseId(params.id));
  const rolls = await listRollImports(election.id);
  return {
    electionTitle: titleIn(language, election),
    id: election.id,
    max: formatNumber(MAX_LINES, language),
    megabytes: MAX_BYTES / 2 ** 20,
    hasCentres: (await listCentres(election.id)).length > 0,
    rolls: rolls.map(({ id, fileName, state, createdAt, by }) => ({
      path: `${rollPage(election.id)}/${id}`,
      fileName,
      state,
      by,
      sent: localMoment(createdAt, language),
    })),
  };
});

const ofRoll = (code: string): Refusal => ({ fields: { roll: [`election-office:errors.${code}`] } });

type About = { problem: FileProblem | null; line: number | null };
type RefusedRollFile = About & { answer: Answer };

function readRoll(form: FormData) {
  const [file, ...more] = filesIn(form, "roll");
  const { refuse } = parseForm(form, z.object({}));
  return {
    value: file && !more.length ? file : null,
    refuse: (
      refusal = ofRoll("file-missing"),
      { status = 422, problem = null, line = null }: Partial<About> & AnswerOptions = {},
    ) => data<RefusedRollFile>({ answer: refuse(refusal), problem, line }, { status }),
  };
}

export const action = handler(electionOffice.roll, async ({ request, params, staff }) => {
  const { id: electionId } = await getElection(parseId(params.id));
  return submit(request, {
    form: `roll:${electionId}`,
    by: staff,
    filesFrom: { kind: "staff", id: staff.id },
    read: readRoll,
    write: async (file, submission) => {
      const read = await readRollFile(new Uint8Array(await file.arrayBuffer()));
      if ("problem" in read) return { outcome: read, replayed: false, changed: false };
      const sent = { electionId, fileName: cleanFileName(file.name), file: read.file, staffId: staff.id };
      return storeCheckedRoll(sent, submission);
    },
    answer: (outcome, refuse) =>
      "problem" in outcome
        ? refuse(ofRoll("choose-again"), outcome)
        : { to: `${rollPage(electionId)}/${outcome.id}` },
    failed: { log: "failed to check a roll", say: () => ofRoll("check-failed") },
  });
});

const rules = ["columns", "without-centres", "limits", "kept"] as const;

export default function ImportRoll() {
  const { t } = useTranslation("election-office");
  const { electionTitle, id, max, megabytes, hasCentres, rolls } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader record={electionTitle} />
      <p className="mb-4 max-w-3xl">{t("import.about")}</p>
      <ul className="mb-6 max-w-3xl list-disc space-y-1 ps-6 text-muted">
        {rules.map((rule) => (
          <li key={rule}>{t(`import.${rule}`, { max, megabytes })}</li>
        ))}
      </ul>
      {hasCentres ? null : (
        <div className="mb-6 max-w-3xl">
          <Notice>{t("import.no-centres-yet")}</Notice>
        </div>
      )}
      <RollFileForm max={max} megabytes={megabytes} cancel={electionPage(id)} />
      <EarlierRolls rolls={rolls} />
    </>
  );
}

type RollFileFormProps = { max: string; megabytes: number; cancel: string };

function RollFileForm({ max, megabytes, cancel }: RollFileFormProps) {
  const { t } = useTranslation(["election-office", "uploads", "import-file"]);
  const refused = useActionData<RefusedRollFile>();
  const [form, fields] = useForm<{ roll: unknown }, string[]>({ id: "roll", lastResult: refused?.answer });
  const label = t("import.file");
  const { problem, line } = refused ?? {};
  return (
    <form
      method="post"
      encType="multipart/form-data"
      noValidate
      className="max-w-3xl"
      data-enhance="sending-bar"
      data-bar={t("import.bar")}
      data-sent={t("import.sent", { done: "{done}", all: "{all}" })}
      data-left={t("import.left", { time: "{time}" })}
      data-working={t("import.working")}
      data-failed={t("import.failed")}
      data-stop={t("uploads:frame.stop")}
    >
      <ErrorSummary
        form={form}
        labels={{ roll: label }}
        sentence={problem ? t(`import-file:problems.${problem}`, { line, max, megabytes }) : null}
      />
      <SubmissionId />
      <Field
        field={fields.roll as never}
        label={label}
        type="file"
        accept=".csv,.txt,.xlsx,text/csv,text/plain"
      />
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
