import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { site } from "~/addresses/public";
import { visit } from "~/auth/visit.server";
import { association } from "~/content/association";
import { portals } from "~/content/navigation";
import { listNextEvents } from "~/domain/events/list.server";
import { listLatestNews } from "~/domain/news/list.server";
import { formatDay } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { today } from "~/platform/clock.server";
import { ContactLines, mapFrame, mapPage } from "~/ui/contact-details";
import { StarField } from "~/ui/logo";
import { organization, StructuredData } from "~/ui/structured-data";
import {
  HomeBoard,
  HomeContact,
  HomeEvents,
  HomeFaq,
  HomeFunds,
  HomeNews,
  HomePart,
  HomeRegistration,
  HomeServices,
} from "./sections";

const NEWS_SHOWN = 3;
const EVENTS_SHOWN = 3;

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = await visit(request, site.home);
  const [articles, events] = await Promise.all([
    listLatestNews(NEWS_SHOWN, language),
    listNextEvents(EVENTS_SHOWN, today(), language),
  ]);
  return {
    head: {
      title: association.name[language],
      whole: true,
      description: translator(language, "home")("lead"),
    },
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

function HomeHero() {
  const { t, language } = useTranslation("home");
  return (
    <div className="bleed band hero">
      <StarField className="hero-stars" />
      <div className="wrap hero-words">
        <div>
          <h1>{association.name[language]}</h1>
          <p className="hero-lead">{t("lead")}</p>
          <p className="hero-doors">
            <a href="/registration-until-emtyaz" className="btn btn-band">
              {t("register")}
            </a>{" "}
            <a href="/registration-requirements" className="btn btn-band-quiet">
              {t("requirements")}
            </a>
          </p>
        </div>
        <p className="hero-year">
          {t("founded")} <b>{association.founded}</b> {t("years")}
        </p>
      </div>
      <Portals language={language} />
    </div>
  );
}

function Portals({ language }: { language: Language }) {
  const { t } = useTranslation("home");
  return (
    <section aria-label={t("portals.title")} className="hero-portals">
      <ul className="wrap">
        {portals.map((portal) => (
          <li key={portal.id}>
            <a href={portal.path}>
              <b>{portal[`${language}_title`]}</b> {t(`portals.${portal.id}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const MAP_HEIGHT = 550;

/** Where the association is: in words first; the map of a third party only when the reader asks for it. */
function HomeMap({ shown }: { shown: boolean }) {
  const { t, language } = useTranslation("home");
  return (
    <HomePart title={t("map.title")} id="map">
      <div>
        <p className="text-lg">{association.address[language]}</p>
        {association.sample.address ? <p className="awaits my-2">{t("map.sample")}</p> : null}
        <div className="mt-3 mb-4 leading-loose">
          <ContactLines />
        </div>
        <ul className="onward mb-2">
          <li>
            <a className="link" href={mapPage} rel="noopener">
              {t("map.link")}
            </a>
          </li>
          {shown ? null : (
            <li>
              <a className="link" href="/?map=1#map">
                {t("map.show")}
              </a>
            </li>
          )}
        </ul>
        {shown ? (
          <iframe className="map" src={mapFrame} height={MAP_HEIGHT} title={t("map.frame")} />
        ) : (
          <p className="text-sm text-muted">{t("map.about")}</p>
        )}
      </div>
    </HomePart>
  );
}
