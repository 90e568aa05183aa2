import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { careers, contact } from "~/addresses/public";
import { handler } from "~/auth/handler.server";
import { edition } from "~/content/current-edition";
import { pageTitle } from "~/content/navigation";
import { formatLongDay, sentence, useTranslation } from "~/i18n";
import { excerpt } from "~/platform/excerpt";
import {
  ButtonLink,
  breadcrumbs,
  ContactLines,
  jobPosting,
  MissingRecord,
  Notice,
  StructuredData,
  Written,
} from "~/ui";
import { Opening } from "~/ui/article/opening";
import { JobTags, type JobView, jobView } from "./job";

export const loader = handler(careers.detail, ({ params, language }) => {
  const found = edition().vacancies.find(({ key }) => key === params.id);
  if (!found) throw data({ title: sentence(language, "careers:not-found") }, { status: 404 });
  const job = jobView(found, language, formatLongDay);
  return { head: { title: job.title, description: excerpt(job.description) }, job };
});

export function ErrorBoundary() {
  const { t } = useTranslation("careers");
  const list = { path: href(careers.list), back: t("back") };
  return <MissingRecord title={t("not-found")} text={t("not-found-body")} list={list} />;
}

export default function CareersDetail() {
  const { t, language } = useTranslation("careers");
  const { job } = useLoaderData<typeof loader>();
  const way = [
    { title: pageTitle(href(careers.list))[language], path: href(careers.list) },
    { title: job.title, path: href(careers.detail, { id: job.key }) },
  ];
  return (
    <>
      <Opening emblem="vacancy">
        <p className="lead">
          <Written words={job.company} /> <JobTags job={job} />
        </p>
      </Opening>
      <div className="reading pt-6">
        <article className="grid gap-6">
          <JobFacts job={job} />
          {job.closed && job.until ? (
            <Notice kind="warning">{t("closed-note", { day: job.until.words })}</Notice>
          ) : null}
          {job.sample ? <Notice>{t("sample-note")}</Notice> : null}
          <p className="text-lg whitespace-pre-line">
            <Written words={job.description} />
          </p>
        </article>
        {job.closed ? null : <HowToApply />}
      </div>
      <p className="mt-8">
        <a href={href(careers.list)} className="link">
          {t("back")}
        </a>
      </p>
      <StructuredData
        of={(site) => [
          ...(job.closed ? [] : [jobPosting({ ...job, posted: job.posted?.date, until: job.until?.date })]),
          breadcrumbs(way, site),
        ]}
      />
    </>
  );
}

const Day = ({ day: { date, words } }: { day: { date: string; words: string } }) => (
  <time dateTime={date}>{words}</time>
);

function JobFacts({ job: { location, posted, until } }: { job: JobView }) {
  const { t } = useTranslation("careers");
  const facts = [
    ...(location ? [{ id: "location", label: t("location"), value: <Written words={location} /> }] : []),
    ...(posted ? [{ id: "posted", label: t("posted"), value: <Day day={posted} /> }] : []),
    { id: "until", label: t("until"), value: until ? <Day day={until} /> : t("no-deadline") },
  ];
  return (
    <dl className="facts">
      {facts.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function HowToApply() {
  const { t } = useTranslation("careers");
  return (
    <section>
      <h2 className="mb-2 text-xl">{t("apply")}</h2>
      <p>{t("apply-how")}</p>
      <div className="my-4">
        <ContactLines />
      </div>
      <ButtonLink href={href(contact.write)}>{t("contact")}</ButtonLink>
    </section>
  );
}
