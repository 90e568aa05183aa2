import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { oaths } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { type OathFilter, oathFilter, oathsAddress } from "~/domain/oaths/filter";
import { listOaths, type Oath } from "~/domain/oaths/list.server";
import { formatDay, inLanguage, useTranslation } from "~/i18n";
import {
  Bilingual,
  EmptyState,
  ExportLink,
  Ltr,
  PageHeader,
  Pager,
  VisuallyHidden,
  WordsAndDaySearch,
} from "~/ui";

export const loader = handler(oaths.list, async ({ language, url }) => {
  const { search, ...filter } = oathFilter(url.searchParams);
  const { oaths: found, ...list } = await listOaths({ ...filter, search });
  return {
    filter,
    list,
    oaths: found.map(({ day, ...oath }) => ({ ...oath, registered: formatDay(day, language) })),
    file: oathsAddress({ ...filter, page: 1 }, "/export.csv"),
  };
});

export default function RegisteredOaths() {
  const { t } = useTranslation("oath");
  const { filter, list, oaths, file } = useLoaderData<typeof loader>();
  const filtered = Boolean(filter.q || filter.date);
  return (
    <>
      <PageHeader actions={<ExportLink href={file}>{t("staff.export")}</ExportLink>} />
      <SearchForm filter={filter} />
      {oaths.length ? (
        <>
          <h2 className="text-muted">{t("staff.found", { count: list.total })}</h2>
          <ul className="rows mt-2">
            {oaths.map((oath) => (
              <OathRow key={oath.id} oath={oath} />
            ))}
          </ul>
          <p className="mt-6 text-sm text-muted">{t("staff.export-hint")}</p>
        </>
      ) : (
        <EmptyState title={t(filtered ? "staff.none-found" : "staff.none")} />
      )}
      <Pager page={list.page} pages={list.pages} hrefFor={(page) => oathsAddress({ ...filter, page })} />
    </>
  );
}

function SearchForm({ filter }: { filter: Pick<OathFilter, "q" | "date"> & { dateRefused: boolean } }) {
  const { t } = useTranslation("oath");
  const words = {
    search: t("staff.search"),
    day: t("staff.day"),
    find: t("staff.find"),
    clear: t("staff.clear"),
  };
  return <WordsAndDaySearch action={href(oaths.list)} enhance="live-list" words={words} filter={filter} />;
}

function OathRow({ oath }: { oath: Omit<Oath, "day"> & { registered: string } }) {
  const { t, language } = useTranslation("oath");
  const { id, memberNumber, doctorName, nameEn, registered } = oath;
  const name = inLanguage(language, { ar: doctorName, en: nameEn });
  return (
    <li className="row">
      <div className="row-line">
        <h3 className="wrap-anywhere text-lg">
          <Bilingual text={name} tag={false} />
        </h3>
        <p className="text-muted">
          <Ltr>{memberNumber}</Ltr>
          {` · ${t("staff.registered")}: ${registered}`}
        </p>
      </div>
      <a className="btn btn-quiet" href={href(oaths.sheet, { id })}>
        {t("staff.sheet")}
        <VisuallyHidden>
          {": "}
          <Bilingual text={name} tag={false} />
        </VisuallyHidden>
      </a>
    </li>
  );
}
