import { href } from "~/addresses/href";
import { office } from "~/addresses/staff";
import { pageTitle } from "~/content/navigation";
import type { StaffPage, staffGroups } from "~/content/staff-navigation";
import { formatNumber, useTranslation } from "~/i18n";
import { currentFor } from "~/ui/page-address";
import { Pictogram } from "~/ui/pictogram";

type Group = Pick<(typeof staffGroups)[number], "group" | "sign"> & {
  links: { to: StaffPage["path"]; waiting: number }[];
};
export type StaffPlaces = { home: boolean; groups: Group[] };

/** On narrow screens it is opened by the summary before it, like the main menu. */
export function StaffNav({ places: { home, groups }, path }: { places: StaffPlaces; path: string }) {
  const { t, language } = useTranslation("shell");
  const [here] = path.split("?", 1);
  const above = groups
    .flatMap(({ links }) => links.map(({ to }) => to))
    .filter((to) => currentFor(to, path))
    .sort((one, other) => other.length - one.length)[0];
  return (
    <nav className="rail" aria-label={t("staff.title")}>
      <details className="rail-fold">
        <summary>
          <Pictogram name="inbox" />
          {t("staff.title")}
        </summary>
      </details>
      <ul className="rail-groups">
        {home ? (
          <li>
            <a
              href={href(office.dashboard)}
              aria-current={here === href(office.dashboard) ? "page" : undefined}
            >
              {pageTitle(href(office.dashboard))[language]}
            </a>
          </li>
        ) : null}
        {groups.map(({ group, sign, links }) => (
          <li key={group}>
            <b>
              <Pictogram name={sign} />
              {t(`staff.${group}`)}
            </b>
            <ul>
              {links.map(({ to, waiting }) => (
                <li key={to}>
                  <a href={to} aria-current={to === above ? currentFor(to, path) : undefined}>
                    {pageTitle(to)[language]}
                    {waiting ? (
                      <>
                        {" "}
                        <em>
                          {formatNumber(waiting, language)}
                          <span className="sr-only">{` ${t("staff.waiting")}`}</span>
                        </em>
                      </>
                    ) : null}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
