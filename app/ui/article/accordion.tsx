import type { ReactNode } from "react";
import { edition } from "~/content/current-edition";
import type { Question } from "~/content/edition";
import { pageTitle } from "~/content/navigation";
import { useTranslation } from "~/i18n";
import { isLinked } from "~/ui/page-address";
import { LocalizedText } from "~/ui/text";

type Topic = { id: string; title: ReactNode; body: ReactNode };
type Props = {
  topics: Topic[];
  all: boolean;
  open: string | null;
  path: string;
  heading?: "h2" | "h3";
};

/** Opens one topic at a time, without script; `all` opens every one, as for print. */
export function Accordion({ topics, all, open, path, heading: Heading = "h2" }: Props) {
  const { t } = useTranslation("article");
  return (
    <>
      <p className="topics-all">
        <a className="link" href={all ? path : `${path}?all=1`}>
          {t(all ? "one-at-a-time" : "open-all")}
        </a>
      </p>
      <div className="topics">
        {topics.map(({ id, title, body }) => (
          <details key={id} id={id} name={all ? undefined : "topic"} open={all || id === open}>
            <summary>
              <Heading>{title}</Heading>
            </summary>
            <div className="prose">{body}</div>
          </details>
        ))}
      </div>
    </>
  );
}

const topicOf = ({ key, question, answer, related }: Question) => ({
  id: key,
  title: <LocalizedText text={question} />,
  body: (
    <>
      <p className="whitespace-pre-line">
        <LocalizedText text={answer} />
      </p>
      {related.length ? (
        <ul className="onward">
          {related.filter(isLinked).map((path) => (
            <li key={path}>
              <a className="link" href={path}>
                <LocalizedText text={pageTitle(path)} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  ),
});

type FaqProps = { path: string; all?: boolean; open?: string | null; heading?: "h2" | "h3" };

export const FaqTopics = ({ path, all = false, open = null, heading }: FaqProps) => (
  <Accordion topics={edition().questions.map(topicOf)} path={path} all={all} open={open} heading={heading} />
);
