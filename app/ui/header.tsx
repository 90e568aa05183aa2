import { useTranslation } from "react-i18next";
import { association } from "~/content/association";
import { directionOf, otherLanguage } from "~/i18n/languages";
import { AccountMenu } from "./account-menu";
import { Icon } from "./icon";
import { Logo } from "./logo";
import { MainNav } from "./main-nav";
import { LanguageLink, ThemeToggle } from "./preference-forms";
import type { ShellProps } from "./shell-props";

export function Header({ visitor, language, theme, path }: Omit<ShellProps, "notices">) {
  const { t } = useTranslation("shell");
  const other = otherLanguage(language);
  return (
    <header className="top">
      <div className="wrap bar">
        <a className="brand" href="/">
          <Logo />
          <span>
            <b>{association.name[language]}</b>{" "}
            <i lang={other} dir={directionOf(other)}>
              {association.name[other]}
            </i>
          </span>
        </a>
        <div className="tools">
          <a className="find" href="/search">
            <Icon name="search" />
            {t("search")}
          </a>{" "}
          <LanguageLink language={language} path={path} />
          <ThemeToggle theme={theme} path={path} />
          <AccountMenu visitor={visitor} language={language} />
        </div>
        <details className="burger">
          <summary>
            <Icon name="menu" />
            {t("menu")}
          </summary>
        </details>
        <MainNav language={language} path={path} />
      </div>
    </header>
  );
}
