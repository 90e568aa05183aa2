import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { association } from "~/content/association";
import { listNextEvents } from "~/domain/events/queries.server";
import { listLatestNews } from "~/domain/news/queries.server";
import { formatDay } from "~/i18n/dates";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { today } from "~/platform/clock.server";
import { pageMeta } from "~/ui/page-meta";
import { organization } from "~/ui/structured-association";
import { StructuredData } from "~/ui/structured-data";
import { HomeBoard } from "./home-board";
import { HomeContact } from "./home-contact";
import { HomeEvents } from "./home-events";
import { HomeFaq } from "./home-faq";
import { HomeFunds } from "./home-funds";
import { HomeHero } from "./home-hero";
import { HomeMap } from "./home-map";
import { HomeNews } from "./home-news";
import { HomeRegistration } from "./home-registration";
import { HomeServices } from "./home-services";

const NEWS_SHOWN = 3;
const EVENTS_SHOWN = 3;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.title, description: data.about }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const [articles, events] = await Promise.all([
    listLatestNews(NEWS_SHOWN, language),
    listNextEvents(EVENTS_SHOWN, today(), language),
  ]);
  return {
    title: association.name[language],
    about: translator(language, "home")("lead"),
    mapShown: new URL(request.url).searchParams.get("map") === "1",
    news: articles.map(({ excerpt: _, attachments: __, ...article }) => ({
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
      <HomeHero />
      <HomeRegistration />
      <HomeNews news={news} />
      <HomeEvents events={events} />
      <HomeFunds />
      <HomeServices />
      <HomeBoard />
      <HomeContact />
      <StructuredData of={(site) => [organization(site)]} />
      <HomeFaq />
      <HomeMap shown={mapShown} />
    </>
  );
}
