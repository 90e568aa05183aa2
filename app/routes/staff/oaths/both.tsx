import { useTranslation } from "react-i18next";
import { type Language, otherLanguage } from "~/i18n/languages";
import { sentence } from "~/i18n/translator";

type Label = "number" | "name" | "registered" | "date" | "signature";

/** A label of the sheet in the reader's language, and below it in the other. */
export function Both({ name }: { name: `sheet.${Label}` }) {
  const { t, i18n } = useTranslation("oath");
  const other = otherLanguage(i18n.language as Language);
  return (
    <>
      {t(name)}
      <span lang={other} className="other-language block text-sm font-normal">
        <bdi>{sentence(other, `oath:${name}`)}</bdi>
      </span>
    </>
  );
}
