import type { ObjectionSubject } from "~/domain/elections/objection-states";
import type { LocalText } from "~/i18n/fallback";
import { useTranslation } from "~/i18n/use-translation";
import { Bilingual } from "~/ui/bilingual";
import { DefinitionTable } from "~/ui/definition-table";
import { Ltr } from "~/ui/ltr";
import { Recorded } from "~/ui/recorded";

type Line = {
  name: { ar: string; en: string };
  onRoll: boolean;
  centre: LocalText | null;
  marked: string | null;
};
type Props = {
  objection: { memberNumber: number; about: ObjectionSubject; words: string; sent: string };
  line: Line | null;
};

/** Who objects to what in which words, beside the line of the roll as it is now. */
export function ObjectionFacts({ objection: { memberNumber, about, words, sent }, line }: Props) {
  const { t } = useTranslation("roll");
  const record = useTranslation("record").t;
  return (
    <DefinitionTable
      rows={[
        { label: record("fields.memberNumber"), value: <Ltr>{memberNumber}</Ltr> },
        { label: record("fields.nameAr"), value: <Recorded value={line?.name.ar ?? null} lang="ar" /> },
        { label: record("fields.nameEn"), value: <Recorded value={line?.name.en ?? null} lang="en" /> },
        { label: t("objections.what"), value: <b>{t(`about.${about}`)}</b> },
        {
          label: t("objections.words"),
          value: (
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {words}
            </p>
          ),
        },
        { label: t("objections.sent"), value: sent },
        {
          label: t("objections.now"),
          value: t(line?.onRoll ? "objections.on-roll" : "objections.not-on-roll"),
        },
        {
          label: t("objections.centre"),
          value: line?.centre ? <Bilingual text={line.centre} tag={false} /> : t("objections.no-centre"),
        },
        {
          label: t("objections.marked"),
          value: line?.marked
            ? t("objections.marked-on", { moment: line.marked })
            : t("objections.not-marked"),
        },
      ]}
    />
  );
}
