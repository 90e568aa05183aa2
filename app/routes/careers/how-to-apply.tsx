import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { ContactLines } from "~/ui/contact-lines";

/** Whom to write to and whom to call about a job. */
export function HowToApply() {
  const { t } = useTranslation("careers");
  return (
    <section>
      <h2 className="mb-2 text-xl">{t("apply")}</h2>
      <p>{t("apply-how")}</p>
      <div className="my-4">
        <ContactLines />
      </div>
      <ButtonLink href="/contact-us">{t("contact")}</ButtonLink>
    </section>
  );
}
