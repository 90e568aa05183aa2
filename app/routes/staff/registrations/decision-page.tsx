import type { ReactNode } from "react";
import { QUEUE } from "~/domain/internships/queue-filter";
import { inLanguage } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { PageHeader } from "~/ui/page-header";
import { Bilingual } from "~/ui/text";
import { ApplicationFacts, toQueue } from "./application";
import type { ApplicationView, EntryView } from "./application.server";
import { HistoryItem } from "./history";

type Props = { title: string; application: ApplicationView; children: ReactNode };

/** A page on which an application is decided about: whose it is, the form, and the way back without deciding. */
export function ActPage({ title, application, children }: Props) {
  const { t, language } = useTranslation("registrations");
  const own = `${QUEUE}/${application.id}`;
  const name = language === "ar" ? application.nameAr : application.nameEn;
  return (
    <>
      <PageHeader title={title} crumbs={[...toQueue(language), { title: <bdi>{name}</bdi>, path: own }]} />
      <div className="max-w-3xl">
        {children}
        <p className="mt-8">
          <a className="link" href={own}>
            {t("back-to-one")}
          </a>
        </p>
      </div>
    </>
  );
}

/** Whose application is decided about, and where it stands. */
export function Whose({ application }: { application: ApplicationView }) {
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

/** What a colleague or the applicant did last, for whoever meant to decide. */
export function SeenMeanwhile({ last }: { last: EntryView | null }) {
  const { t } = useTranslation("registrations");
  if (!last) return null;
  return (
    <section className="my-6 border-s-4 border-accent ps-4" aria-labelledby="since">
      <h2 id="since" className="mb-1 text-lg">
        {t("conflict.since")}
      </h2>
      <HistoryItem entry={last} />
    </section>
  );
}
