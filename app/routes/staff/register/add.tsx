import { useForm } from "@conform-to/react";
import { data, type HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { memberNumberIn } from "~/domain/members/member-number";
import { addMember, proposedNumber } from "~/domain/register/change-member.server";
import { judgeTerms } from "~/domain/register/judge-terms.server";
import { addedColumns, addInput, judgeForm } from "~/domain/register/office-form";
import { ConfirmStrayNumber, numberProblem, withNextNumber } from "~/features/members/new-number";
import { parseForm, type Refusal } from "~/fields/parse-form";
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

async function readMember(form: FormData) {
  const { value: typed, refuse: reply } = parseForm(form, addInput);
  const verdict = typed && judgeForm(typed.DOC_NO, typed, {}, await judgeTerms([]));
  const problems = verdict && "problems" in verdict ? { fields: verdict.problems } : {};
  const refuse = (refusal: Refusal = problems, { status = 422 }: AnswerOptions = {}) =>
    data(reply(refusal), { status });
  const confirmedNumber = memberNumberIn(String(form.get("stray_number") ?? ""));
  return { value: verdict && "facts" in verdict ? { facts: verdict.facts, confirmedNumber } : null, refuse };
}

export const action = handler(registerOffice.add, async ({ request, staff }) =>
  submit(request, {
    form: "register-add",
    by: staff,
    read: readMember,
    write: ({ facts, confirmedNumber }, submission) =>
      addMember(facts, { staff, submission, confirmedNumber }),
    answer: async (outcome, refuse) => {
      if (!outcome.done) return refuse(numberProblem(outcome));
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
  const refused = useActionData<typeof action>();
  const labels = useColumnLabels(addedColumns);
  const [form, fields] = useForm<Record<(typeof addedColumns)[number], string>, string[]>({
    id: "member",
    lastResult: withNextNumber(refused, proposed),
    defaultValue: { DOC_NO: proposed },
  });
  return (
    <>
      <PageHeader />
      <form method="post" noValidate {...useChecks(addInput, "max-w-3xl")}>
        <ErrorSummary form={form as never} labels={labels} />
        <SubmissionId />
        <ConfirmStrayNumber answer={refused} />
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
