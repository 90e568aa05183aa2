import { inLanguage, type LocalText, useTranslation } from "~/i18n";

type CaptionTexts = { title: string | null; titleAr: string | null };

/** Returns a function for the caption of a photo, in the reader's language if there is one; null if there is none. */
export function usePhotoCaption() {
  const { language } = useTranslation();
  return ({ title, titleAr }: CaptionTexts): LocalText | null => {
    const text = inLanguage(language, { en: title, ar: titleAr });
    return text.value ? text : null;
  };
}
