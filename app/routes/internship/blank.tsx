import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { internship } from "~/addresses/internship";
import { visit } from "~/auth/visit.server";
import { type ApplicationField, groups } from "~/domain/internships/fields";
import { isChoiceField, namedChoices } from "~/domain/internships/reference-lists";
import { formatMoment } from "~/i18n/dates";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { now } from "~/platform/clock.server";
import { PaperFoot, PaperHead } from "~/ui/paper";
import { FORM } from "./addresses";

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = await visit(request, internship.blank);
  const t = translator(language, "internship");
  const head = { title: `${t("title")} (${t("blank.title")})` };
  return { head, printedAt: formatMoment(now(), language) };
}

export default function Blank() {
  const { printedAt } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["internship", "forms"]);
  const optional: ApplicationField[] = ["ID_NO", "HOME_TEL1"];
  return (
    <div className="blank mt-8 print:mt-0">
      <PaperHead
        howToPrint={t("internship:blank.how-to-print")}
        print={t("internship:blank.print")}
        backTo={FORM}
        back={t("internship:blank.back")}
      />
      <h1 className="title">{t("internship:title")}</h1>
      <p className="mb-4 text-muted">{t("internship:blank.lead")}</p>
      {groups.map((group) => (
        <section key={group.name}>
          <h2 className="mt-6 text-lg">{t(`internship:groups.${group.name}`)}</h2>
          <dl>
            {group.fields.map((name) => (
              <div key={name}>
                <dt>
                  {t(`internship:fields.${name}`)}
                  {optional.includes(name) ? ` ${t("forms:optional")}` : ""}
                </dt>
                <dd>
                  <Answer name={name} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <PaperFoot printedAt={t("internship:blank.printed", { moment: printedAt })} />
    </div>
  );
}

const listed: readonly ApplicationField[] = ["NAT_CODE", "CITY", "COUNTRY_CODE", "UNIV_CODE"];
const days: readonly ApplicationField[] = [
  ...(["BIRTH_DATE", "STUDY_ST_DT", "GRAD_DT", "CERT_DATE", "ACCEPT_DATE", "HI_SCHOOL_DT"] as const),
];

function Answer({ name }: { name: ApplicationField }) {
  const { t, language } = useTranslation("internship");
  if (isChoiceField(name))
    return (
      <ul className="boxes">
        {namedChoices(name, language).map((choice) => (
          <li key={choice.code}>{choice.name}</li>
        ))}
      </ul>
    );
  const note = days.includes(name) ? t("blank.day") : listed.includes(name) ? t("blank.listed") : null;
  return <p className="line">{note ? <span className="field-hint">{note}</span> : null}</p>;
}
