import type { ReactNode } from "react";
import { edition } from "~/content/current-edition";
import { phoneLink } from "~/content/phone-words";
import { sealPicture } from "~/content/seal";
import { directionOf, otherLanguage, useTranslation } from "~/i18n";
import { EmailAddress, Ltr } from "./text";

export const PrintButton = ({ quiet, children }: { quiet?: boolean; children: ReactNode }) => (
  <button type="button" className={quiet ? "btn btn-quiet" : "btn"} data-enhance="printing" hidden>
    {children}
  </button>
);

type Props = { howToPrint: string; print: string; backTo: string; back: string };

export function PaperHead({ howToPrint, print, backTo, back }: Props) {
  const { language } = useTranslation();
  const other = otherLanguage(language);
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-4 print:hidden">
        <p className="text-muted">{howToPrint}</p>
        <PrintButton>{print}</PrintButton>
        <a className="link" href={backTo}>
          {back}
        </a>
      </div>
      <div className="flex items-center gap-4 border-b-2 border-accent pb-4">
        <img
          src={sealPicture(edition().association.seal)}
          alt=""
          width="64"
          height="64"
          className="print:[color-scheme:light]"
        />
        <p>
          <b className="block text-xl">{edition().association.name[language]}</b>
          <span lang={other} dir={directionOf(other)} className="text-muted">
            {edition().association.name[other]}
          </span>
        </p>
      </div>
    </>
  );
}

export function PaperFoot({ printedAt }: { printedAt: string }) {
  const { language } = useTranslation();
  const { phone, email } = edition().contact;
  return (
    <>
      <p className="mt-6 text-muted">{printedAt}</p>
      <footer className="mt-6 border-t border-line pt-4">
        <b>{edition().association.name[language]}</b>
        {phone ? (
          <>
            {" · "}
            <a className="whitespace-nowrap" href={phoneLink(phone)}>
              <Ltr>{phone}</Ltr>
            </a>
          </>
        ) : null}
        {email ? (
          <>
            {" · "}
            <a href={`mailto:${email}`}>
              <EmailAddress address={email} />
            </a>
          </>
        ) : null}
      </footer>
    </>
  );
}
