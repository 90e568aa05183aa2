import { edition } from "~/content/current-edition";
import type { Place } from "~/content/edition";
import { phoneLink } from "~/content/phone-words";
import { useTranslation } from "~/i18n";
import { hasOfficePlace, Ltr, mapFrame, mapPage, OfficeHours, OfficePlace, Pictogram } from "~/ui";
import { SectionHead } from "./sections";

const MAP_HEIGHT = 550;
/** Shows hand-drawn streets, and a third party's map only if the reader asks for it. */
export function VisitUs({ isMapShown }: { isMapShown: boolean }) {
  const { t } = useTranslation("home");
  const { place } = edition().contact;
  if (!place && !hasOfficePlace()) return null;
  return (
    <section id="map" className={isMapShown ? "visit-whole" : undefined}>
      <SectionHead title={t("map.title")}>
        {place ? (
          <a className="link" href={mapPage(place)} rel="noopener">
            {t("map.link")}
          </a>
        ) : null}
      </SectionHead>
      {place ? <VisitMap place={place} isMapShown={isMapShown} /> : null}
      <Ways />
      {isMapShown || !place ? null : <p className="visit-about text-sm text-muted">{t("map.about")}</p>}
    </section>
  );
}

function VisitMap({ place, isMapShown }: { place: Place; isMapShown: boolean }) {
  const { t } = useTranslation("home");
  if (isMapShown)
    return <iframe className="map" src={mapFrame(place)} height={MAP_HEIGHT} title={t("map.frame")} />;
  return (
    <a className="drawn-map" href="/?map=1#map">
      <Streets />
      <span>{t("map.show")}</span>
    </a>
  );
}

function Ways() {
  const { t } = useTranslation(["home", "shell"]);
  const { address, hours, phone, samples } = edition().contact;
  return (
    <ul className="visit-ways">
      {hasOfficePlace() ? (
        <li>
          <Pictogram name="place" />
          <span>
            <OfficePlace />
            {address && samples.includes("address_ar") ? <small> {t("home:map.sample")}</small> : null}
          </span>
        </li>
      ) : null}
      {phone ? (
        <li>
          <Pictogram name="phone" />
          <a href={phoneLink(phone)}>
            <Ltr>{phone}</Ltr>
          </a>
        </li>
      ) : null}
      {hours ? (
        <li>
          <Pictogram name="hour" />
          <OfficeHours as="span" />
        </li>
      ) : null}
    </ul>
  );
}

const Streets = () => (
  <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path
      className="street"
      d="M-10 80C90 60 140 120 220 110s120-70 190-60M60-10c20 90-10 140 30 210s20 80 10 120M410 200c-90-10-130 30-200 20S70 240-10 220M280-10c-30 80 10 130-10 190s30 90 20 130"
    />
    <path
      className="lane"
      d="M0 150h90M130 10v90M330 60l60 60M340 210v90M180 230v80M230 20l50 30M20 30l50 40"
    />
    <path className="house" d="M150 130h70v60h-66z" />
    <path className="park" d="M0 240c40 10 60 30 70 60H0z" />
    <path
      className="pin"
      d="M186.400 138.200c9.900-10.300 14.300-18 14.300-24.600a14.300 14.300 0 0 0-28.600 0c0 6.600 4.400 14.300 14.300 24.600zM186.400 108.500a5 5 0 1 1 0 10 5 5 0 0 1 0-10"
    />
  </svg>
);
