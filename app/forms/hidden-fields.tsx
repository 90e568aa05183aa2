import { useTranslation } from "react-i18next";

export const SUBMISSION_ID = "submission_id";
const TRAP = "website";

/**
 * The one-time id: the same form sent twice is answered once. Drawn anew for every page, which no browser redraws,
 * unless the page carries on what another one began under `id`.
 */
export const SubmissionId = ({ id }: { id?: string | null }) => (
  <input type="hidden" name={SUBMISSION_ID} value={id ?? crypto.randomUUID()} />
);

/** A field that people never see; what fills it in is a machine. */
export function Honeypot() {
  const { t } = useTranslation("forms");
  return (
    <div className="hidden" aria-hidden="true">
      <label>
        {t("leave-empty")}
        <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export const submissionIdOf = (form: FormData) => {
  const id = form.get(SUBMISSION_ID);
  return typeof id === "string" ? id : null;
};

export const isTrapped = (form: FormData) => Boolean(form.get(TRAP));
