import { association } from "~/content/association";
import { directionOf, type Language, otherLanguage } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { AccountMenu } from "./account-menu";
import { Icon } from "./icon";
import { Logo } from "./logo";
import { MainNav } from "./main-nav";
import { LanguageLink, ThemeToggle } from "./preference-forms";
import { Shared } from "./shared-markup";
import type { ShellProps } from "./shell-props";

function Brand({ language }: { language: Language }) {
  const other = otherLanguage(language);
  return (
    <>
      <Logo />
      <span>
        <b>{association.name[language]}</b>{" "}
        <i lang={other} dir={directionOf(other)}>
          {association.name[other]}
        </i>
      </span>
    </>
  );
}

export function Header({ visitor, language, theme, path }: Omit<ShellProps, "notices">) {
  const { t } = useTranslation("shell");
  return (
    <header className="top">
      <div className="wrap bar">
        <Shared as="a" className="brand" href="/" kind="brand">
          <Brand language={language} />
        </Shared>
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
