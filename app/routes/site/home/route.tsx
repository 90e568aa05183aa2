import { useLoaderData } from "@remix-run/react";
import { Fragment, type ReactNode, useContext } from "react";
import { certificates, verification } from "~/addresses/certificates";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { information } from "~/addresses/information";
import { internship } from "~/addresses/internship";
import { contact, site } from "~/addresses/public";
import { register } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { edition, isUsed } from "~/content/current-edition";
import { inDigits } from "~/content/digits";
import type { HomeSection } from "~/content/edition";
import { serviceLinks } from "~/content/navigation";
import { listNextEvents } from "~/domain/events/list.server";
import { listLatestNews } from "~/domain/news/list.server";
import { formatDay, translator, useTranslation } from "~/i18n";
import { today } from "~/platform/clock.server";
import {
  Emblem,
  Icon,
  isLinked,
  LocalizedText,
  organization,
  PageFacts,
  type PictogramName,
  StarField,
  StructuredData,
  usedLinks,
} from "~/ui";
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

export const loader = handler(site.home, async ({ language, url }) => {
  const [articles, events] = await Promise.all([
    listLatestNews(NEWS_SHOWN, language),
    listNextEvents(EVENTS_SHOWN, today(), language),
  ]);
  const { name, lead } = edition().association;
  return {
    head: {
      title: name[language],
      isFullTitle: true,
      description: lead?.[language] ?? translator(language, "home")(usualLead()),
    },
    mapShown: url.searchParams.get("map") === "1",
    news: articles.map(({ attachments: _, ...article }) => ({
      ...article,
      day: formatDay(article.date, language),
    })),
    events: events.map(({ id, title, date }) => ({ id, title, date, day: formatDay(date, language) })),
  };
});

export default function Home() {
  const { news, events, mapShown } = useLoaderData<typeof loader>();
  const sections: Record<HomeSection, ReactNode> = {
    news: (
      <div className="home-now">
        <HomeNews news={news} />
        <HomeEvents events={events} />
      </div>
    ),
    funds: <HomeFunds />,
    registration: <HomeRegistration />,
    board: <HomeBoard />,
    questions: <HomeFaq />,
    contact: (
      <div className="home-reach">
        <HomeContact />
        <VisitUs isMapShown={mapShown} />
      </div>
    ),
  };
  return (
    <>
      <Band />
      <Tasks />
      {edition().home.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      <StructuredData of={(site) => [organization(site)]} />
    </>
  );
}

/** Mentions the way from the internship on if the association accepts applications. */
const usualLead = () => (isUsed("internship") ? "lead" : "lead-alone");

const SKYLINE = { src: "/amman.svg", width: 1100, height: 420 };

/**
 * The opening of the home page: name and year over the hills of Amman or the stars of the seal, and the search field.
 */
function Band() {
  const { t, language } = useTranslation("home");
  const { lite } = useContext(PageFacts);
  const { name, founded, city, band, lead } = edition().association;
  return (
    <div className="bleed band">
      {band === "stars" ? <StarField /> : null}
      {band === "amman" && !lite ? <img {...SKYLINE} alt="" className="skyline" /> : null}
      <div className="wrap band-words">
        {founded ? (
          <p className="band-year">
            {city ? t("founded-in", { city: city[language] }) : t("founded")}{" "}
            <b>{inDigits(`${founded}`, language)}</b>
          </p>
        ) : null}
        <h1>{name[language]}</h1>
        <p className="band-lead">{lead ? <LocalizedText text={lead} /> : t(usualLead())}</p>
        <form action={href(site.search)} className="band-search">
          <input type="search" name="q" aria-label={t("search")} placeholder={t("search")} />
          <button type="submit" aria-label={t("search-button")}>
            <Icon name="search" />
          </button>
        </form>
      </div>
    </div>
  );
}

/** The most frequent tasks; other services follow in a row below. */
const tasks = [
  ["register", "register", href(internship.apply)],
  ["pay", "pay", href(information.electronicPayments)],
  ["certificate", "certificate", href(certificates.request)],
  ["find", "find", href(register.search)],
  ["check", "check", href(verification.page)],
  ["complain", "complain", href(contact.write)],
  ["claim", "insurance", href(information.healthInsuranceFund)],
  ["portal", "portal", href(doctorPortal.signIn)],
] as const satisfies ReadonlyArray<readonly [string, PictogramName, string]>;

function Tasks() {
  const { t, language } = useTranslation("home");
  return (
    <>
      <nav aria-label={t("tasks.title")} className="tasks">
        <ul>
          {tasks
            .filter(([, , path]) => isLinked(path))
            .map(([task, pictogram, path]) => (
              <li key={task}>
                <a href={path}>
                  <Emblem name={pictogram} size="small" />
                  <span>
                    {t(`tasks.${task}`)} <small>{t(`tasks.${task}-about`)}</small>
                  </span>
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <nav aria-label={t("services")} className="more-services">
        <ul>
          {usedLinks(serviceLinks()).map(({ id, path, ...names }) => (
            <li key={id}>
              <a href={path}>{names[`${language}_title`]}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
