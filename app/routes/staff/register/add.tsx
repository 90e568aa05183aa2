import { useForm } from "@conform-to/react";
import { data, type HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { addMember, officeTerms, proposedNumber } from "~/domain/register/change-member.server";
import { isStray } from "~/domain/register/number-series";
import { addedColumns, addInput, judgeForm } from "~/domain/register/office-form";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";
import { ErrorSummary, SubmissionId, useChecks } from "~/forms";
import { type AnswerOptions, submit } from "~/forms/submit.server";
import { useTranslation } from "~/i18n";
import { Button, ButtonLink, PageHeader } from "~/ui";
import { type AnyField, MemberField, useColumnLabels } from "./member-fields";
import { memberChoices } from "./office.server";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(registerOffice.add, async () => ({
  proposed: String(await proposedNumber()),
  choices: await memberChoices(),
}));

const STRAY = "register-office:stray";

type Refused = {
  answer: Answer;
  /** A number far from the series, which is taken if it is sent again. */
  strayNumber: string | null;
};

async function readMember(form: FormData) {
  const { value: typed, refuse: reply } = parseForm(form, addInput);
  const verdict = typed && judgeForm(typed.DOC_NO, typed, {}, await officeTerms([]));
  const next = await proposedNumber();
  const stray =
    verdict && "facts" in verdict && isStray(verdict.facts.memberNumber, next)
      ? String(verdict.facts.memberNumber)
      : null;
  const isConfirmed = stray !== null && form.get("stray_number") === stray;
  const strayProblem = { fields: { DOC_NO: [`${STRAY}?${next}`] } };
  const problems =
    verdict && "problems" in verdict ? { fields: verdict.problems } : stray ? strayProblem : {};
  const refuse = (refusal: Refusal = problems, { status = 422 }: AnswerOptions = {}) =>
    data<Refused>({ answer: reply(refusal), strayNumber: stray }, { status });
  const facts = verdict && "facts" in verdict && (!stray || isConfirmed) ? verdict.facts : null;
  return { value: facts, refuse };
}

export const action = handler(registerOffice.add, async ({ request, staff }) =>
  submit(request, {
    form: "register-add",
    by: staff,
    read: readMember,
    write: (facts, submission) => addMember(facts, { staff, submission }),
    answer: async (outcome, refuse) => {
      if (!outcome.done) return refuse({ fields: { DOC_NO: ["register-office:taken"] } });
      const { memberNumber } = outcome;
      const to = href(registerOffice.member, { docNo: memberNumber });
      return { to, say: "register-office:added", params: { number: memberNumber } };
    },
    sentBefore: "forms:sent-before",
    failed: { log: "failed to add a member", say: "register-office:save-failed" },
  }),
);

export default function AddMember() {
  const { t } = useTranslation("register-office");
  const { proposed, choices } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  const labels = useColumnLabels(addedColumns);
  const [form, fields] = useForm<Record<(typeof addedColumns)[number], string>, string[]>({
    id: "member",
    lastResult: withNextNumber(refused?.answer, proposed),
    defaultValue: { DOC_NO: proposed },
  });
  return (
    <>
      <PageHeader />
      <form method="post" noValidate {...useChecks(addInput, "max-w-3xl")}>
        <ErrorSummary form={form as never} labels={labels} />
        <SubmissionId />
        {refused?.strayNumber ? (
          <input type="hidden" name="stray_number" value={refused.strayNumber} />
        ) : null}
        <div className="register-form">
          {addedColumns.map((column) => (
            <MemberField key={column} column={column} field={fields[column] as AnyField} choices={choices} />
          ))}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t("add")}</Button>
          <ButtonLink variant="quiet" href={href(registerOffice.list)}>
            {t("cancel")}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}

/** Puts the next number into the form if the typed one is taken. */
function withNextNumber(answer: Answer | undefined, next: string): Answer | undefined {
  if (!answer?.error?.DOC_NO?.includes("register-office:taken")) return answer;
  return { ...answer, initialValue: { ...answer.initialValue, DOC_NO: next } };
}
