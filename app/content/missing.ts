import { type Article, type Block, partAddress, type Section } from "./article";
import { edition } from "./current-edition";
import { offeredDocuments } from "./documents";
import { networks } from "./edition";
import { pageTitle } from "./navigation";
import { type PagePath, pages } from "./pages";
import { peopleOf } from "./shown-article";
import { ltr, type Words, words } from "./words";

/**
 * Something that the association still has to supply; `sample` is true if readers see invented content in its place.
 */
type Lack = { what: Words; sample: boolean };
export type Missing = Lack & { page: PagePath; part?: { title: Words; address: string } };

const lack = (what: Words): Lack => ({ what, sample: false });
const made = (what: Words): Lack => ({ what, sample: true });

function withNumbers({ en, ar }: Words, items: Array<Words | null>): Words {
  const numbers = items.flatMap((item, index) => (item ? [] : [index + 1]));
  return words(`${en} ${numbers.join(", ")}`, `${ar} ${numbers.join("، ")}`);
}

/** A sentence of a page as a line of a list. */
const asLine = ({ en, ar }: Words) => words(en.replace(/\.$/, ""), ar.replace(/\.$/, ""));

const textOf = ({ en, ar }: Words) => words(`The text of “${en}” as a file`, `نص «${ar}» في ملف`);

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
      return edition()
        .documents.filter(({ group, file }) => group === block.group && !file)
        .map(({ title }) => lack(textOf(title)));
    default:
      return [];
  }
}

const lacksOfPart = (article: Article, { id, title, blocks }: Section): Missing[] =>
  blocks
    .flatMap(lacksOf)
    .map((found) => ({ page: article.path, ...found, part: { title, address: partAddress(article, id) } }));

/** Lists the places of a page that are still empty. */
export const missingInArticle = (article: Article): Missing[] =>
  article.sections.flatMap((section) => lacksOfPart(article, section));

const USUAL = 3;

function missingInContacts(): Lack[] {
  const { social } = edition().contact;
  const missing = networks
    .slice(0, USUAL)
    .map(([, network]) => network)
    .filter((network) => !social.some(({ name }) => name === network));
  const accounts = words(
    `The association's accounts on ${missing.join(", ")}, for the foot of every page`,
    `حسابات النقابة على ${missing.map(ltr).join("، ")} لإظهارها في أسفل كل صفحة`,
  );
  return [...missingDetails(), ...(missing.length > 0 ? [lack(accounts)] : [])];
}

/** Skips sample details: the launch list already names them. */
function missingDetails(): Lack[] {
  const { phone, email, address, samples } = edition().contact;
  const details = [
    ["phone", phone, words("The association's telephone", "هاتف النقابة")],
    ["email", email, words("The association's e-mail address", "البريد الإلكتروني للنقابة")],
    ["address_ar", address, words("The association's address", "عنوان النقابة")],
  ] as const;
  return details.flatMap(([field, isPresent, what]) =>
    isPresent || samples.includes(field) ? [] : [lack(what)],
  );
}

/** Pages that were never written, each by its title. */
const unwrittenPages = (): Missing[] =>
  edition().awaited.map((page) => {
    const { en, ar } = pageTitle(page);
    return { page, ...lack(words(`All of “${en}”`, `كل ما في «${ar}»`)) };
  });

function missingOfBoard(): Lack[] {
  const faceless = peopleOf("board").filter(({ photo }) => !photo).length;
  const photos = words(
    `Photos of the council's members (${faceless} without one)`,
    `صور أعضاء المجلس (${faceless} بلا صورة)`,
  );
  return faceless > 0 ? [lack(photos)] : [];
}

const ownEdition = ({ en, ar }: Words) =>
  words(`The association's own edition of the file “${en}” (PDF)`, `نسخة النقابة من ملف «${ar}» (PDF)`);

const elsewhere = (): Array<[PagePath, Lack[]]> => [
  ["/association-council", missingOfBoard()],
  ["/dr-qasam", edition().association.oath ? [] : [lack(words("The wording of the oath", "نص القَسَم"))]],
  ["/contact-us", missingInContacts()],
  ...offeredDocuments().map(({ paths, title }): [PagePath, Lack[]] => [paths[0]!, [made(ownEdition(title))]]),
];

const MONTHS_BETWEEN_REVIEWS = 12;

/** Lists pages that have not been reviewed for a year as of `today` (a day in Amman). */
function staleReviews(today: string): Missing[] {
  const limit = new Date(`${today}T00:00:00Z`);
  limit.setUTCMonth(limit.getUTCMonth() - MONTHS_BETWEEN_REVIEWS);
  const oldest = limit.toISOString().slice(0, 10);
  return Object.values(edition().pages)
    .filter(({ reviewed }) => reviewed < oldest)
    .map(({ path, reviewed }) => ({
      page: path,
      ...lack(
        words(`Its text was last reviewed on ${reviewed}`, `آخر مراجعة لنصّها كانت في ${ltr(reviewed)}`),
      ),
    }));
}

/** All that the pages miss, read off the content itself, in their order. */
export function missingContent(today: string): Missing[] {
  const found = [
    ...staleReviews(today),
    ...unwrittenPages(),
    ...elsewhere().flatMap(([page, lacks]) => lacks.map((each) => ({ page, ...each }))),
    ...Object.values(edition().pages).flatMap(missingInArticle),
  ];
  const order = Object.keys(pages);
  return found.sort((one, other) => order.indexOf(one.page) - order.indexOf(other.page));
}
