import { galleries } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { pageIn } from "~/fields/pagination";
import { galleryView } from "./detail";
import { ownGallery } from "./gallery-access.server";
import { editedGallery } from "./gallery-form.server";

/** Shows the newest version of a gallery as readers would see it, published or not. */
export const loader = handler(galleries.preview, async ({ request, params, language, staff, url }) => {
  const stored = await ownGallery(request, params.id, { staff, language });
  const { texts, list, coverPhotoId } = await editedGallery(stored, pageIn(url.searchParams));
  const { title_ar: titleAr, title, description_ar: descriptionAr, description } = texts;
  const gallery = {
    id: stored.id,
    day: stored.day,
    coverPhotoId,
    titleAr,
    title,
    descriptionAr,
    description,
  };
  return { ...galleryView(request, { gallery, list }, language), draft: false, mayChange: false };
});

export { default } from "./detail";
