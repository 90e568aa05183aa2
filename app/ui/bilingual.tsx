import type { LocalText } from "~/i18n/fallback";
import { directionOf } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";

/** A text that may be in the other language: marked as such for readers and for their software. */
export function Bilingual({ text, tag = true }: { text: LocalText; tag?: boolean }) {
  const { t, language } = useTranslation("shell");
  if (text.lang === language) return text.value;
  return (
    <>
      <span lang={text.lang} dir={directionOf(text.lang)} className="other-language">
        {text.value}
      </span>
      {tag ? (
        <>
          {" "}
          <span className="tag">{t(text.lang === "ar" ? "in-arabic-only" : "in-english-only")}</span>
        </>
      ) : null}
    </>
  );
}
