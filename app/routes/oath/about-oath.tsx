import { useTranslation } from "~/i18n/use-translation";

/** What the oath stands for, in general words until the association sets its own. */
export function AboutOath() {
  const { t } = useTranslation("oath");
  return (
    <section aria-labelledby="about-oath" className="oath-about">
      <h2 id="about-oath" className="text-xl">
        {t("about-title")}
      </h2>
      <p className="mt-2">{t("about")}</p>
      <p className="mt-3 text-sm text-muted">{t("wording")}</p>
      <p className="mt-3">
        <a className="link" href="/association-guide">
          {t("guide")}
        </a>
      </p>
    </section>
  );
}
