import { listPhotos } from "~/domain/galleries/photo-queries.server";
import type { Gallery } from "~/domain/galleries/queries.server";

/** A gallery as its form shows it: the texts by their fields, and one page of its photos. */
export async function editedGallery(gallery: Gallery, page = 1) {
  return {
    id: gallery.id,
    draft: gallery.publishedAt === null,
    version: gallery.version,
    texts: {
      title_ar: gallery.titleAr,
      title: gallery.title ?? "",
      description_ar: gallery.descriptionAr,
      description: gallery.description ?? "",
    },
    coverPhotoId: gallery.coverPhotoId,
    list: await listPhotos(gallery.id, page),
  };
}

export type EditedGallery = Awaited<ReturnType<typeof editedGallery>>;
