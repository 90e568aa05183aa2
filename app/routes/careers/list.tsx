import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { jobs } from "~/content/jobs";
import { pages } from "~/content/pages";
import { searchJobs } from "~/domain/careers/search";
import { askedIn } from "~/domain/search/asked";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { today } from "~/platform/clock.server";
import { documentTitle } from "~/ui/document-title";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { SearchBox } from "~/ui/search-box";
import { JobCard } from "./job-card";
import { NoJobs } from "./no-jobs";
import { shownJob } from "./shown-job.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle, description: data.about }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const title = pages["/careers"][language];
  const q = askedIn(new URL(request.url).searchParams);
  return {
    title,
    documentTitle: documentTitle(title, language),
    about: translator(language, "careers")("about"),
    q,
    jobs: searchJobs(jobs, q, today()).map((job) => shownJob(job, language)),
  };
}

export default function CareersList() {
  const { t } = useTranslation("careers");
  const { title, q, jobs } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={title} />
      <SearchBox action="/careers" q={q} label={t("search")} find={t("find")} clear={t("clear")} />
      {jobs.length ? (
        <>
          <h2 className="mb-4 text-muted">{t("found", { count: jobs.length })}</h2>
          {jobs.some(({ sample }) => sample) ? <Notice>{t("samples-note")}</Notice> : null}
          <ul>
            {jobs.map((job) => (
              <JobCard key={job.id} job={job} />
            ))}
          </ul>
        </>
      ) : (
        <NoJobs q={q} />
      )}
    </>
  );
}
