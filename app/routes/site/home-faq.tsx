import { useTranslation } from "~/i18n/use-translation";
import { FaqTopics } from "~/ui/faq-topics";

export function HomeFaq() {
  const { t } = useTranslation("home");
  return (
    <section className="home-part">
      <h2>{t("faq")}</h2>
      <div className="article-body">
        <FaqTopics path="/faq" heading="h3" />
      </div>
    </section>
  );
}
