import { useLoaderData } from "@remix-run/react";
import { internship } from "~/addresses/internship";
import { handler } from "~/auth/handler.server";
import { type ApplicationField, fieldNamed, groups } from "~/domain/internships/fields";
import { namedChoices } from "~/domain/internships/reference-lists";
import { formatLongMoment, translator, useTranslation } from "~/i18n";
import { now } from "~/platform/clock.server";
import { PaperFoot, PaperHead } from "~/ui";
import { FORM_PATH } from "./addresses";

export const loader = handler(internship.blank, ({ language }) => {
  const t = translator(language, "internship");
  const head = { title: `${t("title")} (${t("blank.title")})` };
  return { head, printedAt: formatLongMoment(now(), language) };
});

export default function Blank() {
  const { printedAt } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["internship", "forms"]);
  return (
    <div className="blank mt-8 print:mt-0">
      <PaperHead
        howToPrint={t("internship:blank.how-to-print")}
        print={t("internship:blank.print")}
        backTo={FORM_PATH}
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
                  {fieldNamed[name].optional ? ` ${t("forms:optional")}` : ""}
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

function Answer({ name }: { name: ApplicationField }) {
  const { t, language } = useTranslation("internship");
  const { kind, choices } = fieldNamed[name];
  if (choices)
    return (
      <ul className="boxes">
        {namedChoices(choices, language).map((choice) => (
          <li key={choice.code}>{choice.name}</li>
        ))}
      </ul>
    );
  const note = kind === "day" ? t("blank.day") : kind === "list" ? t("blank.listed") : null;
  return <p className="line">{note ? <span className="field-hint">{note}</span> : null}</p>;
}
