import { Fragment, type ReactNode, useContext } from "react";
import { edition } from "~/content/current-edition";
import { footerLinks, type MenuLink } from "~/content/navigation";
import { type Language, useTranslation } from "~/i18n";
import { ContactLines } from "~/ui/contact-details";
import { Fold } from "~/ui/fold";
import { Logo, Seal } from "~/ui/logo";
import { usedLinks } from "~/ui/page-address";
import { PageFacts, type Theme } from "../page-facts";
import { LocalizedText } from "../text";
import { Header, type HeaderProps } from "./header";
import { PreferenceForm } from "./preferences";
import { ReadOnlyNotice } from "./read-only-notice";
import { SharedMarkup } from "./shared-markup";
import { StaffNav, type StaffPlaces } from "./staff-nav";

function Links({ title, links, language }: { title: string; links: MenuLink[]; language: Language }) {
  const used = usedLinks(links);
  if (!used.length) return null;
  return (
    <nav aria-label={title}>
      <Fold title={title}>
        <ul>
          {used.map((link) => (
            <li key={link.id}>
              <a href={link.path}>{link[`${language}_title`]}</a>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}

function AboutUs({ language }: { language: Language }) {
  const { t } = useTranslation("shell");
  const { name, founded, city } = edition().association;
  const { address, phone, fax, email, hours } = edition().contact;
  const { quick, funds } = footerLinks();
  return (
    <>
      <div>
        <Seal />
        <b>{name[language]}</b>
        {founded ? (
          <p>
            {city
              ? t("founded-in", { city: city[language], year: founded })
              : t("founded", { year: founded })}
          </p>
        ) : null}
        {address ? (
          <p>
            <LocalizedText text={address} />
          </p>
        ) : null}
      </div>
      <Links title={t("quick-links")} links={quick} language={language} />
      <Links title={t("funds")} links={funds} language={language} />
      {phone || fax || email || hours ? (
        <Fold title={t("contact")}>
          <ContactLines />
        </Fold>
      ) : null}
    </>
  );
}

/** Cached, because it depends only on the language and on whether samples are shown. */
function SharedAboutUs({ language }: { language: Language }) {
  const facts = useContext(PageFacts);
  return (
    <SharedMarkup as="div" className="wrap" kind={`about us ${facts.samples}`}>
      <PageFacts.Provider value={facts}>
        <AboutUs language={language} />
      </PageFacts.Provider>
    </SharedMarkup>
  );
}

function Rights({ language }: { language: Language }) {
  const { t } = useTranslation("shell");
  const { name, rightsSince } = edition().association;
  return rightsSince
    ? t("rights-since", { year: rightsSince, name: name[language] })
    : t("rights", { name: name[language] });
}

const Footer = ({ language, theme, path }: { language: Language; theme: Theme; path: string }) => (
  <footer className="foot">
    <SharedAboutUs language={language} />
    <div className="wrap">
      <SharedMarkup as="p" kind="rights">
        <Rights language={language} />
      </SharedMarkup>
      {usedLinks(footerLinks().legal).map((link) => (
        <Fragment key={link.id}>
          <a href={link.path}>{link[`${language}_title`]}</a>{" "}
        </Fragment>
      ))}
      {edition().contact.social.map(({ name, url }) => (
        <Fragment key={url}>
          <a href={url} rel="noopener" lang="en">
            {name}
          </a>{" "}
        </Fragment>
      ))}
      <PreferenceForm language={language} theme={theme} path={path} />
    </div>
  </footer>
);

type FlashNotice = {
  kind: "success" | "error";
  /** A dictionary key `area:key`. */
  key: string;
  params?: Record<string, string | number>;
  link?: { to: string; key: string };
  sent?: string;
};

export type ShellProps = HeaderProps & { notices: FlashNotice[]; staffPlaces?: StaffPlaces | null };

/** Children of `main` may take the class `bleed`. */
export function Shell({ children, notices, staffPlaces, ...page }: ShellProps & { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const main = (
    <main id="main" className="main" tabIndex={-1}>
      <FlashList notices={notices} />
      {children}
    </main>
  );
  return (
    <>
      <a className="skip" href="#main">
        {t("skip-to-content")}
      </a>
      <ReadOnlyNotice />
      <AnnouncementBar />
      <Header {...page} />
      {staffPlaces ? (
        <div className="office">
          <StaffNav places={staffPlaces} path={page.path} />
          {main}
        </div>
      ) : (
        main
      )}
      <Footer {...page} />
    </>
  );
}

/** The association's announcement at the top of every page. */
function AnnouncementBar() {
  const { announcement } = edition();
  return announcement ? (
    <aside className="site-notice">
      <p className="wrap">
        <LocalizedText text={announcement.text} />
      </p>
    </aside>
  ) : null;
}

export const BareShell = ({
  children,
  notices,
  staffPlaces: _,
  ...page
}: ShellProps & { children: ReactNode }) => (
  <>
    <ReadOnlyNotice />
    <header className="top" data-enhance="menus">
      <div className="wrap bar bare-bar">
        <a className="brand" href="/">
          <Logo />
          <b>{edition().association.name[page.language]}</b>
        </a>
        <PreferenceForm {...page} />
      </div>
    </header>
    <main id="main" className="main" tabIndex={-1}>
      <FlashList notices={notices} />
      {children}
    </main>
  </>
);

function FlashList({ notices }: { notices: FlashNotice[] }) {
  const { t } = useTranslation();
  const say = (key: string, params = {}) => t(key as never, params as never) as unknown as string;
  return notices.map(({ kind, key, params, link, sent }) => (
    <p
      key={key}
      className="flash"
      data-enhance={kind === "success" ? "toast" : undefined}
      role={kind === "error" ? "alert" : "status"}
      data-toast={kind === "success" ? "" : undefined}
      data-sent={sent}
    >
      {say(key, params)}
      {link ? " " : null}
      {link ? (
        <a className="link" href={link.to}>
          {say(link.key)}
        </a>
      ) : null}
    </p>
  ));
}
