import { useTranslation } from "~/i18n/use-translation";
import { StarField } from "~/ui/logo";
import { PageHeader } from "~/ui/page-header";

/** A closed letter under the association's seal, in hairlines. */
const Letter = () => (
  <svg viewBox="0 0 240 160" fill="none" stroke="currentColor" aria-hidden="true" className="contact-letter">
    <path d="M8 8h224v144H8zM8 152l88-70M232 152l-88-70M8 8l112 90L232 8" />
    <use href="#seal" transform="translate(92 66) scale(1.17)" />
  </svg>
);

/** The page's title with what it is for. */
export function ContactBanner({ title }: { title: string }) {
  const { t } = useTranslation("contact");
  return (
    <div className="bleed band contact-banner">
      <StarField className="hero-stars" />
      <div className="wrap">
        <div>
          <PageHeader title={title} />
          <p className="contact-lead">{t("lead")}</p>
        </div>
        <Letter />
      </div>
    </div>
  );
}
