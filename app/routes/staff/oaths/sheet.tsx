import { useLoaderData } from "@remix-run/react";
import { contentOffice } from "~/addresses/content";
import { href } from "~/addresses/href";
import { oath as oathAddresses } from "~/addresses/public";
import { oaths } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { edition } from "~/content/current-edition";
import { pageTitle } from "~/content/navigation";
import { findOath, type Oath } from "~/domain/oaths/list.server";
import { parseId } from "~/fields/id";
import {
  directionOf,
  formatLongDay,
  formatLongMoment,
  otherLanguage,
  sentence,
  useTranslation,
} from "~/i18n";
import { now } from "~/platform/clock.server";
import { DefinitionTable, Ltr, Notice, PaperFoot, PaperHead } from "~/ui";

const OATH = href(oathAddresses.register);

export const loader = handler(oaths.sheet, async ({ params, language }) => {
  const id = parseId(params.id);
  const oath = id === null ? null : await findOath(id);
  if (!oath) throw new Response(null, { status: 404 });
  return {
    head: { title: `${pageTitle(OATH)[language]} ${oath.memberNumber}` },
    oath,
    printedAt: formatLongMoment(now(), language),
  };
});

export default function OathSheet() {
  return <OathPaper {...useLoaderData<typeof loader>()} />;
}

type Props = { oath: Oath; printedAt: string };

function Facts({ oath: { memberNumber, doctorName, nameEn, day } }: Pick<Props, "oath">) {
  const { language } = useTranslation();
  const other = otherLanguage(language);
  const names = { ar: doctorName, en: nameEn };
  return (
    <DefinitionTable
      caption={pageTitle(OATH)[language]}
      rows={[
        { label: <Both name="sheet.number" />, value: <Ltr>{memberNumber}</Ltr> },
        {
          label: <Both name="sheet.name" />,
          value: [language, other].map((tongue) => (
            <p key={tongue} lang={tongue} className="wrap-anywhere">
              <bdi>{names[tongue]}</bdi>
            </p>
          )),
        },
        {
          label: <Both name="sheet.registered" />,
          value: [language, other].map((tongue) => (
            <p key={tongue} lang={tongue}>
              <bdi>{formatLongDay(day, tongue)}</bdi>
            </p>
          )),
        },
      ]}
    />
  );
}

function OathPaper({ oath, printedAt }: Props) {
  const { t, language } = useTranslation("oath");
  const other = otherLanguage(language);
  const wording = edition().association.oath;
  return (
    <article className="oath-sheet mx-auto w-full max-w-3xl pt-8 print:pt-0">
      <PaperHead
        howToPrint={t("sheet.how-to-print")}
        print={t("sheet.print")}
        backTo={href(oaths.list)}
        back={t("sheet.back")}
      />
      <h1 className="title">{pageTitle(OATH)[language]}</h1>
      <p lang={other} className="other-language mb-6 text-xl text-muted">
        <bdi>{pageTitle(OATH)[other]}</bdi>
      </p>
      <Facts oath={oath} />
      {wording ? (
        <blockquote className="oath-wording">
          {[language, other].map((tongue) => (
            <p key={tongue} lang={tongue} dir={directionOf(tongue)}>
              {wording[tongue]}
            </p>
          ))}
        </blockquote>
      ) : (
        <div className="mt-6 print:hidden">
          <Notice>
            {t("sheet.wording")}{" "}
            <a className="link" href={href(contentOffice.list, { kind: "association" })}>
              {t("sheet.set-wording")}
            </a>
          </Notice>
        </div>
      )}
      <div className="oath-signature">
        <p>
          <Both name="sheet.date" />
        </p>
        <p>
          <Both name="sheet.signature" />
        </p>
      </div>
      <PaperFoot printedAt={t("sheet.printed-at", { moment: printedAt })} />
    </article>
  );
}

type Label = "number" | "name" | "registered" | "date" | "signature";

/** Shows a label in the reader's language, and below it in the other. */
function Both({ name }: { name: `sheet.${Label}` }) {
  const { t, language } = useTranslation("oath");
  const other = otherLanguage(language);
  return (
    <>
      {t(name)}
      <span lang={other} className="other-language block text-sm font-normal">
        <bdi>{sentence(other, `oath:${name}`)}</bdi>
      </span>
    </>
  );
}
