import { association } from "~/content/association";
import { useTranslation } from "~/i18n/use-translation";
import { ContactLines, mapFrame, mapPage } from "~/ui/contact-details";

const HEIGHT = 550;

/** Where the association is: in words first; the map of a third party only when the reader asks for it. */
export function HomeMap({ shown }: { shown: boolean }) {
  const { t, language } = useTranslation("home");
  return (
    <section className="home-part" id="map">
      <h2>{t("map.title")}</h2>
      <div>
        <p className="text-lg">{association.address[language]}</p>
        {association.sample.address ? <p className="awaits my-2">{t("map.sample")}</p> : null}
        <div className="mt-3 mb-4 leading-loose">
          <ContactLines />
        </div>
        <ul className="onward mb-2">
          <li>
            <a className="link" href={mapPage} rel="noopener">
              {t("map.link")}
            </a>
          </li>
          {shown ? null : (
            <li>
              <a className="link" href="/?map=1#map">
                {t("map.show")}
              </a>
            </li>
          )}
        </ul>
        {shown ? (
          <iframe className="map" src={mapFrame} height={HEIGHT} title={t("map.frame")} />
        ) : (
          <p className="text-sm text-muted">{t("map.about")}</p>
        )}
      </div>
    </section>
  );
}
