import { href } from "~/addresses/href";
import { information } from "~/addresses/information";
import { careers } from "~/addresses/public";
import { foundAt } from "~/addresses/search-engines";
import { addressOf } from "~/addresses/site-map";
import { type Article, type Block, partAddress, type Section, suppliedItems } from "~/content/article";
import { edition, isShownNow } from "~/content/current-edition";
import { pageTitle } from "~/content/navigation";
import { type PagePath, pages } from "~/content/pages";
import { peopleOf, pictureOf, shownSections } from "~/content/shown-article";
import { type Words, words } from "~/content/words";
import type { SearchText } from "./rank";

function textsOf(block: Block): Words[] {
  switch (block.kind) {
    case "text":
    case "note":
      return [block.text];
    case "list":
      return block.items;
    case "numbered":
      return suppliedItems(block.items).map(({ text }) => text);
    case "table":
      if (block.rows.length === 0) return [];
      return [block.caption, ...block.head, ...block.rows.flat()];
    case "picture":
      return [pictureOf(block.media)?.description, block.caption].filter((text) => text !== undefined);
    case "people":
      return peopleOf(block.group).flatMap(({ name, designation }) => [name, designation]);
    case "facts":
      return block.rows.flatMap(({ label, value }) => [label, value]);
    default:
      return [];
  }
}

const ENDS_A_SENTENCE = /[.!?؟:]$/;

const inOneLine = (texts: string[]) =>
  texts
    .reduce((line, text) => `${line}${!line || ENDS_A_SENTENCE.test(line) ? " " : " · "}${text}`, "")
    .trim();

const joined = (texts: Words[]): Words =>
  words(inOneLine(texts.map(({ en }) => en)), inOneLine(texts.map(({ ar }) => ar)));

const partOf = (article: Article, { id, title, blocks }: Section): SearchText => ({
  address: partAddress(article, id),
  title,
  page: pageTitle(article.path),
  text: joined(blocks.flatMap(textsOf)),
});

function textsOfPage(path: PagePath, samples: boolean): SearchText[] {
  const article = edition().pages[path];
  const facts = article?.keyFacts?.flatMap(({ value, label }) => [value, label]) ?? [];
  const page = {
    address: path,
    title: pageTitle(path),
    text: article ? joined([article.lead, ...facts]) : words("", ""),
  };
  if (!article) return [page];
  return [page, ...shownSections(article.sections, samples).map((section) => partOf(article, section))];
}

const pageTexts = (samples: boolean): SearchText[] =>
  (Object.keys(pages) as PagePath[])
    .filter((path) => foundAt(path) === path && isShownNow(path, addressOf(path)?.use))
    .flatMap((path) => textsOfPage(path, samples));

const inOne = (...texts: Words[]): Words =>
  words(texts.map(({ en }) => en).join(" · "), texts.map(({ ar }) => ar).join(" · "));

/** Returns the site's current texts by search group. */
export const siteTexts = (samples: boolean) => ({
  pages: pageTexts(samples),
  faq: edition().questions.map(
    ({ key, question, answer }): SearchText => ({
      address: `${href(information.faq)}?open=${key}#${key}`,
      title: question,
      text: answer,
    }),
  ),
  jobs: edition().vacancies.map(
    ({ key, title, company, location, description }): SearchText => ({
      address: href(careers.detail, { id: key }),
      title,
      text: inOne(company, location, description),
    }),
  ),
});
