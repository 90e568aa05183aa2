import { data } from "@remix-run/node";
import { type StaffUser, whoIs } from "~/auth/guards.server";
import { findGallery } from "~/domain/galleries/galleries.server";
import { maySee } from "~/domain/galleries/ownership.server";
import { mayChange } from "~/domain/news/authorship.server";
import { parseId } from "~/forms/id";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { turnAway } from "~/platform/flash.server";
import { documentTitle } from "~/ui/page-meta";

/** The 404 answer of the gallery's pages, with the title that their error page bears. */
export async function noSuchGallery(request: Request) {
  const language = await languageOf(request);
  const title = documentTitle(translator(language, "galleries")("not-found"), language);
  return data({ title }, { status: 404 });
}

/** The gallery of an address and who asks; throws the 404 answer where there is none that this visitor may see. */
export async function visibleGallery(request: Request, id: string | undefined) {
  const number = parseId(id);
  const [gallery, { staff }] = await Promise.all([
    number === null ? null : findGallery(number),
    whoIs(request),
  ]);
  if (!gallery || !maySee(staff, gallery)) throw await noSuchGallery(request);
  return { gallery, staff };
}

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
