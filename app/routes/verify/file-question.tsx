import { SubmissionId } from "~/forms";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui";

const KINDS = "application/pdf,.pdf,image/jpeg,image/png,image/webp";

/** A phone without script offers its camera for the file; with script the camera may also be opened here. */
export function FileQuestion({ sent }: { sent: string | undefined }) {
  const { t } = useTranslation("certificates");
  return (
    <section aria-labelledby="by-file" className="mt-8">
      <h2 id="by-file" className="mb-4 text-xl">
        {t("verify.file-form")}
      </h2>
      <div className="camera mb-6" hidden>
        <Button type="button" variant="quiet" data-refused={t("verify.camera-refused")}>
          {t("verify.camera")}
        </Button>
        <p role="status" />
        <video className="w-full" playsInline muted hidden />
      </div>
      <form method="post" action="/verify" encType="multipart/form-data" aria-labelledby="by-file">
        <SubmissionId />
        <div className="field">
          <label htmlFor="certificate" className="field-label">
            {t("verify.file")}
          </label>
          <p id="certificate-hint" className="field-hint">
            {t("verify.file-hint")}
          </p>
          <input
            id="certificate"
            type="file"
            name="certificate"
            accept={KINDS}
            aria-describedby="certificate-hint"
            className="input"
          />
        </div>
        <div className="field">
          <label htmlFor="scanned" className="field-label">
            {t("verify.text")}
          </label>
          <p id="scanned-hint" className="field-hint">
            {t("verify.text-hint")}
          </p>
          <textarea
            id="scanned"
            name="text"
            rows={3}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            defaultValue={sent}
            aria-describedby="scanned-hint"
            className="input"
          />
        </div>
        <Button type="submit" asks>
          {t("verify.check-file")}
        </Button>
      </form>
    </section>
  );
}
