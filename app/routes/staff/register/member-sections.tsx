import type { ReactNode } from "react";
import { certificates } from "~/addresses/certificates";
import { electionOffice } from "~/addresses/elections";
import { href } from "~/addresses/href";
import { registrations } from "~/addresses/internship";
import { registerOffice } from "~/addresses/register";
import { auditLog, nameChanges } from "~/addresses/staff";
import { CertificateState } from "~/features/certificates/certificate-state";
import { PaidFigures } from "~/features/dues/paid-figures";
import { useTranslation } from "~/i18n";
import { Bilingual, DefinitionTable, EmailAddress, Ltr, Recorded } from "~/ui";
import type { MemberPage } from "./member-view.server";

type Props = { page: MemberPage };

type SectionProps = { id: string; title: string; link?: ReactNode; children: ReactNode };

const Section = ({ id, title, link, children }: SectionProps) => (
  <section aria-labelledby={id}>
    <div className="section-head">
      <h2 id={id}>{title}</h2>
      {link}
    </div>
    {children}
  </section>
);

export function Particulars({ page }: Props) {
  const { t } = useTranslation(["register-office", "record"]);
  const {
    names,
    nationalNumber,
    mobile,
    email,
    homeAddress,
    workAddress,
    governorate,
    workplaceArea,
    titles,
  } = page;
  const numbers = [
    { label: t("record:fields.nationalNumber"), value: <Recorded ltr value={nationalNumber} /> },
    { label: t("record:fields.mobile"), value: <Recorded ltr value={mobile} /> },
  ];
  return (
    <Section
      id="particulars"
      title={t("register-office:particulars")}
      link={
        page.seesPrivate ? (
          <a className="link" href={href(registerOffice.edit, { docNo: page.memberNumber })}>
            {t("register-office:edit")}
          </a>
        ) : null
      }
    >
      <DefinitionTable
        caption={t("register-office:particulars")}
        rows={[
          { label: t("record:fields.nameAr"), value: <Recorded lang="ar" value={names.ar} /> },
          { label: t("record:fields.nameEn"), value: <Recorded lang="en" value={names.en} /> },
          ...(page.seesPrivate ? numbers : []),
          {
            label: t("record:fields.email"),
            value: email ? <EmailAddress address={email} /> : <Recorded value={null} />,
          },
          { label: t("record:fields.homeAddress"), value: <Recorded value={homeAddress} /> },
          { label: t("record:fields.workAddress"), value: <Recorded value={workAddress} /> },
          { label: t("register-office:governorate"), value: <Recorded value={governorate} /> },
          { label: t("register-office:workplace"), value: <Recorded value={workplaceArea} /> },
          {
            label: t("register-office:titles"),
            value: titles.length ? (
              <ul>
                {titles.map((title) => (
                  <li key={title}>
                    <bdi>{title}</bdi>
                  </li>
                ))}
              </ul>
            ) : (
              <span className="text-muted">{t("register-office:no-titles")}</span>
            ),
          },
        ]}
      />
    </Section>
  );
}

export function Dues({ page: { memberNumber, seesPrivate, dues } }: Props) {
  const { t } = useTranslation("register-office");
  if (!seesPrivate) return null;
  return (
    <Section
      id="dues"
      title={t("dues")}
      link={
        <a className="link" href={href(registerOffice.dues, { docNo: memberNumber })}>
          {t("correct-dues")}
        </a>
      }
    >
      {dues ? (
        <>
          <PaidFigures paid={dues.paid} />
          <p className="mt-4">
            {dues.annualFees === null
              ? null
              : `${t("annual-fees")}: ${t("dinars", { amount: dues.annualFees })} · `}
            <span className="text-muted">{t("dues-as-of", { day: dues.asOf })}</span>
          </p>
        </>
      ) : (
        <p className="text-muted">{t("no-dues")}</p>
      )}
    </Section>
  );
}

export function StatusHistory({ page: { memberNumber, seesPrivate, history } }: Props) {
  const { t } = useTranslation("register-office");
  const title = t("history");
  return (
    <Section
      id="history"
      title={title}
      link={
        seesPrivate ? (
          <a className="link" href={href(registerOffice.status, { docNo: memberNumber })}>
            {t("change-status")}
          </a>
        ) : null
      }
    >
      {history.length ? (
        <DefinitionTable
          caption={title}
          rows={history.map(({ status, from, reason }) => ({
            label: from ? t("history-from", { day: from }) : t("history-before"),
            value: (
              <>
                {status}
                {reason ? (
                  <span dir="auto" className="block text-sm text-muted wrap-anywhere">
                    {reason}
                  </span>
                ) : null}
              </>
            ),
          }))}
        />
      ) : (
        <p className="text-muted">{t("no-history")}</p>
      )}
    </Section>
  );
}

