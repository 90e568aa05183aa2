import { editorAddress } from "~/domain/content/desk";
import { usesOfMedia } from "~/domain/content/media.server";
import { inLanguage, type Language } from "~/i18n";
import { calledOf } from "./place.server";

/** Lists where a picture of the library is used, by name and editor. */
export async function mediaUses(media: string, language: Language) {
  const uses = (await usesOfMedia())(media);
  return uses.map(({ kind, key, fields }) => ({
    kind,
    to: editorAddress({ kind, key }),
    title: inLanguage(language, calledOf({ kind, key }, fields)),
  }));
}
