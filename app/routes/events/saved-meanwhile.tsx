import type { EventInput } from "~/domain/events/input";
import { useTranslation } from "~/i18n/use-translation";
import { DefinitionTable } from "~/ui/definition-table";
import { useFieldLabels } from "./field-labels";

type Texts = Record<keyof EventInput, string>;
const fields = ["title_ar", "title", "description_ar", "description", "date"] as const;
const languages: Partial<Texts> = { title_ar: "ar", title: "en", description_ar: "ar", description: "en" };

/** What a colleague saved while this writer was writing, to be compared with one's own text above. */
export function SavedMeanwhile({ texts }: { texts: Texts }) {
  const { t } = useTranslation("events");
  const labels = useFieldLabels();
  return (
    <section className="mt-10 max-w-3xl">
      <h2 className="mb-3 text-xl">{t("saved-meanwhile")}</h2>
      <DefinitionTable
        rows={fields.map((field) => ({
          label: labels[field],
          value: (
            <div lang={languages[field]} dir="auto" className="whitespace-pre-line">
              {texts[field]}
            </div>
          ),
        }))}
      />
    </section>
  );
}
