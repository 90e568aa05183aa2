import { useForm } from "@conform-to/react";
import { data } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import type { output, ZodObject } from "zod";
import type { StaffUser } from "~/auth/guards.server";
import { type CentreChange, type CentreOutcome, listCentres } from "~/domain/elections/centres.server";
import { getElection } from "~/domain/elections/elections.server";
import { centreInput, LONGEST_CENTRE_NAME } from "~/domain/elections/input";
import type { OpenElectionEffect } from "~/domain/elections/voting-window";
import type { Answered } from "~/domain/submissions/once.server";
import { parseId } from "~/fields/id";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";
import { ErrorSummary, Field, isChecked, SubmissionId, useChecks } from "~/forms";
import { submit } from "~/forms/submit.server";
import { useTranslation } from "~/i18n";
import { Button, ButtonLink } from "~/ui";
import { electionPage } from "./addresses";
import { CONFIRM_OPEN, NOT_CONFIRMED, OpenConfirmation } from "./open-confirmation";

export type RefusedCentre = { answer: Answer; confirmed: boolean };
type Refused = Extract<CentreOutcome, { done: false }>["reason"];
const refusals: Record<Refused, { status: number; refusal: Refusal }> = {
  "not-confirmed": { status: 422, refusal: NOT_CONFIRMED },
  "code-taken": { status: 422, refusal: { fields: { code: ["election-office:centres.code-taken"] } } },
  "in-use": { status: 409, refusal: { form: ["election-office:centres.in-use"] } },
  unknown: { status: 409, refusal: { form: ["election-office:centres.gone"] } },
};

function readCentre<Schema extends ZodObject>(form: FormData, schema: Schema) {
  const { value: fields, refuse } = parseForm(form, schema);
  const confirmed = isChecked(form, CONFIRM_OPEN);
  return {
    value: fields && { fields, confirmed },
    refuse: (refusal?: Refusal, { status = 422 }: { status?: number } = {}) =>
      data<RefusedCentre>({ answer: refuse(refusal), confirmed }, { status }),
  };
}

type Changing<Schema extends ZodObject> = {
  staff: StaffUser;
  electionId: number;
  form: string;
  schema: Schema;
  apply(change: CentreChange, fields: output<Schema>): Promise<Answered<CentreOutcome>>;
  done: "added" | "renamed" | "deleted";
};

/** Performs a change of a polling centre, and returns to its election. */
export function changeCentre<Schema extends ZodObject>(
  request: Request,
  { staff, electionId, form, schema, apply, done }: Changing<Schema>,
) {
  return submit(request, {
    form,
    by: staff,
    read: (sent) => readCentre(sent, schema),
    write: ({ fields, confirmed }, submission) => apply({ staff, electionId, confirmed, submission }, fields),
    answer: (outcome, refuse) => {
      if (outcome.done) return { to: electionPage(electionId), say: `election-office:centres.${done}` };
      const { status, refusal } = refusals[outcome.reason];
      return refuse(refusal, { status });
    },
    sentBefore: "election-office:sent-before",
    failed: { log: "failed to change a polling centre", say: "election-office:save-failed" },
  });
}

type Params = { id?: string; centreId?: string };

/** Returns the ids in an address: the election has to exist, the centre may be gone. Throws NotFound. */
export async function centreIds(params: Params) {
  const { id: electionId } = await getElection(parseId(params.id));
  const centreId = parseId(params.centreId);
  if (!centreId) throw new Response(null, { status: 404 });
  return { electionId, centreId };
}

/** Returns the election and the centre in an address; throws NotFound if the election has no such centre. */
export async function electionAndCentre(params: Params) {
  const election = await getElection(parseId(params.id));
  const centreId = parseId(params.centreId);
  const centre = (await listCentres(election.id)).find(({ id }) => id === centreId);
  if (!centre) throw new Response(null, { status: 404 });
  return { election, centre };
}

type Names = "code" | "name_ar" | "name" | typeof CONFIRM_OPEN;
type CentreFormProps = {
  present?: { code: string; name_ar: string; name: string };
  touches: OpenElectionEffect | null;
  cancel: string;
};

export function CentreForm({ present, touches, cancel }: CentreFormProps) {
  const { t } = useTranslation("election-office");
  const refused = useActionData<RefusedCentre>();
  const [form, fields] = useForm<Record<Names, string>, string[]>({
    id: "centre",
    lastResult: refused?.answer,
    defaultValue: present,
  });
  const labels = { code: t("centres.code"), name_ar: t("centres.name-ar"), name: t("centres.name") };
  return (
    <form method="post" noValidate {...useChecks(centreInput, "max-w-2xl")}>
      <ErrorSummary form={form} labels={{ ...labels, [CONFIRM_OPEN]: "" }} />
      <SubmissionId />
      <Field
        field={fields.code as never}
        label={labels.code}
        hint={t("centres.code-hint")}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
      />
      <Field
        field={fields.name_ar as never}
        label={labels.name_ar}
        maxLength={LONGEST_CENTRE_NAME}
        lang="ar"
        dir="rtl"
      />
      <Field
        field={fields.name as never}
        label={labels.name}
        maxLength={LONGEST_CENTRE_NAME}
        lang="en"
        dir="ltr"
      />
      <OpenConfirmation
        touches={touches}
        field={fields[CONFIRM_OPEN] as never}
        checked={refused?.confirmed}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t("centres.save")}</Button>
        <ButtonLink href={cancel} variant="quiet">
          {t("form.cancel")}
        </ButtonLink>
      </div>
    </form>
  );
}
