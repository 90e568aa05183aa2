import type { ReadableAnswer } from "~/domain/internships/answers";
import { useTranslation } from "~/i18n/use-translation";

/** Answers of an application in words, each below the name of its field. */
export function GivenAnswers({ answers }: { answers: ReadableAnswer[] }) {
  const { t } = useTranslation("internship");
  return (
    <dl className="given-answers">
      {answers.map(({ field, text, ltr }) => (
        <div key={field}>
          <dt>{t(`fields.${field}`)}</dt>
          <dd>
            <bdi dir={ltr ? "ltr" : undefined}>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
