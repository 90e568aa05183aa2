import { data, type HeadersFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { register } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { retryAfterOf } from "~/auth/refused-attempt.server";
import { edition } from "~/content/current-edition";
import { pageTitle } from "~/content/navigation";
import { titledName, titledNameIn } from "~/domain/members/names";
import { type RegisterRecord, type StatusSpan, statusHistory } from "~/domain/public-register/record.server";
import { directionOf, formatLongDay, type Language, otherLanguage, translator, useTranslation } from "~/i18n";
import { ownOrigin } from "~/platform/origin.server";
import { qrPath } from "~/platform/qr-code.server";
import {
  breadcrumbs,
  Ltr,
  Notice,
  PageHeader,
  registeredPerson,
  Seal,
  StarField,
  StructuredData,
} from "~/ui";
import { StatusMark } from "./doctor-row";
import { findRecordWithinLimit } from "./record.server";

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const daysOf = (spans: StatusSpan[], language: Language) =>
  spans.map(({ status, from }) => ({
    status,
    from: from ? { day: from, words: formatLongDay(from, language) } : null,
  }));

const viewOf = async (record: RegisterRecord, language: Language, origin: string) => ({
  ...record,
  title: titledName(record.name, language),
  titles: record.specialties.map((words) => words[language]),
  since: record.since && { day: record.since, words: formatLongDay(record.since, language) },
  history: edition().association.register.history ? daysOf(await statusHistory(record), language) : [],
  qr: qrPath(`${origin}/doctors/${record.memberNumber}`),
});

export const loader = handler(register.record, async ({ request, params, context, language }) => {
  const { over, record } = await findRecordWithinLimit(params.docNo, context);
  const later = retryAfterOf(over, language);
  const t = translator(language, "register");
  if (!record)
    return data(
      { head: { title: t("too-many-title") }, doctor: null, later: t("too-many", later!.words) },
      { status: 429, headers: later!.headers },
    );
  const doctor = await viewOf(record, language, ownOrigin(request));
  return data({ head: { title: doctor.title.value }, doctor, later: null });
});

export default function Record() {
  const { doctor, later } = useLoaderData<typeof loader>();
  if (doctor) return <Entry doctor={doctor} />;
  return (
    <>
      <PageHeader />
      <div role="alert">
        <Notice kind="warning">{later}</Notice>
      </div>
    </>
  );
}

type Doctor = Awaited<ReturnType<typeof viewOf>>;

function Entry({ doctor }: { doctor: Doctor }) {
  const { t, language } = useTranslation("register");
  const { memberNumber, title, titles, qr } = doctor;
  const path = href(register.record, { docNo: memberNumber });
  const way = [
    { title: pageTitle(href(register.search))[language], path: href(register.search) },
    { title: title.value, path },
  ];
  return (
    <>
      <PageHeader />
      <div className="register-entry">
        <Card doctor={doctor} />
        <div>
          <Facts doctor={doctor} />
          {doctor.history.length ? <History spans={doctor.history} /> : null}
          <div className="register-qr">
            <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t("qr-about")}>
              <path d={qr.path} />
            </svg>
            <div>
              <p className="text-sm text-muted">{t("qr-about")}</p>
              <p className="mt-3">
                {`${t("wrong")} `}
                <a className="link" href={`${path}/report`}>
                  {t("report-link")}
                </a>
              </p>
              <p className="mt-3">
                <a className="link" href={href(register.search)}>
                  {t("back")}
                </a>
              </p>
            </div>
          </div>
        </div>
      </div>
      <StructuredData
        of={(site) => [
          registeredPerson({ path, name: title.value, titles, number: memberNumber }, site),
          breadcrumbs(way, site),
        ]}
      />
    </>
  );
}

function Facts({ doctor: { status, titles, since } }: { doctor: Doctor }) {
  const { t } = useTranslation("register");
  return (
    <dl className="facts">
      <div>
        <dt>{t("status")}</dt>
        <dd>
          <StatusMark status={status} />
        </dd>
      </div>
      <div>
        <dt>{t("titles")}</dt>
        <dd>{titles.length ? titles.map((each) => <p key={each}>{each}</p>) : t("no-titles")}</dd>
      </div>
      {since ? (
        <div>
          <dt>{t("since")}</dt>
          <dd>
            <time dateTime={since.day}>{since.words}</time>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

function Card({ doctor: { name, memberNumber } }: { doctor: Doctor }) {
  const { t, language } = useTranslation("register");
  const inOrder = [language, otherLanguage(language)].filter((each) => name[each]);
  return (
    <div className="member-card">
      <StarField />
      <p className="member-card-head">
        <Seal />
        <b>{edition().association.name[language]}</b>
      </p>
      <div className="register-names">
        <p>
          <span className="sr-only">{`${t("number")} `}</span>
          <b className="member-card-number">
            <Ltr>{memberNumber}</Ltr>
          </b>
        </p>
        {inOrder.map((each) => (
          <p key={each} className="member-card-name">
            <bdi lang={each} dir={directionOf(each)}>
              {titledNameIn(name, each)}
            </bdi>
          </p>
        ))}
      </div>
    </div>
  );
}

function History({ spans }: { spans: Doctor["history"] }) {
  const { t } = useTranslation("register");
  return (
    <section className="mt-10" aria-labelledby="history">
      <h2 id="history" className="mb-3 text-xl">
        {t("history")}
      </h2>
      <ol className="facts">
        {spans.map(({ status, from }) => (
          <li key={`${status}${from?.day}`}>
            <StatusMark status={status} />
            <span className="text-muted">
              {from ? t("history-from", { day: from.words }) : t("history-before")}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
