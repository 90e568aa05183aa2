import { pages } from "~/content/pages";
import type { Oath } from "~/domain/oaths/list.server";
import { formatDay } from "~/i18n/dates";
import { otherLanguage } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { DefinitionTable } from "~/ui/definition-table";
import { Ltr } from "~/ui/ltr";
import { Notice } from "~/ui/notice";
import { PaperFoot } from "~/ui/paper-foot";
import { PaperHead } from "~/ui/paper-head";
import { Both } from "./both";

type Props = { oath: Oath; printedAt: string };

const title = pages["/dr-qasam"];

function Facts({ oath: { memberNumber, doctorName, nameEn, day } }: Pick<Props, "oath">) {
  const { language } = useTranslation();
  const other = otherLanguage(language);
  const names = { ar: doctorName, en: nameEn };
  return (
    <DefinitionTable
      caption={title[language]}
      rows={[
        { label: <Both name="sheet.number" />, value: <Ltr>{memberNumber}</Ltr> },
        {
          label: <Both name="sheet.name" />,
          value: [language, other].map((tongue) => (
            <p key={tongue} lang={tongue} className="wrap-anywhere">
              <bdi>{names[tongue]}</bdi>
            </p>
          )),
        },
        {
          label: <Both name="sheet.registered" />,
          value: [language, other].map((tongue) => (
            <p key={tongue} lang={tongue}>
              <bdi>{formatDay(day, tongue)}</bdi>
            </p>
          )),
        },
      ]}
    />
  );
}

/** The oath on paper: what the register says of the doctor, in both languages, with room for day and signature. */
export function OathPaper({ oath, printedAt }: Props) {
  const { t, language } = useTranslation("oath");
  const other = otherLanguage(language);
  return (
    <article className="oath-sheet mx-auto w-full max-w-3xl pt-8 print:pt-0">
      <PaperHead
        howToPrint={t("sheet.how-to-print")}
        print={t("sheet.print")}
        backTo="/dashboard/oaths"
        back={t("sheet.back")}
      />
      <h1 className="title">{title[language]}</h1>
      <p lang={other} className="other-language mb-6 text-xl text-muted">
        <bdi>{title[other]}</bdi>
      </p>
      <Facts oath={oath} />
      <div className="mt-6 print:hidden">
        <Notice>{t("sheet.wording")}</Notice>
      </div>
      <div className="oath-signature">
        <p>
          <Both name="sheet.date" />
        </p>
        <p>
          <Both name="sheet.signature" />
        </p>
      </div>
      <PaperFoot printedAt={t("sheet.printed-at", { moment: printedAt })} />
    </article>
  );
}
