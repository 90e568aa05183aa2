import { useTranslation } from "~/i18n/use-translation";

/** Why every doctor registers, and where to read how. */
export function HomeRegistration() {
  const { t } = useTranslation("home");
  return (
    <section className="home-part">
      <h2>{t("registration.title")}</h2>
      <div>
        <p className="max-w-2xl text-lg">{t("registration.body")}</p>
        <a href="/registration-requirements" className="link mt-4 inline-block">
          {t("requirements")}
        </a>
      </div>
    </section>
  );
}
