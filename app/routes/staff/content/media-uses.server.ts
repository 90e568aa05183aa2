import { editorAddress } from "~/domain/content/desk";
import { findMediaUses } from "~/domain/content/media.server";
import { inLanguage, type Language } from "~/i18n";
import { nameOfItem } from "./place.server";

/** Lists where a picture of the library is used, by name and editor. */
export async function mediaUses(media: string, language: Language) {
  const uses = (await findMediaUses())(media);
  return uses.map(({ kind, key, fields }) => ({
    kind,
    to: editorAddress({ kind, key }),
    title: inLanguage(language, nameOfItem({ kind, key }, fields)),
  }));
}
