import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";

type Topic = { id: string; title: ReactNode; body: ReactNode };
type Props = {
  topics: Topic[];
  all: boolean;
  open: string | null;
  path: string;
  heading?: "h2" | "h3";
};

/** One open at a time, without script; `all` opens every one, as for print. */
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
