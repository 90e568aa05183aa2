import { faq } from "~/content/faq";
import { pages } from "~/content/pages";
import { Accordion } from "./article/accordion";
import { Say } from "./text";

const topics = faq.map(({ value, question, answer, related }) => ({
  id: value,
  title: <Say text={question} />,
  body: (
    <>
      <p>
        <Say text={answer} />
      </p>
      {related.length ? (
        <ul className="onward">
          {related.map((path) => (
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
}));

type Props = { path: string; all?: boolean; open?: string | null; heading?: "h2" | "h3" };

export const FaqTopics = ({ path, all = false, open = null, heading }: Props) => (
  <Accordion topics={topics} path={path} all={all} open={open} heading={heading} />
);
