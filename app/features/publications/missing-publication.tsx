import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { href } from "~/addresses/href";
import { events, galleries, news } from "~/addresses/publications";
import { useTranslation } from "~/i18n";
import { MissingRecord } from "~/ui";

const LISTS = {
  news: { path: href(news.list), back: "news:back-to-list" },
  events: { path: href(events.list), back: "events:back" },
  galleries: { path: href(galleries.list), back: "galleries:back" },
} as const;

/** The error page of a missing publication (`noSuchPublication`), with a link back to its list. */
export function MissingPublication() {
  const { t } = useTranslation(["news", "events", "galleries"]);
  const error = useRouteError();
  const name: keyof typeof LISTS = (isRouteErrorResponse(error) && error.data?.name) || "news";
  const { path, back } = LISTS[name];
  return (
    <MissingRecord
      title={t(`${name}:not-found`)}
      text={t(`${name}:not-found-body`)}
      list={{ path, back: t(back) }}
    />
  );
}
