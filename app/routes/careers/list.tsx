import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { careers } from "~/addresses/public";
import { handler } from "~/auth/handler.server";
import { edition } from "~/content/current-edition";
import { searchJobs } from "~/domain/careers/search";
import { searchQuery } from "~/fields/search-query";
import { translator, useTranslation } from "~/i18n";
import { today } from "~/platform/clock.server";
import { EmptyState, Notice, Quoted, SearchBox, Written } from "~/ui";
import { Opening } from "~/ui/article/opening";
import { JobTags, type JobView, jobView } from "./job";

export const loader = handler(careers.list, ({ language, url }) => {
  const q = searchQuery(url.searchParams);
  return {
    head: { description: translator(language, "careers")("about") },
    q,
    jobs: searchJobs(edition().vacancies, q, today()).map((job) => jobView(job, language)),
  };
});

export default function CareersList() {
  const { t } = useTranslation("careers");
  const { q, jobs } = useLoaderData<typeof loader>();
  return (
    <>
      <Opening emblem="vacancy">
        <p className="lead">{t("about")}</p>
      </Opening>
      <div className="mt-8">
        <SearchBox
          action={href(careers.list)}
          q={q}
          label={t("search")}
          find={t("find")}
          clear={t("clear")}
        />
        {jobs.length ? (
          <>
            <h2 className="mb-4 text-muted">{t("found", { count: jobs.length })}</h2>
            {jobs.some(({ sample }) => sample) ? <Notice>{t("samples-note")}</Notice> : null}
            <ul>
              {jobs.map((job) => (
                <JobCard key={job.key} job={job} />
              ))}
            </ul>
          </>
        ) : (
          <NoJobs q={q} />
        )}
      </div>
    </>
  );
}

function JobCard({ job }: { job: JobView }) {
  const { t } = useTranslation("careers");
  const { key, title, company, location, until, closed } = job;
  return (
    <li className="relative border-b py-5">
      <h3 className="text-lg">
        <a href={href(careers.detail, { id: key })} className="link cover-link">
          <Written words={title} />
        </a>{" "}
        <JobTags job={job} />
      </h3>
      <p>
        <Written words={[company, location].filter(Boolean).join(" · ")} />
      </p>
      {closed ? null : (
        <p className="text-sm text-muted">
          {until ? (
            <>
              {t("until")} <time dateTime={until.date}>{until.words}</time>
            </>
          ) : (
            t("no-deadline")
          )}
        </p>
      )}
    </li>
  );
}

function NoJobs({ q }: { q: string }) {
  const { t } = useTranslation("careers");
  if (!q) return <EmptyState title={t("none")} />;
  return (
    <EmptyState title={t("none-found")}>
      <p className="my-3">
        {t("searched-for")} <Quoted text={q} />
      </p>
      <a href={href(careers.list)} className="link">
        {t("clear")}
      </a>
    </EmptyState>
  );
}
