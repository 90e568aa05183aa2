import { useForm } from "@conform-to/react";
import type { HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { memberNumberIn } from "~/domain/members/member-number";
import { placeLineInput } from "~/domain/register/office-form";
import {
  decideLine,
  findUnplaced,
  matchLine,
  type UnplacedLine,
} from "~/domain/register/unplaced-lines.server";
import type { Answered } from "~/domain/submissions/once.server";
import { parseId } from "~/fields/id";
import { ErrorSummary, Field, SubmissionId, TextField, useChecks } from "~/forms";
import { readBySchema, submit } from "~/forms/submit.server";
import { useTranslation } from "~/i18n";
import { Button, ButtonLink, DefinitionTable, Ltr, Notice, PageHeader } from "~/ui";
import { LineProblems } from "./line-problems";
import type { AnyField } from "./member-fields";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

async function getLine(params: { id?: string; line?: string }) {
  const [fileId, line] = [parseId(params.id), parseId(params.line)];
  return fileId && line ? findUnplaced(fileId, line) : null;
}

export const loader = handler(registerOffice.placeLine, async ({ params }) => {
  const line = await getLine(params);
  if (!line && !(parseId(params.id) && parseId(params.line))) throw new Response(null, { status: 404 });
  return { line, number: params.line };
});

type Placing = { line: UnplacedLine; note: string | null } & (
  | { decision: "parked" | "skipped" }
  | { memberNumber: number }
);

function readDecision(form: FormData, line: UnplacedLine | null) {
  const { value, refuse } = readBySchema(form, placeLineInput);
  if (!line)
    return {
      value: null,
      refuse: () => refuse({ form: ["register-files:unplaced.placed"] }, { status: 409 }),
    };
  const note = value?.note ?? null;
  const decision = String(form.get("decision"));
  const placing = (how: { decision: "parked" | "skipped" } | { memberNumber: number }): Placing => ({
    line,
    note,
    ...how,
  });
  if (decision === "parked" || decision === "skipped") return { value: placing({ decision }), refuse };
  const memberNumber = memberNumberIn(String(form.get("DOC_NO") ?? ""));
  if (memberNumber === null)
    return {
      value: null,
      refuse: () => refuse({ fields: { DOC_NO: ["register-office:problems.not-a-number"] } }),
    };
  return { value: placing({ memberNumber }), refuse };
}

export const action = handler(registerOffice.placeLine, async ({ request, params, staff }) => {
  const line = await getLine(params);
  return submit(request, {
    form: `register-line:${params.id}:${params.line}`,
    by: staff,
    read: (form) => readDecision(form, line),
    write: async (value, submission): Promise<Answered<{ id: number } | { done: boolean }>> =>
      "decision" in value
        ? decideLine({ ...value.line, decision: value.decision, note: value.note }, { staff, submission })
        : matchLine(value.line, value, { staff, submission }),
    answer: (outcome, refuse) => {
      if ("id" in outcome) return { to: href(registerOffice.file, { id: outcome.id }) };
      if (!outcome.done) return refuse({ form: ["register-files:unplaced.placed"] }, { status: 409 });
      return { to: href(registerOffice.unplaced), say: "register-files:unplaced.saved" };
    },
    failed: { log: "failed to place a line of a register file", say: "register-files:problems.failed" },
  });
});

export default function PlaceLine() {
  const { t } = useTranslation("register-files");
  const { line, number } = useLoaderData<typeof loader>();
  if (!line)
    return (
      <>
        <PageHeader />
        <div className="max-w-3xl">
          <Notice kind="warning">{t("unplaced.placed")}</Notice>
        </div>
      </>
    );
  return (
    <>
      <PageHeader />
      <p className="mb-4 text-lg font-bold">
        {t("in-line", { line: number })} · <Ltr>{line.fileName}</Ltr>
      </p>
      <div className="mb-6 max-w-3xl">
        <Notice kind="warning">
          <LineProblems problems={line.problems} />
        </Notice>
      </div>
      <div className="mb-8 max-w-3xl">
        <DefinitionTable
          rows={Object.entries(line.cells).map(([column, value]) => ({
            label: column,
            value: <bdi className="wrap-anywhere">{value || "–"}</bdi>,
          }))}
        />
      </div>
      <DecisionForm note={line.note} />
    </>
  );
}

function DecisionForm({ note }: { note: string | null }) {
  const { t } = useTranslation(["register-files", "register-office"]);
  const refused = useActionData<typeof action>();
  const [form, fields] = useForm<{ DOC_NO: string; note: string }, string[]>({
    id: "line",
    lastResult: refused,
    defaultValue: { note: note ?? "" },
  });
  const labels = { DOC_NO: t("register-office:columns.DOC_NO"), note: t("register-files:unplaced.note") };
  return (
    <form method="post" noValidate {...useChecks(placeLineInput, "max-w-2xl")}>
      <ErrorSummary form={form as never} labels={labels} />
      <SubmissionId />
      <Field
        field={fields.DOC_NO as AnyField}
        label={labels.DOC_NO}
        hint={t("register-files:unplaced.number-hint")}
        inputMode="numeric"
        dir="ltr"
        maxLength={20}
        optional
      />
      <TextField field={fields.note as AnyField} label={labels.note} rows={2} dir="auto" optional />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="decision" value="matched">
          {t("register-files:unplaced.match")}
        </Button>
        <Button type="submit" name="decision" value="parked" variant="quiet">
          {t("register-files:unplaced.park")}
        </Button>
        <Button type="submit" name="decision" value="skipped" variant="quiet">
          {t("register-files:unplaced.skip")}
        </Button>
        <ButtonLink variant="quiet" href={href(registerOffice.unplaced)}>
          {t("register-office:cancel")}
        </ButtonLink>
      </div>
    </form>
  );
}
