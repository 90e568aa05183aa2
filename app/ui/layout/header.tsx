import { account } from "~/addresses/accounts";
import { computerPortal } from "~/addresses/computer";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { site } from "~/addresses/public";
import { office } from "~/addresses/staff";
import { edition } from "~/content/current-edition";
import { type MenuItem, type MenuLink, menu, menuPaths, pageTitle, portals } from "~/content/navigation";
import type { PagePath } from "~/content/pages";
import { directionOf, type Language, otherLanguage, useTranslation } from "~/i18n";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { currentFor, usedLinks } from "~/ui/page-address";
import type { Theme } from "~/ui/page-facts";
import { LanguageLink, ThemeToggle } from "./preferences";
import { SharedMarkup } from "./shared-markup";

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
    <header className="top" data-enhance="menus">
      <div className="wrap bar">
        <SharedMarkup as="a" className="brand" href="/" kind="brand">
          <Brand language={language} />
        </SharedMarkup>
        <div className="tools">
          <a className="find" href={href(site.search)}>
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
    {menu().map((item) => {
      const submenu = item.submenu && usedLinks(item.submenu);
      if (!submenu) return <NavLink key={item.id} item={item} {...page} />;
      return submenu.length ? <Group key={item.id} item={item} submenu={submenu} {...page} /> : null;
    })}
  </ul>
);

/** Returns everything that the menu depends on except its language. */
const marked = (path: string) => menuPaths.map((each) => currentFor(each, path)).join();

/** The menu's groups open without script everywhere. */
function MainNav(page: MenuProps) {
  const { t } = useTranslation("shell");
  return (
    <SharedMarkup as="nav" className="nav" aria-label={t("main-menu")} kind={`menu ${marked(page.path)}`}>
      <Items {...page} />
    </SharedMarkup>
  );
}

/** The three logins may be signed in at once. */
type ShellVisitor = {
  doctor?: { name: string } | null;
  computer?: { name: string } | null;
  staff?: { name: string; role: string } | null;
};

type Identity = {
  name: string;
  home?: string;
  label: "my-dashboard" | "profile";
  accountPath?: PagePath;
  signOut: string;
};

const MANAGES = ["admin", "editor"];

function identitiesOf({ doctor, computer, staff }: ShellVisitor): Identity[] {
  const found: Identity[] = [];
  if (doctor) {
    const { name } = doctor;
    found.push({
      name,
      home: href(doctorPortal.dashboard),
      label: "my-dashboard",
      signOut: href(doctorPortal.signOut),
    });
  }
  if (computer) {
    const { name } = computer;
    found.push({
      name,
      home: href(computerPortal.dashboard),
      label: "my-dashboard",
      signOut: href(computerPortal.signOut),
    });
  }
  if (staff) {
    const home = MANAGES.includes(staff.role) ? href(office.dashboard) : undefined;
    found.push({
      name: staff.name,
      home,
      label: "profile",
      accountPath: href(account.overview),
      signOut: href(office.signOut),
    });
  }
  return found;
}

function SignedIn({ name, home, label, accountPath, signOut }: Identity) {
  const { t, language } = useTranslation("shell");
  return (
    <li>
      <bdi>{name}</bdi>
      {home ? <a href={home}>{t(label)}</a> : null}
      {accountPath ? <a href={accountPath}>{pageTitle(accountPath)[language]}</a> : null}
      <form method="post" action={signOut}>
        <button type="submit" data-enhance="sign-out">
          {t("sign-out")}
        </button>
      </form>
    </li>
  );
}

function AccountMenu({ visitor, language }: { visitor: ShellVisitor; language: Language }) {
  const { t } = useTranslation("shell");
  const identities = identitiesOf(visitor);
  return (
    <details className="sub" name="m">
      <summary>
        <Icon name="person" />
        {identities.length ? t("account") : t("sign-in")}
      </summary>
      <ul>
        {identities.map((identity) => (
          <SignedIn key={identity.signOut} {...identity} />
        ))}
        {identities.length
          ? null
          : portals().map((portal) => (
              <li key={portal.id}>
                <a href={portal.path}>{portal[`${language}_title`]}</a>
              </li>
            ))}
      </ul>
    </details>
  );
}
