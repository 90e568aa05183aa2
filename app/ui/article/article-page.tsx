import type { ReactNode } from "react";
import type { Article, Provenance, Section } from "~/content/article";
import { pages } from "~/content/pages";
import { formatDay } from "~/i18n/dates";
import { useTranslation } from "~/i18n/use-translation";
import { Say } from "~/ui/text";
import { PageHeader } from "../page-header";
import { Blocks } from "./blocks";
import type { DocumentLink } from "./files";

/** A calculator or a list of people, before the article's own. */
type Part = { id: string; title: ReactNode; body: ReactNode };

type Props = {
  article: Article;
  documents: DocumentLink[];
  opened: { all: boolean; open: string | null };
  parts?: Part[];
};

const partOf = (section: Section, documents: DocumentLink[]): Part => ({
  id: section.id,
  title: <Say text={section.title} />,
  body: <Blocks blocks={section.blocks} documents={documents} />,
});

const FEWEST_FOR_CONTENTS = 4;

function Contents({ parts }: { parts: Part[] }) {
  const { t } = useTranslation("article");
  return (
    <nav className="on-page" aria-label={t("contents")}>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Sections = ({ parts }: { parts: Part[] }) =>
  parts.map(({ id, title, body }) => (
    <section key={id} id={id} className="article-part">
      <h2>{title}</h2>
      <div className="prose">{body}</div>
    </section>
  ));

export function ArticlePage({ article, documents, opened, parts = [] }: Props) {
  const own = article.sections.map((section) => partOf(section, documents));
  const listed = article.accordion ? parts : [...parts, ...own];
  return (
    <>
      <PageHeader title={<Say text={pages[article.path]} />} />
      <div className="article-body">
        <p className="lead">
          <Say text={article.lead} />
        </p>
        {listed.length >= FEWEST_FOR_CONTENTS ? <Contents parts={listed} /> : null}
        <Sections parts={listed} />
        {article.accordion ? <Accordion topics={own} path={article.path} {...opened} /> : null}
        <ReviewedLine {...article} />
      </div>
    </>
  );
}

type Topic = { id: string; title: ReactNode; body: ReactNode };
type AccordionProps = {
  topics: Topic[];
  all: boolean;
  open: string | null;
  path: string;
  heading?: "h2" | "h3";
};

/** One open at a time, without script; `all` opens every one, as for print. */
export function Accordion({ topics, all, open, path, heading: Heading = "h2" }: AccordionProps) {
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

export function ReviewedLine({ source, reviewed }: Provenance) {
  const { t, language } = useTranslation("article");
  return (
    <p className="reviewed">
      {t("source")} <Say text={source} />. {t("reviewed")}{" "}
      <time dateTime={reviewed}>{formatDay(reviewed, language)}</time>.
    </p>
  );
}
