import { useTranslation } from "react-i18next";
import { association } from "~/content/association";
import type { Language } from "~/i18n/languages";
import { ContactLines } from "~/ui/contact-lines";
import { mapFrame, mapPage } from "~/ui/map-address";

const HEIGHT = 550;

/** Where the association is: in words first; the map of a third party only when the reader asks for it. */
export function HomeMap({ shown }: { shown: boolean }) {
  const { t, i18n } = useTranslation("home");
  return (
    <section className="home-part" id="map">
      <h2>{t("map.title")}</h2>
      <div>
        <p className="text-lg">{association.address[i18n.language as Language]}</p>
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
