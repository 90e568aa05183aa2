import { useActionData } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { type Attachment, FileFacts } from "./attachment-list";
import type { Refused } from "./news-form";

/** The attachments an article has now and those that wait to be saved with it, each with a tick that deletes it then. */
export function PresentFiles({ attachments: stored }: { attachments: Attachment[] }) {
  const { t } = useTranslation("news");
  const refused = useActionData<Refused>();
  const ticked = [refused?.answer.initialValue?.remove_attachments ?? []].flat();
  const held = refused?.files.held;
  const attachments = [...stored, ...(held?.attachments ?? [])];
  if (!attachments.length) return null;
  return (
    <fieldset className="field" aria-describedby="remove-hint">
      <legend className="field-label">{t("form.remove")}</legend>
      <p id="remove-hint" className="field-hint">
        {t("form.remove-hint")}
      </p>
      {attachments.map((file) => (
        <label key={file.id} className="choice">
          <input
            type="checkbox"
            name="remove_attachments"
            value={file.id}
            defaultChecked={ticked.includes(file.id)}
          />
          <span>
            <bdi>{file.fileName}</bdi> <FileFacts file={file} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
