import { inLanguage, type LocalText, useTranslation } from "~/i18n";

type CaptionTexts = { title: string | null; titleAr: string | null };

/** What a photo shows, in the reader's language if it was said there; null where it was not said at all. */
export function usePhotoCaption() {
  const { language } = useTranslation();
  return ({ title, titleAr }: CaptionTexts): LocalText | null => {
    const text = inLanguage(language, { en: title, ar: titleAr });
    return text.value ? text : null;
  };
}
