import { serviceLinks } from "~/content/navigation";
import { useTranslation } from "~/i18n/use-translation";

export function HomeServices() {
  const { t, language } = useTranslation("home");
  return (
    <section className="home-part">
      <h2>{t("services.title")}</h2>
      <ul className="home-list">
        {serviceLinks.map((link) => (
          <li key={link.id}>
            <h3>
              <a href={link.path}>{link[`${language}_title`]}</a>
            </h3>
            <p>{t(`services.${link.id}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
