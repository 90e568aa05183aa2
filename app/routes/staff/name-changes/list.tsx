import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { listNameChanges } from "~/domain/name-changes/requests.server";
import { nameChangeStates } from "~/domain/name-changes/states";
import { parseId } from "~/forms/id";
import { formatMoment } from "~/i18n/dates";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { listAddress } from "./address";
import { RequestRow } from "./request-row";
import { RequestTabs } from "./request-tabs";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "names.decide");
  const language = await languageOf(request);
  const search = new URL(request.url).searchParams;
  const state = nameChangeStates.find((known) => known === search.get("state")) ?? null;
  const page = parseId(search.get("page") ?? undefined) ?? 1;
  const { requests, ...list } = await listNameChanges({ state, page });
  const title = pages["/dashboard/name-changes"][language];
  return {
    title,
    documentTitle: documentTitle(title, language),
    crumbs: [{ title: pages["/dashboard"][language], path: "/dashboard" }],
    state,
    list,
    requests: requests.map(({ createdAt, ...request }) => ({
      ...request,
      sent: formatMoment(createdAt, language),
    })),
  };
}

export default function NameChanges() {
  const { t } = useTranslation("names");
  const { title, crumbs, state, list, requests } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <RequestTabs shown={state} />
      {requests.length ? (
        <ul className="border-t border-line">
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </ul>
      ) : (
        <EmptyState title={t(state ? "list.none-like-this" : "list.none")} />
      )}
      <Pager page={list.page} pages={list.pages} hrefFor={(page) => listAddress(state, page)} />
    </>
  );
}
