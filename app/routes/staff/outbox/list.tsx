import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { causeOf } from "~/domain/outbox/failure";
import { letterStates } from "~/domain/outbox/letter-states";
import { listLetters } from "~/domain/outbox/queries.server";
import { parseId } from "~/forms/id";
import { formatMoment } from "~/i18n/dates";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { canSend } from "~/platform/mail.server";
import { documentTitle } from "~/ui/document-title";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { Letter } from "./letter";
import { LetterTabs } from "./letter-tabs";
import { nextTryInWords } from "./next-try.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "outbox.read");
  const language = await languageOf(request);
  const search = new URL(request.url).searchParams;
  const state = letterStates.find((known) => known === search.get("state")) ?? "waiting";
  const { letters, ...list } = await listLetters(state, parseId(search.get("page") ?? undefined) ?? 1);
  const title = pages["/dashboard/outbox"][language];
  return {
    title,
    parent: pages["/dashboard"][language],
    documentTitle: documentTitle(title, language),
    state,
    list,
    setUp: canSend(),
    letters: letters.map(({ createdAt, sentAt, nextTryAt, lastError, ...letter }) => ({
      ...letter,
      state,
      written: formatMoment(createdAt, language),
      sent: sentAt ? formatMoment(sentAt, language) : null,
      nextTry: state === "waiting" ? nextTryInWords(nextTryAt, language) : null,
      cause: lastError === null ? null : causeOf(lastError),
    })),
  };
}

export default function Outbox() {
  const { t } = useTranslation("outbox");
  const { title, parent, state, list, setUp, letters } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={title} crumbs={[{ title: parent, path: "/dashboard" }]} />
      {setUp ? null : (
        <div className="mb-6">
          <Notice kind="warning">{t("not-set-up")}</Notice>
        </div>
      )}
      <LetterTabs counts={list.counts} shown={state} />
      {letters.length ? (
        <ul>
          {letters.map((letter) => (
            <Letter key={letter.id} letter={letter} />
          ))}
        </ul>
      ) : (
        <EmptyState title={t(`no-letters.${state}`)} />
      )}
      <Pager
        page={list.page}
        pages={list.pages}
        hrefFor={(page) => `/dashboard/outbox?state=${state}&page=${page}`}
      />
    </>
  );
}
