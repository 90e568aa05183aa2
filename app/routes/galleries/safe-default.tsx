import { useTranslation } from "~/i18n/use-translation";
import type { EditedGallery } from "./edited-gallery.server";

/** What Enter in a field does: it saves, and presses no button of a photo; also the version that this page shows. */
export function SafeDefault({ gallery: { draft, version } }: { gallery: EditedGallery }) {
  const { t } = useTranslation("galleries");
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <button type="submit" name="intent" value="draft" tabIndex={-1} className="sr-only">
        {t(draft ? "form.save-draft" : "form.update")}
      </button>
    </>
  );
}
