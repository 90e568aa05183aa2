import type { ReactNode } from "react";
import { href } from "~/addresses/href";
import { information } from "~/addresses/information";
import { events as eventsAddresses, news } from "~/addresses/publications";
import { association } from "~/content/association";
import { edition, isUsed } from "~/content/current-edition";
import { fundLinks } from "~/content/navigation";
import { peopleOf } from "~/content/shown-article";
import { ContactForm } from "~/features/contact/contact-form";
import { type LocalText, useTranslation } from "~/i18n";
import {
  Bilingual,
  BoardList,
  DayBlock,
  Emblem,
  Fold,
  isLinked,
  LocalizedText,
  Medallion,
  Photo,
  type PhotoRecord,
  type PictogramName,
  usedLinks,
} from "~/ui";
import { FaqTopics } from "~/ui/article/accordion";

type Item = { id: number; title: LocalText; date: string; day: string };
type Story = Item & PhotoRecord & { excerpt: LocalText };

function StoryText({ id, title, date, day }: Item) {
  return (
    <>
      <time dateTime={date} className="story-day">
        {day}
      </time>
      <h3>
        <a href={href(news.detail, { id })} className="cover-link">
          <Bilingual text={title} />
        </a>
      </h3>
    </>
  );
}

/** Shows the latest story large, and the two before it side by side. */
export function HomeNews({ news: [lead, ...others] }: { news: Story[] }) {
  const { t } = useTranslation("home");
  if (!lead) return null;
  return (
    <section className="home-news">
      <SectionHead title={t("news")}>
        <a href={href(news.list)} className="link">
          {t("all-news")}
        </a>
      </SectionHead>
      <div className="lead-story">
        <Photo photo={lead} alt="" sizes="(min-width: 56rem) 40rem, 49vw" />
        <StoryText {...lead} />
        <p>
          <Bilingual text={lead.excerpt} tag={false} />
        </p>
      </div>
      <ul className="stories">
        {others.map((story) => (
          <li key={story.id}>
            <Photo photo={story} alt="" lazy />
            <div>
              <StoryText {...story} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function HomeEvents({ events }: { events: Item[] }) {
  const { t } = useTranslation(["events", "home"]);
  if (!events.length) return null;
  return (
    <section className="home-events">
      <SectionHead title={t("home:events")}>
        <a href={href(eventsAddresses.list)} className="link">
          {t("events:all")}
        </a>
      </SectionHead>
      <ul>
        {events.map(({ id, title, date }) => (
          <li key={id}>
            <DayBlock day={date} />
            <h3>
              <a href={href(eventsAddresses.detail, { id })} className="cover-link">
                <Bilingual text={title} />
              </a>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}

const fundPictograms: Record<ReturnType<typeof fundLinks>[number]["id"], PictogramName> = {
  "authority-fund": "retirement",
  "social-solidarity-fund": "solidarity",
  "mobile-phone-fund": "mobile",
  "doctors-collaboration-fund": "together",
  "health-insurance-fund": "health",
  "specialty-titles-fund": "titles",
};

export function HomeFunds() {
  const { t, language } = useTranslation("home");
  const funds = usedLinks(fundLinks());
  if (!funds.length) return null;
  return (
    <section className="home-part">
      <SectionHead title={t("funds.title")} />
      <ul className="home-funds">
        {funds.map(({ id, path, ...names }) => {
          const { brief } = edition().pages[`/${id}`] ?? {};
          return (
            <li key={id}>
              <a href={path}>
                <Emblem name={fundPictograms[id]} />
                <b>{names[`${language}_title`]}</b>{" "}
                {brief ? (
                  <small>
                    <LocalizedText text={brief} />
                  </small>
                ) : null}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const STEPS = ["apply", "papers", "oath"] as const;

export function HomeRegistration() {
  const { t } = useTranslation("home");
  if (!isUsed("internship")) return null;
  const isOfItsAge = edition().association.founded === association.founded;
  return (
    <section className="bleed home-part home-register">
      <div className="wrap">
        <div>
          <h2>{t(isOfItsAge ? "registration.title" : "registration.plain")}</h2>
          <p>{t("registration.body")}</p>
          {isLinked(href(information.registrationRequirements)) ? (
            <a href={href(information.registrationRequirements)} className="btn">
              {t("requirements")}
            </a>
          ) : null}
        </div>
        <ol>
          {STEPS.map((step, index) => (
            <li key={step}>
              <Medallion text={index + 1} warm size="small" />
              <p>
                <b>{t(`registration.${step}`)}</b> {t(`registration.${step}-about`)}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function HomeBoard() {
  const { t } = useTranslation("home");
  if (!peopleOf("board").length) return null;
  return (
    <section className="home-part">
      <SectionHead title={t("board.title")}>
        {isLinked(href(information.associationCouncil)) ? (
          <a href={href(information.associationCouncil)} className="link">
            {t("board.all")}
          </a>
        ) : null}
      </SectionHead>
      <BoardList strip />
    </section>
  );
}

export function HomeFaq() {
  const { t } = useTranslation("home");
  if (!isLinked(href(information.faq))) return null;
  return (
    <section className="home-part home-fold home-faq">
      <Fold title={t("faq")}>
        <FaqTopics path={href(information.faq)} heading="h3" />
        <p>
          <a href={href(information.faq)} className="link">
            {t("all-questions")}
          </a>
        </p>
      </Fold>
    </section>
  );
}

export function HomeContact() {
  const { t } = useTranslation("home");
  return (
    <section id="contact" className="home-fold">
      <Fold title={t("contact.title")}>
        <ContactForm />
      </Fold>
    </section>
  );
}

/** A section's heading with a link to all its items. */
export const SectionHead = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <div className="section-head">
    <h2>{title}</h2>
    {children}
  </div>
);
