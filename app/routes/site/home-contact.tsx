import { ContactForm } from "~/forms/contact-form";
import { useTranslation } from "~/i18n/use-translation";

export function HomeContact() {
  const { t } = useTranslation("home");
  return (
    <section className="home-part" id="contact">
      <h2>{t("contact.title")}</h2>
      <ContactForm />
    </section>
  );
}
