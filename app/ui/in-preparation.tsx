import { useTranslation } from "react-i18next";
import { association } from "~/content/association";
import { titleOf } from "~/content/pages";
import type { Language } from "~/i18n/languages";
import { ContactLines } from "./contact-lines";
import { documentTitle } from "./document-title";
import { Notice } from "./notice";
import { PageHeader } from "./page-header";

/** The titles of a page that is being prepared, by its address. */
export function preparing(address: string, language: Language) {
  const title = titleOf(new URL(address).pathname)?.[language] ?? "";
  return { title, documentTitle: documentTitle(title, language) };
}

/** A page that is being prepared: its title, and how to reach the association until it is there. */
export function InPreparation({ title }: { title: string }) {
  const { t, i18n } = useTranslation("shell");
  return (
    <>
      <PageHeader title={title} />
      <div className="max-w-2xl">
        <Notice>
          <p className="font-bold">{t("preview.status")}</p>
          <p>{t("preview.body")}</p>
        </Notice>
        <h2 className="mt-10 mb-2 text-xl">{t("preview.ways")}</h2>
        <div className="leading-loose">
          <p>{association.address[i18n.language as Language]}</p>
          <ContactLines />
        </div>
      </div>
    </>
  );
}
