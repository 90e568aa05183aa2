import { useTranslation } from "react-i18next";
import { fundLinks } from "~/content/navigation";
import type { Language } from "~/i18n/languages";

export function HomeFunds() {
  const { t, i18n } = useTranslation("home");
  return (
    <section className="home-part">
      <h2>{t("funds.title")}</h2>
      <ul className="home-list">
        {fundLinks.map((link) => (
          <li key={link.id}>
            <h3>
              <a href={link.path}>{link[`${i18n.language as Language}_title`]}</a>
            </h3>
            <p>{t(`funds.${link.id}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
