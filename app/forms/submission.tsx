import { type ButtonHTMLAttributes, createContext, useContext } from "react";
import { useTranslation } from "~/i18n";
import type forms from "~/i18n/en/forms";

export const SUBMISSION_ID = "submission_id";
/** Carries the marks of the accounts that the form acts for (`form-account.server.ts`). */
export const SIGNED_IN_AS = "signed_in_as";
/** No browser or password manager knows a value for this name. */
export const HONEYPOT_FIELD = "leave_blank";

/** The one-time id of a form whose outcome is unknown, which the page that says so keeps. */
export const UnansweredSubmission = createContext<string | null>(null);

/** The marks of the accounts for which the page's forms act; empty on public pages. */
export const FormAccount = createContext("");

/** Draws a new one-time id for every page, unless the form continues another (`id`) or one whose outcome is unknown. */
export function SubmissionId({ id }: { id?: string | null }) {
  const unanswered = useContext(UnansweredSubmission);
  const formAccount = useContext(FormAccount);
  return (
    <>
      <input type="hidden" name={SUBMISSION_ID} value={id ?? unanswered ?? crypto.randomUUID()} />
      {formAccount ? <input type="hidden" name={SIGNED_IN_AS} value={formAccount} /> : null}
    </>
  );
}

/**
 * A field that only programs fill in. Their messages are held for review or returned, never dropped behind a receipt.
 */
export function Honeypot() {
  const { t } = useTranslation("forms");
  return (
    <div className="hidden" aria-hidden="true">
      <label>
        {t("leave-empty")}
        <input
          type="text"
          name={HONEYPOT_FIELD}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}

export const submissionIdOf = (form: FormData) => {
  const id = form.get(SUBMISSION_ID);
  return typeof id === "string" ? id : null;
};

export const isHoneypotFilled = (form: FormData) => Boolean(form.get(HONEYPOT_FIELD));

type Props = { busy: keyof typeof forms.busy; variant?: "quiet" | "danger" } & Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "className" | "type"
>;

export function SubmitButton({ variant, busy, ...rest }: Props) {
  const { t } = useTranslation("forms");
  const look = variant ? `btn btn-${variant}` : "btn";
  return (
    <button type="submit" className={look} data-enhance="busy" data-busy={t(`busy.${busy}`)} {...rest} />
  );
}
