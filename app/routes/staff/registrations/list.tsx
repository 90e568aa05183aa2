import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { QUEUE, queueAddress, queueFilter } from "~/domain/internships/queue-filter";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { QueueRow } from "./queue-row";
import { QueueTabs } from "./queue-tabs";
import { SearchForm } from "./search-form";
import { shownQueue } from "./shown-queue.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "registrations.manage");
  const language = await languageOf(request);
  const filter = queueFilter(new URL(request.url).searchParams);
  const title = pages[QUEUE][language];
  return {
    title,
    parent: pages["/dashboard"][language],
    documentTitle: documentTitle(title, language),
    filter,
    ...(await shownQueue(filter, language)),
  };
}

export default function Registrations() {
  const { t } = useTranslation("registrations");
  const { title, parent, filter, rows, list } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ title: parent, path: "/dashboard" }]}
        actions={
          <a className="link py-2" href={queueAddress({ ...filter, page: 1 }, "/export.csv")} download>
            {t("export")}
          </a>
        }
      />
      <SearchForm filter={filter} />
      <QueueTabs filter={filter} counts={list.counts} />
      {rows.length ? (
        <>
          <h2 className="text-muted">{t(list.more ? "found-more" : "found", { count: list.total })}</h2>
          <ul>
            {rows.map((row) => (
              <QueueRow key={row.id} row={row} />
            ))}
          </ul>
        </>
      ) : (
        <EmptyState title={t("none")}>
          <p className="mt-2">
            {filter.q ? (
              <>
                {`${t("searched-for")} `}
                <bdi>“{filter.q}”</bdi>
              </>
            ) : (
              t("none-yet")
            )}
          </p>
        </EmptyState>
      )}
      <Pager page={list.page} pages={list.pages} hrefFor={(page) => queueAddress({ ...filter, page })} />
    </>
  );
}
