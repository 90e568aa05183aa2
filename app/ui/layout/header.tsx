import { edition } from "~/content/edition";
import { type MenuItem, type MenuLink, menu } from "~/content/navigation";
import { directionOf, type Language, otherLanguage } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { currentFor } from "~/ui/page-address";
import { usedLinks } from "../used-links";
import { AccountMenu, type ShellVisitor } from "./account-menu";
import { LanguageLink, type Theme, ThemeToggle } from "./preferences";
import { Shared } from "./shared-markup";

export type HeaderProps = {
  visitor: ShellVisitor;
  language: Language;
  theme: Theme;
  path: string;
};

function Brand({ language }: { language: Language }) {
  const other = otherLanguage(language);
  return (
    <>
      <Logo />
      <span>
        <b>{edition().association.name[language]}</b>{" "}
        <i lang={other} dir={directionOf(other)}>
          {edition().association.name[other]}
        </i>
      </span>
    </>
  );
}

export function Header({ visitor, language, theme, path }: HeaderProps) {
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

type MenuProps = { language: Language; path: string };

function NavLink({ item, language, path }: MenuProps & { item: MenuLink }) {
  const { t } = useTranslation("shell");
  const tab = item.newTab ? { target: "_blank", rel: "noopener", title: t("new-tab") } : undefined;
  return (
    <li>
      <a href={item.path} aria-current={currentFor(item.path, path)} {...tab}>
        {item[`${language}_title`]}
      </a>
    </li>
  );
}

function Group({ item, submenu, ...page }: MenuProps & { item: MenuItem; submenu: MenuLink[] }) {
  const here = submenu.some((link) => currentFor(link.path, page.path));
  return (
    <li>
      <details className="sub" name="m">
        <summary aria-current={here || undefined}>{item[`${page.language}_title`]}</summary>
        <ul>
          {submenu.map((link) => (
            <NavLink key={link.id} item={link} {...page} />
          ))}
        </ul>
      </details>
    </li>
  );
}

const Items = (page: MenuProps) => (
  <ul>
    {menu.map((item) => {
      const submenu = item.submenu && usedLinks(item.submenu);
      if (!submenu) return <NavLink key={item.id} item={item} {...page} />;
      return submenu.length ? <Group key={item.id} item={item} submenu={submenu} {...page} /> : null;
    })}
  </ul>
);

const links = menu.flatMap((item) => item.submenu ?? item);

/** All that the menu depends on but its language. */
const marked = (path: string) => links.map((link) => currentFor(link.path, path)).join();

/** Its groups open without script everywhere. */
function MainNav(page: MenuProps) {
  const { t } = useTranslation("shell");
  return (
    <Shared as="nav" className="nav" aria-label={t("main-menu")} kind={`menu ${marked(page.path)}`}>
      <Items {...page} />
    </Shared>
  );
}
