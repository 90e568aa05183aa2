import type { HeadersFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { phoneWords } from "~/content/phone-words";
import { openAccount, usesNationalNumber } from "~/domain/accounts/doctor-accounts.server";
import { useTranslation } from "~/i18n";
import { SignInPage } from "~/ui";
import { NumberForm, submitNumber } from "./number-form";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(doctorPortal.create, () => null);

const unknown = { reason: "portal:create.unknown", status: 404 };

/** Opens the account of a member and leads to the sign-in; says when there is no such member, or an account already. */
export const action = handler(doctorPortal.create, (visit) =>
  submitNumber(visit, {
    form: "create-account",
    unknown,
    write: (memberNumber, submission) => openAccount(memberNumber, { submission }),
    answer: async (outcome, memberNumber) => {
      if (outcome === "no-such-member") return unknown;
      if (outcome === "exists") return { reason: "portal:create.exists", status: 409 };
      const byNumber = await usesNationalNumber(memberNumber);
      const say = byNumber ? "portal:create.opened" : "portal:create.opened-by-code";
      return { to: href(doctorPortal.signIn), say, params: phoneWords() };
    },
  }),
);

export default function CreateAccount() {
  const { t } = useTranslation("portal");
  const refused = useActionData<typeof action>();
  return (
    <SignInPage intro={t("create.intro")}>
      <NumberForm busy="creating" button={t("create.button")} refused={refused ?? undefined} />
      <ul className="grid gap-2 text-center">
        <li>
          {`${t("create.have")} `}
          <a className="link" href={href(doctorPortal.signIn)}>
            {t("create.sign-in")}
          </a>
        </li>
        <li>
          <a className="link" href={href(doctorPortal.forgetPassword)}>
            {useTranslation("auth").t("forgot-password")}
          </a>
        </li>
      </ul>
    </SignInPage>
  );
}
