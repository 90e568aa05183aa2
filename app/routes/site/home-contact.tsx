import { useTranslation } from "react-i18next";
import { ContactForm } from "~/forms/contact-form";

export function HomeContact() {
  const { t } = useTranslation("home");
  return (
    <section className="home-part" id="contact">
      <h2>{t("contact.title")}</h2>
      <ContactForm />
    </section>
  );
}
