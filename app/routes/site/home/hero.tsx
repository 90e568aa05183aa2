import { association } from "~/content/association";
import { portals } from "~/content/navigation";
import type { Language } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { StarField } from "~/ui/logo";

function Portals({ language }: { language: Language }) {
  const { t } = useTranslation("home");
  return (
    <section aria-label={t("portals.title")} className="hero-portals">
      <ul className="wrap">
        {portals.map((portal) => (
          <li key={portal.id}>
            <a href={portal.path}>
              <b>{portal[`${language}_title`]}</b> {t(`portals.${portal.id}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function HomeHero() {
  const { t, language } = useTranslation("home");
  return (
    <div className="bleed band hero">
      <StarField className="hero-stars" />
      <div className="wrap hero-words">
        <div>
          <h1>{association.name[language]}</h1>
          <p className="hero-lead">{t("lead")}</p>
          <p className="hero-doors">
            <a href="/registration-until-emtyaz" className="btn btn-band">
              {t("register")}
            </a>{" "}
            <a href="/registration-requirements" className="btn btn-band-quiet">
              {t("requirements")}
            </a>
          </p>
        </div>
        <p className="hero-year">
          {t("founded")} <b>{association.founded}</b> {t("years")}
        </p>
      </div>
      <Portals language={language} />
    </div>
  );
}
