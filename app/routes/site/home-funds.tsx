import { fundLinks } from "~/content/navigation";
import { useTranslation } from "~/i18n/use-translation";

export function HomeFunds() {
  const { t, language } = useTranslation("home");
  return (
    <section className="home-part">
      <h2>{t("funds.title")}</h2>
      <ul className="home-list">
        {fundLinks.map((link) => (
          <li key={link.id}>
            <h3>
              <a href={link.path}>{link[`${language}_title`]}</a>
            </h3>
            <p>{t(`funds.${link.id}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
