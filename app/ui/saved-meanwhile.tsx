import { type Language, useTranslation } from "~/i18n";
import { DefinitionTable } from "./table";

type Text = { name: string; label: string; text: string };

const languageOf = (name: string): Language | undefined =>
  name === "date" ? undefined : name.endsWith("_ar") ? "ar" : "en";

/** Shows what a colleague saved meanwhile, for comparison with the text above. */
export function SavedMeanwhile({ texts }: { texts: Text[] }) {
  const { t } = useTranslation("content");
  return (
    <section className="mt-10 max-w-3xl">
      <h2 className="mb-3 text-xl">{t("saved-meanwhile")}</h2>
      <DefinitionTable
        rows={texts.map(({ name, label, text }) => ({
          label,
          value: (
            <div lang={languageOf(name)} dir="auto" className="whitespace-pre-line wrap-anywhere">
              {text}
            </div>
          ),
        }))}
      />
    </section>
  );
}
