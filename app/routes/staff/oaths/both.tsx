import { otherLanguage } from "~/i18n/languages";
import { sentence } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";

type Label = "number" | "name" | "registered" | "date" | "signature";

/** A label of the sheet in the reader's language, and below it in the other. */
export function Both({ name }: { name: `sheet.${Label}` }) {
  const { t, language } = useTranslation("oath");
  const other = otherLanguage(language);
  return (
    <>
      {t(name)}
      <span lang={other} className="other-language block text-sm font-normal">
        <bdi>{sentence(other, `oath:${name}`)}</bdi>
      </span>
    </>
  );
}
