import { Fragment } from "react";
import { association } from "~/content/association";
import { footerLinks, type MenuLink } from "~/content/navigation";
import { socialAccounts } from "~/content/social-accounts";
import type { Language } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { ContactLines } from "~/ui/contact-details";
import { Seal } from "~/ui/logo";
import { PreferenceForm, type Theme } from "./preferences";
import { Shared } from "./shared-markup";

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

function Rights({ language }: { language: Language }) {
  const { t } = useTranslation("shell");
  const { name, copyrightYear } = association;
  return t("rights", { year: copyrightYear, name: name[language] });
}

export const Footer = ({ language, theme, path }: { language: Language; theme: Theme; path: string }) => (
  <footer className="foot">
    <Shared as="div" className="wrap" kind="about us">
      <AboutUs language={language} />
    </Shared>
    <div className="wrap">
      <Shared as="p" kind="rights">
        <Rights language={language} />
      </Shared>
      {footerLinks.legal.map((link) => (
        <Fragment key={link.id}>
          <a href={link.path}>{link[`${language}_title`]}</a>{" "}
        </Fragment>
      ))}
      {socialAccounts.map(({ name, url }) => (
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
