import type { StaffUser } from "~/auth/guards.server";
import { findGallery } from "~/domain/galleries/galleries.server";
import { maySee } from "~/domain/galleries/ownership.server";
import { mayChange } from "~/domain/publications/authorship.server";
import { galleriesArea } from "~/features/publications/areas.server";
import { noSuchPublication, refuseOthers } from "~/features/publications/own-publication.server";
import { parseId } from "~/fields/id";
import type { Language } from "~/i18n";

type Visit<Staff> = { staff: Staff; language: Language };

/** Returns the gallery of an address; throws NotFound if this visitor may not see it. */
export async function visibleGallery(id: string | undefined, { staff, language }: Visit<StaffUser | null>) {
  const number = parseId(id);
  const gallery = number === null ? null : await findGallery(number);
  if (!gallery || !maySee(staff, gallery)) throw noSuchPublication(galleriesArea, language);
  return gallery;
}

/** Returns a gallery that this member of staff may change; throws the response for others. */
export async function ownGallery(request: Request, id: string | undefined, visit: Visit<StaffUser>) {
  const gallery = await visibleGallery(id, visit);
  if (!mayChange(visit.staff, gallery)) throw await refuseOthers(galleriesArea, request);
  return gallery;
}
