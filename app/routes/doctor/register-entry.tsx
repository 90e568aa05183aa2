import { useActionData, useLoaderData } from "@remix-run/react";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { register } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { findOwnEntry, setOwnVisibility } from "~/domain/public-register/own-entry.server";
import { ownEntryInput } from "~/domain/public-register/own-entry-input";
import { SubmissionId, SubmitButton } from "~/forms";
import { readBySchema, submit } from "~/forms/submit.server";
import { useTranslation } from "~/i18n";
import { CallOffice, Notice, PageHeader } from "~/ui";

export const loader = handler(doctorPortal.registerEntry, async ({ doctor }) => {
  const { memberNumber } = doctor;
  const entry = await findOwnEntry(memberNumber);
  if (!entry) throw new Response(null, { status: 404 });
  return { memberNumber, ...entry };
});

export const action = handler(doctorPortal.registerEntry, ({ request, doctor }) => {
  const { memberNumber } = doctor;
  return submit(request, {
    form: "register-entry",
    by: { id: String(memberNumber) },
    read: (form) => readBySchema(form, ownEntryInput),
    write: ({ hidden }, submission) => setOwnVisibility(memberNumber, hidden, submission),
    answer: ({ hidden }) => ({
      to: href(doctorPortal.registerEntry),
      say: hidden ? "register:own.hidden" : "register:own.shown",
    }),
    sentBefore: "forms:sent-before",
    failed: { log: "failed to change a doctor's visibility in the register", say: "register:own.failed" },
  });
});

export default function RegisterEntry() {
  const { t } = useTranslation("register");
  const { memberNumber, byRegister, byDoctor } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.error?.[""]?.[0];
  return (
    <>
      <PageHeader />
      <div className="max-w-2xl">
        {problem ? (
          <div role="alert" className="mb-6">
            <Notice kind="danger">{t("own.failed")}</Notice>
          </div>
        ) : null}
        {byRegister ? (
          <Notice>
            <CallOffice words={t("own.by-register")} />
          </Notice>
        ) : null}
        <p className="mb-6">{t("own.about")}</p>
        <form method="post" className="mb-8">
          <SubmissionId />
          <label className="choice">
            <input
              type="checkbox"
              name="hidden"
              value="1"
              defaultChecked={byDoctor}
              aria-describedby="hidden-hint"
            />
            <span>{t("own.hide")}</span>
          </label>
          <p id="hidden-hint" className="field-hint mb-6">
            {t("own.hide-hint")}
          </p>
          <SubmitButton busy="updating">{t("own.save")}</SubmitButton>
        </form>
        {byRegister || byDoctor ? null : (
          <a className="link" href={href(register.record, { docNo: memberNumber })}>
            {t("own.see")}
          </a>
        )}
      </div>
    </>
  );
}
