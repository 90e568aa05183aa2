import { certificateWords } from "~/content/certificate";
import { edition } from "~/content/current-edition";
import { sealPicture } from "~/content/seal";
import { dictionaries, directionOf, type Language, useTranslation } from "~/i18n";
import { DefinitionTable, Ltr } from "~/ui";
import type { SheetView } from "./certificate.server";

/** Whole pixels for each module, so that the QR code is sharp for cameras. */
const MODULE_PX = 3;

/** The order on the printed certificate, whatever the reader's language. */
const onPaper: Language[] = ["ar", "en"];

const langAndDirection = (language: Language) => ({ lang: language, dir: directionOf(language) });

const Figure = ({ children }: { children: string }) => (
  <span className="sm:whitespace-nowrap print:whitespace-nowrap">
    <Ltr>{children}</Ltr>
  </span>
);

function Statement({ name, language }: { name: string; language: Language }) {
  const { weCertify, before, isRegistered } = certificateWords;
  return (
    <div {...langAndDirection(language)} className="mb-5">
      <p>{weCertify[language]}</p>
      <p className="my-1 text-xl font-bold text-accent wrap-anywhere">
        {before[language]}
        <bdi>{name}</bdi>
      </p>
      <p>{isRegistered[language]}</p>
    </div>
  );
}

function Verification({ code, address, scanned, qr }: Omit<SheetView, "name" | "rows">) {
  const { t } = useTranslation("certificates");
  const { howToVerify } = certificateWords;
  return (
    <div dir="rtl" className="mt-6 flex flex-wrap items-start gap-6">
      <svg
        role="img"
        aria-label={t("sheet.qr")}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        width={qr.size * MODULE_PX}
        className="h-auto max-w-full"
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
        <path fill="#000" d={qr.path} />
      </svg>
      <div className="min-w-0 flex-1 basis-64 text-sm">
        {onPaper.map((language) => (
          <p key={language} {...langAndDirection(language)} className="mb-2">
            {howToVerify[language]}
          </p>
        ))}
        <p className="mb-2">
          {onPaper.map((language) => (
            <span key={language} {...langAndDirection(language)} className="me-3">
              {dictionaries[language].certificates.verify.code}
            </span>
          ))}
          <b className="block text-xl">
            <Ltr>{code}</Ltr>
          </b>
        </p>
        <p className="wrap-anywhere">
          <a className="link" href={scanned}>
            <Ltr>{address}</Ltr>
          </a>
        </p>
      </div>
    </div>
  );
}

export function CertificateSheet({ sheet: { name, rows, ...checked } }: { sheet: SheetView }) {
  const { title } = certificateWords;
  return (
    <article className="certificate max-w-4xl border-2 border-accent p-5 sm:p-8 print:p-6">
      <div className="text-center">
        <img
          src={sealPicture(edition().association.seal)}
          alt=""
          width="64"
          height="64"
          className="mx-auto print:[color-scheme:light]"
        />
        {onPaper.map((language) => (
          <p key={language} {...langAndDirection(language)} className="font-bold text-accent">
            {edition().association.name[language]}
          </p>
        ))}
        <h2 className="my-4 text-2xl">
          {onPaper.map((language) => (
            <span key={language} {...langAndDirection(language)} className="block">
              {title[language]}
            </span>
          ))}
        </h2>
        {onPaper.map((language) => (
          <Statement key={language} name={name[language] || name.ar} language={language} />
        ))}
      </div>
      <div dir="rtl" className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {onPaper.map((language) => (
          <div key={language} {...langAndDirection(language)}>
            <DefinitionTable
              caption={title[language]}
              rows={rows.map(({ label, value, figure }) => ({
                label: label[language],
                value: figure ? <Figure>{value[language]}</Figure> : value[language],
              }))}
            />
          </div>
        ))}
      </div>
      <Verification {...checked} />
    </article>
  );
}
