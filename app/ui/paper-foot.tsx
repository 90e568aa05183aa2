import { association, phoneLink } from "~/content/association";
import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "./ltr";

/** What a printed sheet ends with: when it was printed, in words, and how to reach the association. */
export function PaperFoot({ printedAt }: { printedAt: string }) {
  const { language } = useTranslation();
  return (
    <>
      <p className="mt-6 text-muted">{printedAt}</p>
      <footer className="mt-6 border-t border-line pt-4">
        <b>{association.name[language]}</b>
        {" · "}
        <a href={phoneLink(association.phone)}>
          <Ltr>{association.phone}</Ltr>
        </a>
        {" · "}
        <a href={`mailto:${association.email}`}>
          <Ltr>{association.email}</Ltr>
        </a>
      </footer>
    </>
  );
}
