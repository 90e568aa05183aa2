import type { ReactNode } from "react";
import { QUEUE } from "~/domain/internships/queue-filter";
import { inLanguage } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { PageHeader } from "~/ui/page-header";
import { Bilingual } from "~/ui/text";
import { ApplicantName, ApplicationFacts } from "./application";
import type { ApplicationView, EntryView } from "./application.server";
import { HistoryItem } from "./history";

type Props = { application: ApplicationView; children: ReactNode };

export function DecisionPage({ application, children }: Props) {
  const { t } = useTranslation("registrations");
  const own = `${QUEUE}/${application.id}`;
  return (
    <>
      <PageHeader record={<ApplicantName application={application} />} />
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

export function ApplicantHeading({ application }: { application: ApplicationView }) {
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
