import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { association } from "~/content/association";
import { footerLinks, type MenuLink } from "~/content/navigation";
import type { Language } from "~/i18n/languages";
import { ContactLines } from "./contact-lines";
import { Seal } from "./logo";
import { PreferenceForm, type Theme } from "./preference-forms";
import { sharedMarkup } from "./shared-markup";

function Links({ title, links, language }: { title: string; links: MenuLink[]; language: Language }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <a href={link.path}>{link[`${language}_title`]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function AboutUs({ language }: { language: Language }) {
  const { t } = useTranslation("shell");
  const { name, address, city, founded } = association;
  return (
    <>
      <div>
        <Seal />
        <b>{name[language]}</b>
        <p>{t("founded-in", { city: city[language], year: founded })}</p>
        <p>{address[language]}</p>
      </div>
      <Links title={t("quick-links")} links={footerLinks.quick} language={language} />
      <Links title={t("funds")} links={footerLinks.funds} language={language} />
      <div>
        <h2>{t("contact")}</h2>
        <ContactLines />
      </div>
    </>
  );
}

export function Footer({ language, theme, path }: { language: Language; theme: Theme; path: string }) {
  const { t } = useTranslation("shell");
  const { name, copyrightYear, social } = association;
  const aboutUs = sharedMarkup("about us", language, <AboutUs language={language} />);
  return (
    <footer className="foot">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React made of the site's own words */}
      <div className="wrap" dangerouslySetInnerHTML={aboutUs} />
      <div className="wrap">
        <p>{t("rights", { year: copyrightYear, name: name[language] })}</p>
        {footerLinks.legal.map((link) => (
          <Fragment key={link.id}>
            <a href={link.path}>{link[`${language}_title`]}</a>{" "}
          </Fragment>
        ))}
        {social.map(({ name: network, url }) => (
          <Fragment key={url}>
            <a href={url} rel="noopener" lang="en">
              {network}
            </a>{" "}
          </Fragment>
        ))}
        <PreferenceForm language={language} theme={theme} path={path} />
      </div>
    </footer>
  );
}
