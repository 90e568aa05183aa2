import { useTranslation } from "react-i18next";
import { inLanguage } from "~/i18n/fallback";
import type { Language } from "~/i18n/languages";
import { Bilingual } from "~/ui/bilingual";
import { ApplicationFacts } from "./application-facts";
import type { ShownApplication } from "./shown-application.server";

/** Whose application is decided about, and where it stands. */
export function Whose({ application }: { application: ShownApplication }) {
  const { i18n } = useTranslation();
  const { nameAr: ar, nameEn: en } = application;
  return (
    <>
      <p className="mb-4 text-xl font-bold wrap-anywhere">
        <Bilingual text={inLanguage(i18n.language as Language, { ar, en })} tag={false} />
      </p>
      <ApplicationFacts application={application} />
    </>
  );
}
