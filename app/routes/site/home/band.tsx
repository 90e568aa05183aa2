import { useContext } from "react";
import { association } from "~/content/association";
import { edition } from "~/content/edition";
import { serviceLinks } from "~/content/navigation";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import { PageFacts } from "~/ui/page-facts";
import { Emblem, type PictogramName } from "~/ui/pictogram";
import { isLinked, usedLinks } from "~/ui/used-links";

const SKYLINE = { src: "/amman.svg", width: 1100, height: 420 };

/** What it is and since when, over the hills of Amman, and one field for whatever a reader looks for. */
export function Band() {
  const { t, language } = useTranslation("home");
  const { lite } = useContext(PageFacts);
  return (
    <div className="bleed band">
      {lite ? null : <img {...SKYLINE} alt="" className="skyline" />}
      <div className="wrap band-words">
        <p className="band-year">
          {t("founded")} <b>{association.founded}</b>
        </p>
        <h1>{edition().association.name[language]}</h1>
        <p className="band-lead">{t("lead")}</p>
        <form action="/search" className="band-search">
          <input type="search" name="q" aria-label={t("search")} placeholder={t("search")} />
          <button type="submit" aria-label={t("search-button")}>
            <Icon name="search" />
          </button>
        </form>
      </div>
    </div>
  );
}

/** What most people come for; the services that the home page names besides stand under it in a row. */
const tasks = [
  ["register", "register", "/registration-until-emtyaz"],
  ["pay", "pay", "/electronic-payments"],
  ["certificate", "certificate", "/dashboard/registration-certificate"],
  ["find", "find", "/verify#register"],
  ["check", "check", "/verify"],
  ["complain", "complain", "/contact-us"],
  ["claim", "insurance", "/health-insurance-fund"],
  ["portal", "portal", "/dr-portal"],
] as const satisfies ReadonlyArray<readonly [string, PictogramName, string]>;

export function Tasks() {
  const { t, language } = useTranslation("home");
  return (
    <>
      <nav aria-label={t("tasks.title")} className="tasks">
        <ul>
          {tasks
            .filter(([, , path]) => isLinked(path))
            .map(([task, pictogram, path]) => (
              <li key={task}>
                <a href={path}>
                  <Emblem name={pictogram} size="small" />
                  <span>
                    {t(`tasks.${task}`)} <small>{t(`tasks.${task}-about`)}</small>
                  </span>
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <nav aria-label={t("services")} className="more-services">
        <ul>
          {usedLinks(serviceLinks).map(({ id, path, ...names }) => (
            <li key={id}>
              <a href={path}>{names[`${language}_title`]}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
