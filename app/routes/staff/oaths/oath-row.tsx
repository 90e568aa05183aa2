import { inLanguage } from "~/i18n/fallback";
import { useTranslation } from "~/i18n/use-translation";
import { Bilingual } from "~/ui/bilingual";
import { Ltr } from "~/ui/ltr";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { ShownOath } from "./shown-oath";

/** A registration in the list: who, since when, and the way to the sheet. */
export function OathRow({ oath }: { oath: ShownOath }) {
  const { t, language } = useTranslation("oath");
  const { id, memberNumber, doctorName, nameEn, registered } = oath;
  const name = inLanguage(language, { ar: doctorName, en: nameEn });
  return (
    <li className="border-b border-line py-4 sm:flex sm:items-center sm:justify-between sm:gap-6">
      <div className="min-w-0">
        <h3 className="wrap-anywhere text-lg">
          <Bilingual text={name} tag={false} />
        </h3>
        <p className="text-muted">
          <Ltr>{memberNumber}</Ltr>
          {` · ${t("staff.registered")}: ${registered}`}
        </p>
      </div>
      <a className="btn btn-quiet mt-3 sm:mt-0" href={`/dashboard/oaths/${id}/sheet`}>
        {t("staff.sheet")}
        <VisuallyHidden>
          {": "}
          <Bilingual text={name} tag={false} />
        </VisuallyHidden>
      </a>
    </li>
  );
}
