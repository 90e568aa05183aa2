import { edition, type Question } from "~/content/edition";
import { pages } from "~/content/pages";
import { Accordion } from "./article/accordion";
import { Say } from "./text";
import { isLinked } from "./used-links";

const topicOf = ({ key, question, answer, related }: Question) => ({
  id: key,
  title: <Say text={question} />,
  body: (
    <>
      <p className="whitespace-pre-line">
        <Say text={answer} />
      </p>
      {related.length ? (
        <ul className="onward">
          {related.filter(isLinked).map((path) => (
            <li key={path}>
              <a className="link" href={path}>
                <Say text={pages[path]} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  ),
});

type Props = { path: string; all?: boolean; open?: string | null; heading?: "h2" | "h3" };

export const FaqTopics = ({ path, all = false, open = null, heading }: Props) => (
  <Accordion topics={edition().questions.map(topicOf)} path={path} all={all} open={open} heading={heading} />
);
