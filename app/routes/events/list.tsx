import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { whoIs } from "~/auth/guards.server";
import { may } from "~/auth/permissions";
import { pages } from "~/content/pages";
import { listEvents } from "~/domain/events/queries.server";
import { eventsView } from "~/domain/events/tabs";
import { formatDay } from "~/i18n/dates";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { today } from "~/platform/clock.server";
import { describeError, log } from "~/platform/log.server";
import { ownOrigin } from "~/platform/own-origin.server";
import { ButtonLink } from "~/ui/button";
import { documentTitle } from "~/ui/document-title";
import { Notice } from "~/ui/notice";
import { inLanguageOf } from "~/ui/own-address";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { EventTab } from "./event-tab";
import { Subscribe } from "./subscribe";
import { calendarPath, subscription } from "./subscription";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        ...pageMeta({ title: data.documentTitle, description: data.about }),
        { tagName: "link", rel: "alternate", type: "text/calendar", href: data.calendar },
      ]
    : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const t = translator(language, "events");
  const asked = eventsView(new URL(request.url).searchParams);
  const day = today();
  const list = await listEvents(asked, day, language).catch((error) => {
    log.error("the events could not be listed", describeError(error));
    return null;
  });
  const { staff } = await whoIs(request);
  const page = {
    title: pages["/conferences"][language],
    documentTitle: documentTitle(t(`titles.${asked.tab}`), language),
    about: t("about"),
    calendar: inLanguageOf(calendarPath, language),
    subscription: subscription(ownOrigin(request), language),
    mayAdd: staff ? may(staff.role, "events.publish") : false,
  };
  if (!list) return data({ ...page, shown: null }, { status: 503 });
  const { events, totals, page: number, pages: last } = list;
  const shown = {
    view: { ...asked, pages: { ...asked.pages, [asked.tab]: number } },
    totals,
    last,
    events: events.map((event) => ({
      ...event,
      day: formatDay(event.date, language),
      today: event.date === day,
    })),
  };
  return data({ ...page, shown });
}

export default function EventsList() {
  const { t } = useTranslation("events");
  const { title, shown, mayAdd, subscription } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={title}
        actions={mayAdd ? <ButtonLink href="/dashboard/add-conference">{t("add")}</ButtonLink> : null}
      />
      {shown ? <EventTab {...shown} /> : <Notice kind="danger">{t("list-failed")}</Notice>}
      <Subscribe address={subscription} />
    </>
  );
}
