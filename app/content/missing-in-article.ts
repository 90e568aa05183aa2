import { type Article, type Block, partAddress, type Section } from "./article";
import type { PagePath } from "./pages";
import { type Words, words } from "./words";

/** What the association still has to supply; `sample` where readers see something made up in its place. */
export type Lack = { what: Words; sample: boolean };
export type Missing = Lack & { page: PagePath; part?: { title: Words; address: string } };

export const lack = (what: Words): Lack => ({ what, sample: false });
export const made = (what: Words): Lack => ({ what, sample: true });

function withNumbers({ en, ar }: Words, items: Array<Words | null>): Words {
  const numbers = items.flatMap((item, at) => (item ? [] : [at + 1]));
  return words(`${en} ${numbers.join(", ")}`, `${ar} ${numbers.join("، ")}`);
}

/** A sentence of a page as a line of a list. */
const asLine = ({ en, ar }: Words) => words(en.replace(/\.$/, ""), ar.replace(/\.$/, ""));

function lacksOf(block: Block): Lack[] {
  switch (block.kind) {
    case "awaits":
      return [lack(asLine(block.text))];
    case "sample":
      return [made(block.awaited)];
    case "numbered":
      return block.items.includes(null) ? [lack(withNumbers(block.awaited, block.items))] : [];
    case "table":
      return block.rows.length === 0 ? [lack(block.awaited ?? block.caption)] : [];
    case "files":
      return block.places.flatMap(({ file, awaited }) => (file ? [] : [lack(awaited)]));
    default:
      return [];
  }
}

const lacksOfPart = (article: Article, { id, title, blocks }: Section): Missing[] =>
  blocks
    .flatMap(lacksOf)
    .map((found) => ({ page: article.path, ...found, part: { title, address: partAddress(article, id) } }));

/** What the blocks of a page still wait for. */
export const missingInArticle = (article: Article): Missing[] =>
  article.sections.flatMap((section) => lacksOfPart(article, section));
