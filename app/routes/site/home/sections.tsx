import type { ReactNode } from "react";
import { fundLinks, serviceLinks } from "~/content/navigation";
import { ContactForm } from "~/forms/contact-form";
import type { LocalText } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { BoardList, useBoard } from "~/ui/board-list";
import { FaqTopics } from "~/ui/faq-topics";
import { Photo, type PhotoRecord } from "~/ui/photo";
import { Bilingual } from "~/ui/text";

type PartProps = { title: string; id?: string; children: ReactNode };

export const HomePart = ({ title, id, children }: PartProps) => (
  <section className="home-part" id={id}>
    <h2>{title}</h2>
    {children}
  </section>
);

export function HomeRegistration() {
  const { t } = useTranslation("home");
  return (
    <HomePart title={t("registration.title")}>
      <div>
        <p className="max-w-2xl text-lg">{t("registration.body")}</p>
        <a href="/registration-requirements" className="link mt-4 inline-block">
          {t("requirements")}
        </a>
      </div>
    </HomePart>
  );
}

type Item = { id: number; title: LocalText; date: string; day: string };

export function HomeNews({ news }: { news: Array<Item & PhotoRecord> }) {
  const { t } = useTranslation("home");
  if (!news.length) return null;
  return (
    <HomePart title={t("news")}>
      <div>
        <ul className="grid gap-8 sm:grid-cols-3">
          {news.map(({ id, title, date, day, ...photo }) => (
            <li key={id} className="relative">
              <Photo photo={photo} alt="" lazy className="aspect-3/2 w-full bg-surface-sunken object-cover" />
              <time dateTime={date} className="mt-3 block text-sm text-muted">
                {day}
              </time>
              <h3 className="mt-1 text-lg">
                <a href={`/news/${id}`} className="cover-link">
                  <Bilingual text={title} />
                </a>
              </h3>
            </li>
          ))}
        </ul>
        <a href="/news" className="link mt-6 inline-block">
          {t("all-news")}
        </a>
      </div>
    </HomePart>
  );
}

export function HomeEvents({ events }: { events: Item[] }) {
  const { t } = useTranslation("events");
  if (!events.length) return null;
  return (
    <HomePart title={t("titles.upcoming")}>
      <div>
        <ul>
          {events.map(({ id, title, date, day }) => (
            <li key={id} className="relative border-b py-4">
              <time dateTime={date} className="text-sm text-muted">
                {day}
              </time>
              <h3 className="text-lg">
                <a href={`/conferences/${id}`} className="cover-link">
                  <Bilingual text={title} />
                </a>
              </h3>
            </li>
          ))}
        </ul>
        <a href="/conferences" className="link mt-6 inline-block">
          {t("all")}
        </a>
      </div>
    </HomePart>
  );
}

type LinksProps = { title: string; links: Array<{ path: string; title: string; about: string }> };

const HomeLinks = ({ title, links }: LinksProps) => (
  <HomePart title={title}>
    <ul className="home-list">
      {links.map((link) => (
        <li key={link.path}>
          <h3>
            <a href={link.path}>{link.title}</a>
          </h3>
          <p>{link.about}</p>
        </li>
      ))}
    </ul>
  </HomePart>
);

export function HomeFunds() {
  const { t, language } = useTranslation("home");
  const links = fundLinks.map(({ id, path, ...names }) => ({
    path,
    title: names[`${language}_title`],
    about: t(`funds.${id}`),
  }));
  return <HomeLinks title={t("funds.title")} links={links} />;
}

export function HomeServices() {
  const { t, language } = useTranslation("home");
  const links = serviceLinks.map(({ id, path, ...names }) => ({
    path,
    title: names[`${language}_title`],
    about: t(`services.${id}`),
  }));
  return <HomeLinks title={t("services.title")} links={links} />;
}

export function HomeBoard() {
  const { t } = useTranslation("home");
  if (useBoard().length === 0) return null;
  return (
    <HomePart title={t("board.title")}>
      <div>
        <BoardList strip />
      </div>
    </HomePart>
  );
}

export function HomeContact() {
  const { t } = useTranslation("home");
  return (
    <HomePart title={t("contact.title")} id="contact">
      <ContactForm />
    </HomePart>
  );
}

export function HomeFaq() {
  const { t } = useTranslation("home");
  return (
    <HomePart title={t("faq")}>
      <div className="article-body">
        <FaqTopics path="/faq" heading="h3" />
      </div>
    </HomePart>
  );
}
