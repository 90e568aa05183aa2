import { data } from "@remix-run/node";
import { whoIs } from "~/auth/guards.server";
import { findGallery } from "~/domain/galleries/queries.server";
import { maySee } from "~/domain/galleries/visibility";
import { parseId } from "~/forms/id";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { documentTitle } from "~/ui/document-title";

/** The 404 answer of the gallery's pages, with the title that their error page bears. */
export async function noSuchGallery(request: Request) {
  const language = await languageOf(request);
  const title = documentTitle(translator(language, "galleries")("not-found"), language);
  return data({ title }, { status: 404 });
}

/** The gallery of an address and who asks; throws the 404 answer where there is none that this visitor may see. */
export async function seenGallery(request: Request, id: string | undefined) {
  const number = parseId(id);
  const [gallery, { staff }] = await Promise.all([
    number === null ? null : findGallery(number),
    whoIs(request),
  ]);
  if (!gallery || !maySee(staff, gallery)) throw await noSuchGallery(request);
  return { gallery, staff };
}
