import { useTranslation } from "~/i18n/use-translation";
import { DefinitionTable } from "~/ui/table";
import { Ltr } from "~/ui/text";
import type { ShownApplication } from "./shown-application.server";

type Group = ShownApplication["groups"][number];

export const Answer = ({ answer: { text, ltr } }: { answer: Group["answers"][number] }) =>
  ltr ? (
    <span className="wrap-anywhere">
      <Ltr>{text}</Ltr>
    </span>
  ) : (
    <bdi className="wrap-anywhere">{text}</bdi>
  );

/** The answers of an application by the groups of the form; the fields that were asked for again are marked. */
export function AnswerGroups({ groups, asked = [] }: { groups: Group[]; asked?: string[] }) {
  const { t } = useTranslation(["internship", "registrations"]);
  return groups.map(({ name, answers }) => (
    <section key={name} className="answers" aria-labelledby={`group-${name}`}>
      <h3 id={`group-${name}`} className="pt-6 pb-1 text-lg">
        {t(`internship:groups.${name}`)}
      </h3>
      <DefinitionTable
        rows={answers.map((answer) => ({
          label: t(`internship:fields.${answer.field}`),
          value: (
            <>
              <Answer answer={answer} />
              {asked.includes(answer.field) ? (
                <>
                  {" "}
                  <span className="tag bg-warning-soft text-ink">{t("registrations:now-asked")}</span>
                </>
              ) : null}
            </>
          ),
        }))}
      />
    </section>
  ));
}
