import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { oathFilter, oathsAddress } from "~/domain/oaths/filter";
import { listOaths } from "~/domain/oaths/list.server";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { documentTitle } from "~/ui/document-title";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { OathRow } from "./oath-row";
import { SearchForm } from "./search-form";
import { shownOath } from "./shown-oath";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "oaths.read");
  const language = await languageOf(request);
  const { search, ...filter } = oathFilter(new URL(request.url).searchParams);
  const { oaths, ...list } = await listOaths({ ...filter, search });
  const title = pages["/dashboard/oaths"][language];
  return {
    title,
    parent: pages["/dashboard"][language],
    documentTitle: documentTitle(title, language),
    filter,
    list,
    oaths: oaths.map((oath) => shownOath(oath, language)),
    file: oathsAddress({ ...filter, page: 1 }, "/export.csv"),
  };
}

export default function RegisteredOaths() {
  const { t } = useTranslation("oath");
  const { title, parent, filter, list, oaths, file } = useLoaderData<typeof loader>();
  const filtered = Boolean(filter.q || filter.date);
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ title: parent, path: "/dashboard" }]}
        actions={
          <ButtonLink href={file} variant="quiet">
            {t("staff.export")}
          </ButtonLink>
        }
      />
      <SearchForm filter={filter} />
      {oaths.length ? (
        <>
          <h2 className="text-muted">{t("staff.found", { count: list.total })}</h2>
          <ul>
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
