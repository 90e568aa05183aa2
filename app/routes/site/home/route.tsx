import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { site } from "~/addresses/public";
import { visit } from "~/auth/visit.server";
import { edition } from "~/content/edition";
import { listNextEvents } from "~/domain/events/list.server";
import { listLatestNews } from "~/domain/news/list.server";
import { formatDay } from "~/i18n/dates";
import { translator } from "~/i18n/translator";
import { today } from "~/platform/clock.server";
import { organization, StructuredData } from "~/ui/structured-data";
import { Band, Tasks } from "./band";
import {
  HomeBoard,
  HomeContact,
  HomeEvents,
  HomeFaq,
  HomeFunds,
  HomeNews,
  HomeRegistration,
} from "./sections";
import { VisitUs } from "./visit-us";

const NEWS_SHOWN = 3;
const EVENTS_SHOWN = 4;

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = await visit(request, site.home);
  const [articles, events] = await Promise.all([
    listLatestNews(NEWS_SHOWN, language),
    listNextEvents(EVENTS_SHOWN, today(), language),
  ]);
  return {
    head: {
      title: edition().association.name[language],
      whole: true,
      description: translator(language, "home")("lead"),
    },
    mapShown: new URL(request.url).searchParams.get("map") === "1",
    news: articles.map(({ attachments: _, ...article }) => ({
      ...article,
      day: formatDay(article.date, language),
    })),
    events: events.map(({ id, title, date }) => ({ id, title, date, day: formatDay(date, language) })),
  };
}

export default function Home() {
  const { news, events, mapShown } = useLoaderData<typeof loader>();
  return (
    <>
      <Band />
      <Tasks />
      <div className="home-now">
        <HomeNews news={news} />
        <HomeEvents events={events} />
      </div>
      <HomeFunds />
      <HomeRegistration />
      <HomeBoard />
      <HomeFaq />
      <div className="home-reach">
        <HomeContact />
        <VisitUs shown={mapShown} />
      </div>
      <StructuredData of={(site) => [organization(site)]} />
    </>
  );
}
