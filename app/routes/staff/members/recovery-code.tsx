import { useForm } from "@conform-to/react";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { members } from "~/addresses/accounts";
import { handler } from "~/auth/handler.server";
import { pageTitle } from "~/content/navigation";
import { ltr } from "~/content/words";
import { findMemberName } from "~/domain/accounts/doctor-accounts.server";
import { identityInput } from "~/domain/accounts/doctor-input";
import { issueRecoveryCode } from "~/domain/accounts/recovery-codes.server";
import { parseId } from "~/fields/id";
import type { Answer } from "~/fields/parse-form";
import { Checkbox, ErrorSummary, SubmissionId, useChecks } from "~/forms";
import { readBySchema, submit } from "~/forms/submit.server";
import { formatMoment, inLanguage, useTranslation } from "~/i18n";
import { ownOrigin } from "~/platform/origin.server";
import { shownOnce } from "~/platform/shown-once.server";
import { Button, ButtonLink, DefinitionTable, Ltr, Notice, PageHeader, PrintButton } from "~/ui";
import { codePage, MEMBERS, memberPage } from "./address";

export const loader = handler(members.recoveryCode, async ({ request, params, language }) => {
  const memberNumber = parseId(params.number);
  const found = memberNumber === null ? null : await findMemberName(memberNumber);
  if (memberNumber === null || !found) throw new Response(null, { status: 404 });
  const { secret: made, headers } = await newCode.take(request, (one) => one.memberNumber === memberNumber);
  const page = {
    crumbs: [{ title: pageTitle(MEMBERS)[language], path: memberPage(memberNumber) }],
    memberNumber,
    name: inLanguage(language, found).value,
    made: made && { code: made.code, until: formatMoment(new Date(made.until), language) },
    address: `${ownOrigin(request)}/dr-portal/recover`,
  };
  return data(page, { headers });
});

export const action = handler(members.recoveryCode, async ({ request, params, staff }) => {
  const memberNumber = parseId(params.number);
  if (memberNumber === null) throw new Response(null, { status: 404 });
  const actor = { kind: "staff", id: staff.id } as const;
  return submit(request, {
    form: `recovery-code:${memberNumber}`,
    by: staff,
    read: (form) => readBySchema(form, identityInput),
    write: (_, submission) => issueRecoveryCode(memberNumber, { actor, submission }),
    answer: async (outcome, _, { wrote: { code } }) => {
      if (!outcome.issued) {
        if (outcome.reason === "no-such-member") throw new Response(null, { status: 404 });
        return { to: memberPage(memberNumber), say: "portal:code.disabled", kind: "error" };
      }
      const to = codePage(memberNumber);
      if (!code) return { to, say: "portal:code.sent-before", kind: "error" };
      return { to, headers: await newCode.keep({ memberNumber, code, until: outcome.until }) };
    },
  });
});

export default function RecoveryCode() {
  const { crumbs, memberNumber, name, made, address } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader crumbs={crumbs} />
      {made ? (
        <CodeSlip {...made} memberNumber={memberNumber} name={name} address={address} />
      ) : (
        <IssueForm memberNumber={memberNumber} name={name} refused={refused ?? undefined} />
      )}
    </>
  );
}

type Props = { memberNumber: number; name: string; refused: Answer | undefined };

function IssueForm({ memberNumber, name, refused }: Props) {
  const { t } = useTranslation("portal");
  const [form, fields] = useForm<{ identity_checked: string }, string[]>({
    id: "issue",
    lastResult: refused,
  });
  return (
    <form method="post" noValidate {...useChecks(identityInput, "max-w-2xl")}>
      <ErrorSummary form={form} labels={{}} />
      <SubmissionId />
      <p className="mb-4">{t("code.intro", { name: `\u2068${name}\u2069`, number: ltr(memberNumber) })}</p>
      <div className="field">
        <Checkbox field={fields.identity_checked}>{t("code.identity-checked")}</Checkbox>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t("code.button")}</Button>
        <ButtonLink href={memberPage(memberNumber)} variant="quiet">
          {t("code.another")}
        </ButtonLink>
      </div>
    </form>
  );
}

type SlipProps = { memberNumber: number; name: string; code: string; until: string; address: string };

/** Shows the code to print and hand over; it is not shown again. */
function CodeSlip({ memberNumber, name, code, until, address }: SlipProps) {
  const { t } = useTranslation("portal");
  const rows = [
    { label: t("members.name"), value: <bdi>{name}</bdi> },
    { label: t("number"), value: <Ltr>{memberNumber}</Ltr> },
    { label: t("code.until"), value: until },
  ];
  return (
    <div className="max-w-2xl">
      <div className="mb-6 print:hidden">
        <Notice kind="warning">{`${t("code.once")} ${t("code.print-hint")}`}</Notice>
      </div>
      <p className="mb-4 border border-line p-4 text-center">
        {t("recover.code")}
        <strong className="block font-mono text-2xl whitespace-nowrap">
          <Ltr>{code}</Ltr>
        </strong>
      </p>
      <DefinitionTable caption={t("code.title")} rows={rows} />
      <h2 className="mt-6 text-lg">{t("code.how")}</h2>
      <p>{t("code.how-body")}</p>
      <p className="wrap-anywhere">
        {`${t("code.address")}: `}
        <Ltr>{address}</Ltr>
      </p>
      <p className="mt-3 font-bold">{t("code.keep")}</p>
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        <PrintButton>{t("code.print")}</PrintButton>
        <ButtonLink href={memberPage(memberNumber)} variant="quiet">
          {t("code.another")}
        </ButtonLink>
      </div>
    </div>
  );
}

type NewCode = { memberNumber: number; code: string; until: string };

const newCode = shownOnce<NewCode>("naqaba_new_code", MEMBERS);
