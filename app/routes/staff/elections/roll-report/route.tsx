import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { electionOffice } from "~/addresses/elections";
import { handler } from "~/auth/handler.server";
import { accountIdIn } from "~/domain/accounts/identities";
import { getElection } from "~/domain/elections/elections.server";
import { figuresOf } from "~/domain/elections/roll-import";
import { type ApplyOutcome, applyRoll, getRollImport } from "~/domain/elections/roll-import.server";
import { parseId } from "~/fields/id";
import { parseForm, type Refusal } from "~/fields/parse-form";
import { isChecked } from "~/forms";
import { submit } from "~/forms/submit.server";
import { formatMoment, useTranslation } from "~/i18n";
import { PageHeader } from "~/ui";
import { rollPage } from "../addresses";
import { CONFIRM_OPEN, NOT_CONFIRMED, titleIn, touchesIfOpen } from "../open-confirmation";
import { ApplyForm, type RefusedRoll, RejectTable, RollFigures, RollOrigin, SKIP_REJECTED } from "./view";

export const loader = handler(electionOffice.rollReport, async ({ params, language }) => {
  const election = await getElection(parseId(params.id));
  const sent = await getRollImport(election.id, accountIdIn(params.importId));
  const another = rollPage(election.id);
  const { fileName, by, report, createdAt, appliedAt } = sent;
  return {
    electionTitle: titleIn(language, election),
    another,
    origin: {
      fileName,
      by,
      ignored: report.ignored,
      sent: formatMoment(createdAt, language),
      applied: appliedAt && formatMoment(appliedAt, language),
    },
    report,
    confirmation: {
      seen: figuresOf(report),
      rejected: report.rejected,
      good: report.counts.good,
      touches: touchesIfOpen(election),
    },
  };
});

type Because = Exclude<Extract<ApplyOutcome, { done: false }>["reason"], "unknown">;

const refusals: Record<Because, { status: number; refusal: Refusal }> = {
  "not-confirmed": { status: 422, refusal: NOT_CONFIRMED },
  "rejected-lines": {
    status: 422,
    refusal: { fields: { [SKIP_REJECTED]: ["election-office:errors.skip-rejected"] } },
  },
  "nothing-good": { status: 422, refusal: { form: ["election-office:report.nothing-good"] } },
  "changed-meanwhile": { status: 409, refusal: { form: ["election-office:errors.figures-changed"] } },
  closed: { status: 409, refusal: { form: ["election-office:errors.closed"] } },
  "applied-before": { status: 409, refusal: { form: ["election-office:errors.applied-before"] } },
};

function readConfirmation(form: FormData) {
  const skipRejected = isChecked(form, SKIP_REJECTED);
  const confirmed = isChecked(form, CONFIRM_OPEN);
  const { refuse } = parseForm(form, z.object({}));
  return {
    value: { seen: String(form.get("seen") ?? ""), skipRejected, confirmed },
    refuse: (refusal?: Refusal, { status }: { status?: number } = {}) =>
      data<RefusedRoll | null>({ answer: refuse(refusal), skipRejected, confirmed }, { status }),
  };
}

export const action = handler(electionOffice.rollReport, async ({ request, params, staff }) => {
  const { id: electionId } = await getElection(parseId(params.id));
  const { id: importId } = await getRollImport(electionId, accountIdIn(params.importId));
  return submit(request, {
    form: `apply-roll:${importId}`,
    by: staff,
    read: readConfirmation,
    write: (confirmation, submission) =>
      applyRoll({ importId, ...confirmation, actor: { kind: "staff", id: staff.id } }, submission),
    answer: (outcome, refuse) => {
      if (outcome.done) {
        const { good, added, removed } = outcome.counts;
        const to = `${rollPage(electionId)}/${importId}`;
        return { to, say: "election-office:report.done", params: { good, added, removed } };
      }
      if (outcome.reason === "unknown") throw new Response(null, { status: 404 });
      const { status, refusal } = refusals[outcome.reason];
      return refuse(refusal, { status });
    },
    failed: { log: "failed to apply a roll", say: "election-office:errors.apply-failed" },
  });
});

export default function RollReportPage() {
  const { t } = useTranslation("election-office");
  const { electionTitle, another, origin, report, confirmation } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedRoll>();
  return (
    <>
      <PageHeader record={electionTitle} />
      {origin.applied && refused ? (
        <div role="alert" className="notice notice-warning mb-6 max-w-3xl">
          {t("errors.applied-before")}
        </div>
      ) : null}
      <RollOrigin origin={origin} />
      <RollFigures report={report} />
      {origin.applied ? null : <ApplyForm refused={refused} confirmation={confirmation} another={another} />}
      <RejectTable report={report} />
    </>
  );
}
