import { inLanguage } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { Bilingual } from "~/ui/text";
import { ApplicationFacts } from "./application-facts";
import type { ShownApplication } from "./shown-application.server";

/** Whose application is decided about, and where it stands. */
export function Whose({ application }: { application: ShownApplication }) {
  const { language } = useTranslation();
  const { nameAr: ar, nameEn: en } = application;
  return (
    <>
      <p className="mb-4 text-xl font-bold wrap-anywhere">
        <Bilingual text={inLanguage(language, { ar, en })} tag={false} />
      </p>
      <ApplicationFacts application={application} />
    </>
  );
}
