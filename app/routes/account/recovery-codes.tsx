import { data, type HeadersFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { account } from "~/addresses/accounts";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { isFreshlySignedIn, requireStaffPassword } from "~/auth/reauthenticate.server";
import { refuseAttempt } from "~/auth/refused-attempt.server";
import { secondStepOf } from "~/domain/accounts/second-step.server";
import { currentPasswordInput } from "~/domain/accounts/staff-input";
import { countCodesLeft, createCodes } from "~/domain/accounts/staff-recovery-codes.server";
import type { Answer } from "~/fields/parse-form";
import { SubmissionId, SubmitButton } from "~/forms";
import { type AnswerOptions, readBySchema, submit } from "~/forms/submit.server";
import { useTranslation } from "~/i18n";
import { ButtonLink, Notice, PageHeader, PrintButton } from "~/ui";
import { PasswordQuestion, wrongPassword } from "./password-question";

const BEGIN = href(account.secondStep);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(account.recoveryCodes, async ({ request, staff }) => {
  if ((await secondStepOf(staff.id)).state !== "on") throw redirect(BEGIN);
  return { left: await countCodesLeft(staff.id), fresh: await isFreshlySignedIn("staff", request) };
});

type RecoveryCodesAnswer = {
  refused: { answer: Answer; locked: string | null } | null;
  codes: string[] | null;
};
const justSignedIn = z.object({});

export const action = handler(account.recoveryCodes, async ({ request, staff }) => {
  const schema = (await isFreshlySignedIn("staff", request)) ? justSignedIn : currentPasswordInput;
  return submit(request, {
    form: "recovery-codes",
    by: staff,
    secret: true,
    read: (form) =>
      readBySchema(form, schema, {
        secret: true,
        show: (
          answer,
          { locked = null }: AnswerOptions & { locked?: string | null },
        ): RecoveryCodesAnswer => ({
          refused: { answer, locked },
          codes: null,
        }),
      }),
    write: async (value, submission) => {
      if ("password" in value) await requireStaffPassword(staff.id, value.password as string);
      return createCodes(staff.id, submission);
    },
    answer: ({ made }, _, { wrote: { codes } }) => {
      if (!made) return { to: BEGIN };
      if (codes) return data<RecoveryCodesAnswer>({ refused: null, codes });
      return { to: href(account.recoveryCodes), say: "accounts:recovery.sent-before", kind: "error" };
    },
    failed: (error, refuse) => refuseAttempt(error, request, refuse, wrongPassword),
  });
});

export default function RecoveryCodes() {
  const { t } = useTranslation("accounts");
  const { left, fresh } = useLoaderData<typeof loader>();
  const { refused = null, codes = null } = useActionData<RecoveryCodesAnswer>() ?? {};
  if (codes) return <NewCodes codes={codes} />;
  return (
    <>
      <PageHeader />
      <div className="max-w-2xl">
        <p className="mb-3">{t("recovery.about")}</p>
        <p className="mb-3 font-bold">{t("recovery.left", { count: left })}</p>
        {left ? <p>{t("recovery.replaces")}</p> : null}
      </div>
      {fresh ? (
        <form method="post" className="mt-6">
          <SubmissionId />
          <SubmitButton busy="creating">{t("recovery.make")}</SubmitButton>
        </form>
      ) : (
        <PasswordQuestion refused={refused ?? undefined} button={t("recovery.make")} />
      )}
    </>
  );
}

function NewCodes({ codes }: { codes: string[] }) {
  const { t } = useTranslation("accounts");
  return (
    <>
      <PageHeader />
      <div className="max-w-2xl">
        <div className="mb-6 print:hidden">
          <Notice kind="warning">{t("recovery.once")}</Notice>
        </div>
        <ol className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>
              <code dir="ltr" className="font-mono text-lg whitespace-nowrap">
                {code}
              </code>
            </li>
          ))}
        </ol>
        <p className="mt-6">{t("recovery.how")}</p>
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          <PrintButton>{t("recovery.print")}</PrintButton>
          <ButtonLink href={href(account.overview)} variant="quiet">
            {t("recovery.done")}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
