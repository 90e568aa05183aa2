import { phoneLink } from "~/content/association";
import type { Language } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { DefinitionTable } from "~/ui/definition-table";
import { Ltr } from "~/ui/ltr";
import { Written } from "./written";

export type ShownMessage = {
  reference: string;
  name: string;
  phone: string;
  email: string | null;
  at: string;
  moment: string;
  language: Language;
  title: string;
  subject: string;
};

/** What somebody wrote to the association, whole. */
export function MessageFacts({ message }: { message: ShownMessage }) {
  const { t } = useTranslation("complaints");
  const { reference, name, phone, email, at, moment, language, title, subject } = message;
  return (
    <>
      <DefinitionTable
        caption={t("the-message")}
        rows={[
          { label: t("fields.reference"), value: <Ltr>{reference}</Ltr> },
          { label: t("fields.name"), value: <Written>{name}</Written> },
          {
            label: t("fields.phone"),
            value: (
              <a className="link" href={phoneLink(phone)}>
                <Ltr>{phone}</Ltr>
              </a>
            ),
          },
          {
            label: t("fields.email"),
            value: email ? (
              <Written>
                <Ltr>{email}</Ltr>
              </Written>
            ) : (
              t("not-specified")
            ),
          },
          { label: t("fields.date"), value: <time dateTime={at}>{moment}</time> },
          { label: t("fields.language"), value: t(`languages.${language}`) },
          { label: t("fields.title"), value: <Written>{title}</Written> },
        ]}
      />
      <h2 className="mt-6 mb-2 text-xl">{t("fields.subject")}</h2>
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {subject}
      </p>
    </>
  );
}
