import type { StaffUser } from "~/auth/guards.server";
import { mayChange } from "~/domain/accounts/authorship";
import { findGallery } from "~/domain/galleries/queries.server";
import { maySee } from "~/domain/galleries/visibility";
import { parseId } from "~/forms/id";
import { turnAway } from "~/platform/flash.server";
import { noSuchGallery } from "./seen-gallery.server";

/** Another editor's gallery: away with the reason, nothing changed (contract §3). */
export const notYours = (request: Request) =>
  turnAway(request, "/", { kind: "error", key: "auth:access-denied" });

/** A gallery that this member of staff may change; throws the answer that others get. */
export async function ownGallery(request: Request, id: string | undefined, staff: StaffUser) {
  const number = parseId(id);
  const gallery = number === null ? null : await findGallery(number);
  if (!gallery || !maySee(staff, gallery)) throw await noSuchGallery(request);
  if (!mayChange(staff, gallery)) throw await notYours(request);
  return gallery;
}
