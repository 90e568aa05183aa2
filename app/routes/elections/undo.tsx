import { useForm } from "@conform-to/react";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { elections } from "~/addresses/elections";
import { handler } from "~/auth/handler.server";
import { stationOf } from "~/auth/station.server";
import type { ComputerUser } from "~/domain/accounts/identities";
import { currentElection } from "~/domain/elections/elections.server";
import { undoInput } from "~/domain/elections/input";
import { undoBlock } from "~/domain/elections/mark-rules";
import { undoMark } from "~/domain/elections/marks.server";
import { findVoterCard, openVoterCard } from "~/domain/elections/voter-card.server";
import { windowState } from "~/domain/elections/voting-window";
import { parseMemberNumber } from "~/domain/members/member-number";
import type { Answer } from "~/fields/parse-form";
import { ErrorSummary, SubmissionId, TextField, useChecks } from "~/forms";
import { readBySchema, submit } from "~/forms/submit.server";
import { inLanguage, type Language, translator, useTranslation } from "~/i18n";
import { windowWords } from "~/letters/marks";
import { now } from "~/platform/clock.server";
import { Button, ButtonLink, Notice, PageHeader } from "~/ui";
import { cardAddress, undoAddress } from "./addresses";
import { VoterCard } from "./voter-card";
import { clerkCard } from "./voter-card.server";

export const loader = handler(elections.undo, async ({ request, computer, language }) => {
  const view = await undoView(request, computer, language);
  return data(view, { status: view.blockedBy && request.method === "GET" ? 409 : 200 });
});

function memberNumberIn(request: Request): number {
  const typed = new URL(request.url).searchParams.getAll("doc_no");
  const read = parseMemberNumber(typed.length === 1 ? typed[0]! : "");
  if (!("memberNumber" in read)) throw new Response(null, { status: 404 });
  return read.memberNumber;
}

async function undoView(request: Request, supervisor: ComputerUser, language: Language) {
  const election = await currentElection();
  const card = await openVoterCard(memberNumberIn(request), election, {
    kind: "computer",
    id: supervisor.id,
  });
  if (!card) throw new Response(null, { status: 404 });
  const state = election && windowState(election, now());
  const block = state ? undoBlock(card.mark?.by ?? null, supervisor, state) : "no-election";
  const t = translator(language, "elections");
  return {
    voter: await clerkCard(card, { clerk: supervisor, state, language }),
    blockedBy: block && t(`undo.refused.${block}`, windowWords(election, language)),
  };
}

export const action = handler(elections.undo, async ({ request, computer: supervisor, language }) => {
  const memberNumber = memberNumberIn(request);
  const to = cardAddress(memberNumber);
  return submit(request, {
    form: `undo-vote:${memberNumber}`,
    by: supervisor,
    read: (form) => readBySchema(form, undoInput, { show: (answer) => ({ answer }) }),
    write: async ({ reason }, submission) => {
      const station = await stationOf(request, supervisor);
      return undoMark(memberNumber, { supervisor, station, reason, submission });
    },
    answer: async ({ undone }, refuse) => {
      if (!undone) return refuse({}, { status: 409 });
      const card = await findVoterCard(memberNumber, null).catch(() => null);
      const name = card ? inLanguage(language, card.name).value : "";
      return { to, say: "elections:undo.done", params: { name, number: memberNumber } };
    },
    sentBefore: "elections:sent-before",
    failed: { log: "failed to undo a mark", say: "elections:undo.failed" },
  });
});

export default function UndoPage() {
  const { t } = useTranslation("elections");
  const { voter, blockedBy } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const card = { title: t("result-title"), path: cardAddress(voter.memberNumber) };
  return (
    <>
      <PageHeader crumbs={[card]} />
      {blockedBy ? (
        <div role="alert" className="mb-8 max-w-3xl">
          <Notice kind="danger">{blockedBy}</Notice>
        </div>
      ) : (
        <p className="mb-6 max-w-2xl">{t("undo.about")}</p>
      )}
      <VoterCard voter={voter} />
      {blockedBy ? null : <UndoForm memberNumber={voter.memberNumber} refused={refused} />}
    </>
  );
}

type UndoFormProps = { memberNumber: number; refused?: { answer: Answer } };

function UndoForm({ memberNumber, refused }: UndoFormProps) {
  const { t } = useTranslation("elections");
  const [form, fields] = useForm<{ reason: string }, string[]>({ id: "undo", lastResult: refused?.answer });
  return (
    <form
      method="post"
      action={undoAddress(memberNumber)}
      noValidate
      {...useChecks(undoInput, "mt-8 max-w-3xl")}
    >
      <ErrorSummary form={form} labels={{ reason: t("undo.reason") }} />
      <SubmissionId />
      <TextField field={fields.reason} label={t("undo.reason")} hint={t("undo.reason-hint")} rows={3} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="quiet" href={cardAddress(memberNumber)}>
          {t("undo.keep")}
        </ButtonLink>
        <Button type="submit" variant="danger">
          {t("undo.confirm")}
        </Button>
      </div>
    </form>
  );
}
