import { type MenuItem, type MenuLink, menu } from "~/content/navigation";
import type { Language } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { currentFor } from "./own-address";
import { Shared } from "./shared-markup";

type Props = { language: Language; path: string };

function NavLink({ item, language, path }: Props & { item: MenuLink }) {
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

function Group({ item, submenu, ...page }: Props & { item: MenuItem; submenu: MenuLink[] }) {
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

const Items = (page: Props) => (
  <ul>
    {menu.map((item) =>
      item.submenu ? (
        <Group key={item.id} item={item} submenu={item.submenu} {...page} />
      ) : (
        <NavLink key={item.id} item={item} {...page} />
      ),
    )}
  </ul>
);

const links = menu.flatMap((item) => item.submenu ?? item);

/** How each link stands to a page: all that the menu depends on but its language. */
const marked = (path: string) => links.map((link) => currentFor(link.path, path)).join();

/** The one main menu. On narrow screens the `details` before it opens it; its groups open without script everywhere. */
export function MainNav(page: Props) {
  const { t } = useTranslation("shell");
  return (
    <Shared as="nav" className="nav" aria-label={t("main-menu")} kind={`menu ${marked(page.path)}`}>
      <Items {...page} />
    </Shared>
  );
}
