import { data } from "@remix-run/node";
import type { StaffUser } from "~/auth/guards.server";
import { findGallery } from "~/domain/galleries/galleries.server";
import { maySee } from "~/domain/galleries/ownership.server";
import { mayChange } from "~/domain/publications/authorship.server";
import { parseId } from "~/fields/id";
import { type Language, sentence } from "~/i18n";
import { turnAway } from "~/platform/flash.server";

/** The 404 answer of the gallery's pages, with the title that their error page bears. */
export const noSuchGallery = (language: Language) =>
  data({ title: sentence(language, "galleries:not-found") }, { status: 404 });

type Visit<Staff> = { staff: Staff; language: Language };

/** The gallery of an address; throws the 404 answer where there is none that this visitor may see. */
export async function visibleGallery(id: string | undefined, { staff, language }: Visit<StaffUser | null>) {
  const number = parseId(id);
  const gallery = number === null ? null : await findGallery(number);
  if (!gallery || !maySee(staff, gallery)) throw noSuchGallery(language);
  return gallery;
}

/** Another editor's gallery: away with the reason, nothing changed (contract §3). */
export const notYours = (request: Request) =>
  turnAway(request, "/", { kind: "error", key: "auth:access-denied" });

/** A gallery that this member of staff may change; throws the answer that others get. */
export async function ownGallery(request: Request, id: string | undefined, visit: Visit<StaffUser>) {
  const gallery = await visibleGallery(id, visit);
  if (!mayChange(visit.staff, gallery)) throw await notYours(request);
  return gallery;
}
