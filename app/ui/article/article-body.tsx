import { Fragment, type ReactNode, useContext } from "react";
import type { Article, Provenance, Section } from "~/content/article";
import { edition } from "~/content/current-edition";
import { writeFigure } from "~/content/figures";
import { type FigureName, figures } from "~/content/first-edition/figures";
import { shownSections } from "~/content/shown-article";
import { formatDay, useTranslation } from "~/i18n";
import { WhoAnswers } from "~/ui/contact-details";
import { Fold } from "../fold";
import { KeyFacts } from "../key-facts";
import { PageFacts } from "../page-facts";
import { LocalizedText } from "../text";
import { Accordion } from "./accordion";
import { Blocks, type Calculators, QuestionAndAnswer } from "./blocks";
import type { DocumentLink } from "./files";

/** A list of people or a calculator: a section of its own before the article's, or inside the section `within`. */
type Part = { id: string; title: ReactNode; body: ReactNode; within?: string };

export type ArticleProps = {
  article: Article;
  documents: DocumentLink[];
  opened: { all: boolean; open: string | null };
  parts?: Part[];
  calculators?: Calculators;
};

type PartOptions = Pick<ArticleProps, "documents" | "calculators"> & { parts: Part[] };

function partOf({ id, title, blocks }: Section, { parts, ...options }: PartOptions): Part {
  const partsWithin = parts.filter(({ within }) => within === id);
  const [introduction, rest] = partsWithin.length > 0 ? [blocks.slice(0, 1), blocks.slice(1)] : [blocks, []];
  const body = (
    <>
      <Blocks blocks={introduction} {...options} />
      {partsWithin.map((part) => (
        <QuestionAndAnswer key={part.id} {...part} />
      ))}
      <Blocks blocks={rest} {...options} />
    </>
  );
  return { id, title: <LocalizedText text={title} />, body };
}

const FEWEST_FOR_CONTENTS = 3;

const Sections = ({ parts }: { parts: Part[] }) =>
  parts.map(({ id, title, body }) => (
    <section key={id} id={id} className="article-part">
      <h2>{title}</h2>
      <div className="prose">{body}</div>
    </section>
  ));

function Facts({ facts }: { facts: NonNullable<Article["keyFacts"]> }) {
  const factTexts = facts.map(({ value, label }) => ({
    id: label.en,
    value: <LocalizedText text={value} />,
    label: <LocalizedText text={label} />,
  }));
  return <KeyFacts facts={factTexts} />;
}

/** The sections of an information page below its opening. */
export function ArticleBody({ article, documents, opened, parts = [], calculators }: ArticleProps) {
  const { samples } = useContext(PageFacts);
  const { path, keyFacts, accordion } = article;
  const sections = shownSections(article.sections, samples).map((each) =>
    partOf(each, { parts, documents, calculators }),
  );
  const first = parts.filter(({ within }) => !within);
  const listed = accordion ? first : [...first, ...sections];
  const contents = listed.length >= FEWEST_FOR_CONTENTS;
  return (
    <>
      {keyFacts ? <Facts facts={keyFacts} /> : null}
      <div className="article">
        {contents ? <Contents parts={listed} /> : null}
        <div className="article-body">
          <Sections parts={listed} />
          {accordion ? <Accordion topics={sections} path={path} {...opened} /> : null}
          <ChangedFigures names={article.figures} />
          <ReviewedLine {...article} />
        </div>
        <WhoAnswers />
      </div>
    </>
  );
}

export function ReviewedLine({ source, reviewed }: Provenance) {
  const { t, language } = useTranslation("article");
  return (
    <p className="reviewed">
      {t("source")} <LocalizedText text={source} />. {t("reviewed")}{" "}
      <time dateTime={reviewed}>{formatDay(reviewed, language)}</time>.
    </p>
  );
}

/** Collapsed above the text on a phone, beside it on a wide screen. */
function Contents({ parts }: { parts: Array<{ id: string; title: ReactNode }> }) {
  const { t } = useTranslation("article");
  return (
    <nav className="on-page" aria-label={t("contents")}>
      <Fold title={t("contents")}>
        <ul>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}

/** Lists the figures of a page that the association has changed, with the dates of their values, latest first. */
function ChangedFigures({ names = [] }: { names?: readonly FigureName[] }) {
  const { t } = useTranslation("article");
  const changed = names.filter((name) => edition().figures[name].length > 1);
  if (!changed.length) return null;
  return (
    <section className="article-part">
      <h2>{t("changed-figures")}</h2>
      <ul className="points">
        {changed.map((name) => (
          <li key={name}>
            <LocalizedText text={figures[name].name} />: <Values name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Values({ name }: { name: FigureName }) {
  const { t, language } = useTranslation("article");
  return edition()
    .figures[name].toReversed()
    .map(({ value, since }, index) => (
      <Fragment key={since}>
        {index > 0 ? t("and-before") : null}
        <LocalizedText text={writeFigure(name, value)} />
        {since ? (
          <>
            {` ${t("figure-since")} `}
            <time dateTime={since}>{formatDay(since, language)}</time>
          </>
        ) : (
          ` ${t("valid-before")}`
        )}
      </Fragment>
    ));
}
