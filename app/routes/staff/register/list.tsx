import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { may } from "~/auth/permissions";
import { statusName } from "~/domain/members/work-status";
import { type ListedMember, listMembers } from "~/domain/register/list-members.server";
import {
  isNarrowed,
  type MembersFilter,
  memberSearch,
  membersAddress,
  membersFilter,
} from "~/domain/register/members-filter";
import { ammanDayAndTime, formatDay, formatNumber, inLanguage, type Language, useTranslation } from "~/i18n";
import { Bilingual, ButtonLink, EmptyState, ExportLink, Ltr, PageHeader, Pager } from "~/ui";
import type { Choice, Choices } from "./member-fields";
import { MembersSearch } from "./members-search";
import { memberChoices } from "./office.server";

export const loader = handler(registerOffice.list, async ({ staff, language, url }) => {
  const seesPrivate = may(staff.role, "register.manage");
  const filter = membersFilter(url.searchParams);
  const [{ rows, isCapped, ...list }, choices] = await Promise.all([
    listMembers(filter, { seesPrivate, language }),
    memberChoices(),
  ]);
  return {
    filter: seesPrivate ? filter : { ...filter, paid: null },
    seesPrivate,
    byName: memberSearch(filter.q, { seesPrivate }).by === "name",
    list: { ...list, max: isCapped ? formatNumber(list.total, language) : null },
    choices,
    rows: rows.map((row) => rowView(row, choices, seesPrivate, language)),
  };
});

const nameIn = (choices: Choice[], value: string, language: Language) =>
  choices.find((choice) => choice.value === value)?.name[language] ?? value;

function rowView(member: ListedMember, choices: Choices, seesPrivate: boolean, language: Language) {
  const { memberNumber, name, status, workStatus, governorate, specialties, isHidden, hasAccount } = member;
  return {
    memberNumber,
    isHidden,
    hasAccount,
    name: inLanguage(language, name),
    status: statusName(workStatus, status)[language],
    place: governorate && nameIn(choices.governorates, governorate, language),
    titles: specialties.map((title) => nameIn(choices.specialties, title, language)),
    changed: formatDay(ammanDayAndTime(member.updatedAt).day, language),
    paidTo: seesPrivate ? member.annualFeePaidYear : null,
  };
}

type Row = ReturnType<typeof rowView>;

export default function RegisterList() {
  const { t } = useTranslation(["register-office", "register-files"]);
  const { filter, seesPrivate, byName, list, choices, rows } = useLoaderData<typeof loader>();
  const ends = { first: rows[0]?.memberNumber ?? null, last: rows.at(-1)?.memberNumber ?? null };
  return (
    <>
      <PageHeader
        actions={
          seesPrivate ? (
            <>
              <ButtonLink href={href(registerOffice.add)}>{t("add")}</ButtonLink>
              <ButtonLink href={href(registerOffice.files)} variant="quiet">
                {t("register-files:title")}
              </ButtonLink>
            </>
          ) : null
        }
      />
      <MembersSearch filter={filter} seesPrivate={seesPrivate} byName={byName} choices={choices} />
      {rows.length ? (
        <>
          <div className="register-line">
            <h2 className="text-base">
              {list.max ? t("found-capped", { max: list.max }) : t("found", { count: list.total })}
            </h2>
            {seesPrivate ? <Exports filter={filter} /> : null}
          </div>
          <MembersTable rows={rows} seesPrivate={seesPrivate} />
          <Pager
            page={list.page}
            pages={list.pages}
            isOpenEnded={list.isOpenEnded}
            hrefFor={(page) => membersAddress({ ...filter, ...cursorOf(page, list.page, ends), page })}
          />
        </>
      ) : (
        <EmptyState title={t("none")}>{isNarrowed(filter) ? <p>{t("none-about")}</p> : null}</EmptyState>
      )}
      <p className="mt-8 text-sm text-muted">
        {seesPrivate ? t("recorded") : `${t("recorded")} ${t("private-left-out")}`}
      </p>
    </>
  );
}

type Ends = { first: number | null; last: number | null };

/** The next page begins after the last member of this one, the previous page ends before the first. */
const cursorOf = (page: number, current: number, { first, last }: Ends) =>
  page > current ? { after: last, before: null } : { after: null, before: page > 1 ? first : null };

const actions = ["letter", "labels", "status"] as const;

function Exports({ filter }: { filter: MembersFilter }) {
  const { t } = useTranslation("register-office");
  return (
    <p className="flex flex-wrap gap-x-4">
      <span className="text-muted">{t("exports")}:</span>
      <ExportLink look="link" href={membersAddress(filter, "/export.csv")}>
        {t("export-csv")}
      </ExportLink>
      <a className="link" href={membersAddress(filter, "/export.xlsx")} download>
        {t("export-xlsx")}
      </a>
      {actions.map((action) => (
        <a key={action} className="link" href={membersAddress(filter, `/${action}`)}>
          {t(`selected.${action}`)}
        </a>
      ))}
    </p>
  );
}

function MembersTable({ rows, seesPrivate }: { rows: Row[]; seesPrivate: boolean }) {
  const { t } = useTranslation("register-office");
  return (
    <table className="table row-cards register-table">
      <thead>
        <tr>
          <th scope="col">{t("number")}</th>
          <th scope="col">{t("name")}</th>
          <th scope="col">{t("status")}</th>
          <th scope="col">{t("governorate")}</th>
          <th scope="col">{t("specialty")}</th>
          {seesPrivate ? <th scope="col">{t("paid-to")}</th> : null}
          <th scope="col">{t("account-short")}</th>
          <th scope="col">{t("changed")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <MemberRow key={row.memberNumber} row={row} seesPrivate={seesPrivate} />
        ))}
      </tbody>
    </table>
  );
}

function MemberRow({ row, seesPrivate }: { row: Row; seesPrivate: boolean }) {
  const { t } = useTranslation(["register-office", "register"]);
  const { memberNumber, name, isHidden, status, place, titles, paidTo, hasAccount, changed } = row;
  return (
    <tr>
      <td data-word={t("register-office:number")}>
        <Ltr>{memberNumber}</Ltr>
      </td>
      <th scope="row">
        <a className="link" href={href(registerOffice.member, { docNo: memberNumber })}>
          <Bilingual text={name} tag={false} />
        </a>
        {isHidden ? <span className="tag ms-2">{t("register-office:hidden")}</span> : null}
      </th>
      <td data-word={t("register-office:status")}>{status}</td>
      <td data-word={t("register-office:governorate")}>{place ?? "–"}</td>
      <td data-word={t("register-office:specialty")}>{titles.join(t("register:and")) || "–"}</td>
      {seesPrivate ? (
        <td data-word={t("register-office:paid-to")}>{paidTo ? <Ltr>{paidTo}</Ltr> : "–"}</td>
      ) : null}
      <td data-word={t("register-office:account-short")}>
        {t(`register-office:accounts.${hasAccount ? "open" : "none"}`)}
      </td>
      <td data-word={t("register-office:changed")} className="whitespace-nowrap">
        {changed}
      </td>
    </tr>
  );
}
