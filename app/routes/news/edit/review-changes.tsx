import { SubmissionId, SubmitButton } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { type Attachment, FileFacts } from "../attachment-list";
import type { Review } from "./action.server";

type ListProps = { title: string; photo?: string; files: Attachment[] };

function Files({ title, photo, files }: ListProps) {
  const { t } = useTranslation("news");
  if (!photo && !files.length) return null;
  return (
    <section className="mt-6">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-2 border-t">
        {photo ? (
          <li className="border-b py-3">
            <bdi>{photo}</bdi> <span className="text-sm text-muted">{t("form.photo")}</span>
          </li>
        ) : null}
        {files.map((file) => (
          <li key={file.id} className="border-b py-3">
            <bdi>{file.fileName}</bdi> <FileFacts file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asks, before an article is saved, whether these files shall go and those come (P4). */
export function ReviewChanges({
  review: { carried, submissionId, leaving, coming, photo },
}: {
  review: Review;
}) {
  const { t } = useTranslation("news");
  return (
    <form method="post" encType="multipart/form-data" className="max-w-3xl">
      <p>{t("review.explain")}</p>
      <SubmissionId id={submissionId} />
      {carried.map(({ name, value }) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <Files title={t("review.leaving")} photo={photo?.leaving} files={leaving} />
      <Files title={t("review.coming")} photo={photo?.coming} files={coming} />
      <div className="mt-6 flex flex-wrap gap-3">
        <SubmitButton busy="updating" name="intent" value="confirm">
          {t("review.confirm")}
        </SubmitButton>
        <Button type="submit" name="intent" value="change" variant="quiet">
          {t("review.change")}
        </Button>
      </div>
    </form>
  );
}
