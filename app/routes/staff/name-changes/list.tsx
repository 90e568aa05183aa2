import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { nameChanges } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { type NameChangeState, nameChangeStates } from "~/domain/name-changes/input";
import { listNameChanges } from "~/domain/name-changes/requests.server";
import { listAddress, pageIn } from "~/fields/pagination";
import { formatMoment, useTranslation } from "~/i18n";
import { EmptyState, Ltr, PageHeader, Pager, StateTabs } from "~/ui";

const LIST = href(nameChanges.list);

export const loader = handler(nameChanges.list, async ({ language, url }) => {
  const search = url.searchParams;
  const state = nameChangeStates.find((known) => known === search.get("state")) ?? null;
  const page = pageIn(search);
  const { requests, ...list } = await listNameChanges({ state, page });
  return {
    state,
    list,
    requests: requests.map(({ createdAt, ...request }) => ({
      ...request,
      sent: formatMoment(createdAt, language),
    })),
  };
});

export default function NameChanges() {
  const { t } = useTranslation("names");
  const { state, list, requests } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader />
      <RequestTabs current={state} />
      {requests.length ? (
        <ul className="rows">
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </ul>
      ) : (
        <EmptyState title={t(state ? "list.none-like-this" : "list.none")} />
      )}
      <Pager page={list.page} pages={list.pages} hrefFor={(page) => addressFor(state, page)} />
    </>
  );
}

function RequestTabs({ current }: { current: NameChangeState | null }) {
  const { t } = useTranslation("names");
  const tabs = [null, ...nameChangeStates].map((state) => ({
    href: addressFor(state),
    words: state ? t(`states.${state}`) : t("list.all"),
    isShown: state === current,
  }));
  return <StateTabs label={t("list.filter")} tabs={tabs} />;
}

type NameChange = Awaited<ReturnType<typeof loader>>["requests"][number];

function RequestRow({ request: { id, memberNumber, nameAr, nameEn, state, sent } }: { request: NameChange }) {
  const { t } = useTranslation("names");
  return (
    <li className="row">
      <div className="row-line">
        <p className="flex flex-wrap items-center gap-x-3">
          <a className="link font-bold" href={`${LIST}/${id}`}>
            {t("list.open", { id })}
          </a>
          <span className="tag">{t(`states.${state}`)}</span>
        </p>
        <p className="flex flex-wrap gap-x-4">
          <bdi lang="ar">{nameAr}</bdi>
          <bdi lang="en">{nameEn}</bdi>
        </p>
      </div>
      <p className="text-sm text-muted">
        {`${t("list.member")} `}
        <Ltr>{memberNumber}</Ltr>
        {` · ${t("sent-on", { day: sent })}`}
      </p>
    </li>
  );
}

const addressFor = (state: NameChangeState | null, page = 1): string => listAddress(LIST, { state, page });
