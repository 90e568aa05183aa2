import type { HeadersFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { phoneWords } from "~/content/phone-words";
import { startRecovery, type WayBack } from "~/domain/accounts/recovery.server";
import { useTranslation } from "~/i18n";
import { emailLinkOrigin } from "~/platform/origin.server";
import { SignInPage } from "~/ui";
import { NumberForm, submitNumber } from "./number-form";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const guidance: Record<WayBack, string> = {
  "national-number": "portal:forgot.use-national",
  link: "portal:forgot.link-sent",
  office: "portal:forgot.office",
};
const notFound = { reason: "portal:forgot.not-found", status: 401 };
const withCode = { to: href(doctorPortal.recover), key: "portal:forgot.have-code" };

export const loader = handler(doctorPortal.forgetPassword, () => null);

/** Explains on the sign-in page how to recover the account, changing nothing (R31), or that there is no account. */
export const action = handler(doctorPortal.forgetPassword, (visit) =>
  submitNumber(visit, {
    form: "forget-password",
    unknown: notFound,
    write: (memberNumber, submission) =>
      startRecovery(memberNumber, {
        submission,
        language: visit.language,
        origin: emailLinkOrigin(visit.request),
      }),
    answer: (start) =>
      start.found
        ? {
            to: href(doctorPortal.signIn),
            say: guidance[start.way],
            params: phoneWords(),
            ...(start.way !== "national-number" && { link: withCode }),
          }
        : notFound,
  }),
);

export default function ForgottenPassword() {
  const { t } = useTranslation("portal");
  const auth = useTranslation("auth").t;
  const refused = useActionData<typeof action>();
  return (
    <SignInPage intro={t("forgot.intro")}>
      <NumberForm busy="sending" button={t("forgot.button")} refused={refused ?? undefined} />
      <ul className="grid gap-2 text-center">
        <li>
          <a className="link" href={href(doctorPortal.recover)}>
            {t("forgot.have-code")}
          </a>
        </li>
        <li>
          <a className="link" href={href(doctorPortal.create)}>
            {auth("create-account")}
          </a>
        </li>
      </ul>
    </SignInPage>
  );
}
