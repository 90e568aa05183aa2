import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { site } from "~/addresses/public";
import { visit } from "~/auth/visit.server";
import { association } from "~/content/association";
import { fundLinks, serviceLinks } from "~/content/navigation";
import { listNextEvents } from "~/domain/events/list.server";
import { listLatestNews } from "~/domain/news/list.server";
import { ContactForm } from "~/forms/contact-form";
import { formatDay } from "~/i18n/dates";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { today } from "~/platform/clock.server";
import { BoardList } from "~/ui/board-list";
import { FaqTopics } from "~/ui/faq-topics";
import { organization, StructuredData } from "~/ui/structured-data";
import { HomeHero } from "./hero";
import { HomeMap } from "./map";
import { HomeEvents, HomeNews } from "./news-and-events";

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

function HomeRegistration() {
  const { t } = useTranslation("home");
  return (
    <section className="home-part">
      <h2>{t("registration.title")}</h2>
      <div>
        <p className="max-w-2xl text-lg">{t("registration.body")}</p>
        <a href="/registration-requirements" className="link mt-4 inline-block">
          {t("requirements")}
        </a>
      </div>
    </section>
  );
}

function HomeFunds() {
  const { t, language } = useTranslation("home");
  return (
    <section className="home-part">
      <h2>{t("funds.title")}</h2>
      <ul className="home-list">
        {fundLinks.map((link) => (
          <li key={link.id}>
            <h3>
              <a href={link.path}>{link[`${language}_title`]}</a>
            </h3>
            <p>{t(`funds.${link.id}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HomeServices() {
  const { t, language } = useTranslation("home");
  return (
    <section className="home-part">
      <h2>{t("services.title")}</h2>
      <ul className="home-list">
        {serviceLinks.map((link) => (
          <li key={link.id}>
            <h3>
              <a href={link.path}>{link[`${language}_title`]}</a>
            </h3>
            <p>{t(`services.${link.id}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HomeBoard() {
  const { t } = useTranslation("home");
  return (
    <section className="home-part">
      <h2>{t("board.title")}</h2>
      <div>
        <BoardList />
      </div>
    </section>
  );
}

function HomeContact() {
  const { t } = useTranslation("home");
  return (
    <section className="home-part" id="contact">
      <h2>{t("contact.title")}</h2>
      <ContactForm />
    </section>
  );
}

function HomeFaq() {
  const { t } = useTranslation("home");
  return (
    <section className="home-part">
      <h2>{t("faq")}</h2>
      <div className="article-body">
        <FaqTopics path="/faq" heading="h3" />
      </div>
    </section>
  );
}
