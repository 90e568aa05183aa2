import { useTranslation } from "~/i18n/use-translation";
import { Recorded } from "~/ui/recorded";
import { DefinitionTable } from "~/ui/table";

/** The two names as the register has them. */
export function PresentNames({ names }: { names: { ar: string; en: string } }) {
  const { t } = useTranslation("record");
  const named = (["ar", "en"] as const).map((language) => ({
    label: t(language === "ar" ? "fields.nameAr" : "fields.nameEn"),
    value: <Recorded lang={language} value={names[language]} />,
  }));
  return (
    <div className="mb-8">
      <DefinitionTable rows={named} />
    </div>
  );
}
