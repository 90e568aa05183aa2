import { SubmitButton } from "~/forms/submit-button";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import type { EditedGallery } from "./edited-gallery.server";

/** Publish or save, and the ways out; a draft can also be kept as it is, or thrown away. */
export function FormButtons({ gallery }: { gallery: EditedGallery | null }) {
  const { t } = useTranslation("galleries");
  const published = gallery && !gallery.draft;
  return (
    <div className="flex flex-wrap gap-3">
      <SubmitButton busy={published ? "updating" : "publishing"} name="intent" value="publish">
        {t(published ? "form.update" : "form.publish")}
      </SubmitButton>
      {published ? null : (
        <SubmitButton busy="updating" name="intent" value="draft" variant="quiet">
          {t("form.save-draft")}
        </SubmitButton>
      )}
      <ButtonLink href={published ? `/gallery/${gallery.id}` : "/gallery"} variant="quiet">
        {t("form.cancel")}
      </ButtonLink>
      {gallery?.draft ? (
        <ButtonLink href={`/gallery/${gallery.id}/delete`} variant="danger">
          {t("form.delete-draft")}
        </ButtonLink>
      ) : null}
    </div>
  );
}