export function Certificates({ page: { certificates: issued, mayOpen } }: Props) {
  const { t } = useTranslation("register-office");
  return (
    <Listed
      id="certificates"
      title={t("certificates")}
      none={t("no-certificates")}
      items={issued.map(({ serial, issued: day, validUntil, state }) => ({
        key: serial,
        to: mayOpen.certificates ? href(certificates.certificate, { serial }) : null,
        what: <Ltr>{serial}</Ltr>,
        state: <CertificateState state={state} />,
        facts: `${day} · ${t("until", { day: validUntil })}`,
      }))}
    />
  );
}

export function NameChanges({ page: { nameChanges: requests, mayOpen } }: Props) {
  const { t } = useTranslation("register-office");
  return (
    <Listed
      id="name-changes"
      title={t("name-changes")}
      none={t("no-name-changes")}
      items={requests.map(({ id, name, state, day }) => ({
        key: String(id),
        to: mayOpen.nameChanges ? href(nameChanges.detail, { id }) : null,
        what: <Bilingual text={name} tag={false} />,
        state: <span className="tag">{state}</span>,
        facts: day,
      }))}
    />
  );
}

export function Objections({ page: { objections, mayOpen } }: Props) {
  const { t } = useTranslation("register-office");
  return (
    <Listed
      id="objections"
      title={t("objections")}
      none={t("no-objections")}
      items={objections.map(({ id, electionId, election, state, day }) => ({
        key: String(id),
        to: mayOpen.objections ? href(electionOffice.objection, { id: electionId, objection: id }) : null,
        what: election,
        state: <span className="tag">{state}</span>,
        facts: day,
      }))}
    />
  );
}

export function Applications({ page: { seesPrivate, applications, mayOpen } }: Props) {
  const { t } = useTranslation("register-office");
  if (!seesPrivate) return null;
  return (
    <Listed
      id="applications"
      title={t("applications")}
      none={t("no-application")}
      items={applications.map(({ id, temporaryNumber, state, day }) => ({
        key: String(id),
        to: mayOpen.applications ? href(registrations.detail, { id }) : null,
        what: <Ltr>{temporaryNumber}</Ltr>,
        state: <span className="tag">{state}</span>,
        facts: day,
      }))}
    />
  );
}

export function Log({ page: { memberNumber, log, mayOpen } }: Props) {
  const { t } = useTranslation("register-office");
  const all = mayOpen.audit ? (
    <a className="link" href={`${href(auditLog.log)}?subject=member:${memberNumber}`}>
      {t("log-all")}
    </a>
  ) : null;
  return (
    <div className="mt-10">
      <Section id="log" title={t("log")} link={all}>
        {log.length ? (
          <ul className="rows">
            {log.map(({ id, at, when, what, who, username }) => (
              <li key={id} className="row row-dated">
                <time dateTime={at} className="text-muted">
                  {when}
                </time>
                <p className="row-line">
                  <span className="font-bold">{what}</span>
                  <span>
                    {who}
                    {username ? " · " : null}
                    {username ? <Ltr>{username}</Ltr> : null}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">{t("no-log")}</p>
        )}
      </Section>
    </div>
  );
}

type Item = { key: string; to: string | null; what: ReactNode; state: ReactNode; facts: string };

type ListedProps = { id: string; title: string; none: string; items: Item[] };

/** Lists what belongs to the member; an item leads on if this member of staff may open it. */
const Listed = ({ id, title, none, items }: ListedProps) => (
  <Section id={id} title={title}>
    {items.length ? (
      <ul className="rows">
        {items.map(({ key, to, what, state, facts }) => (
          <li key={key} className="row">
            <p className="row-line">
              {to ? (
                <a className="link" href={to}>
                  {what}
                </a>
              ) : (
                what
              )}
              {state}
              <span className="text-muted">{facts}</span>
            </p>
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-muted">{none}</p>
    )}
  </Section>
);
