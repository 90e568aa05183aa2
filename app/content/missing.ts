import { type Article, type Block, partAddress, peopleOf, type Section } from "./article";
import { articles } from "./articles";
import { documents } from "./documents";
import { edition } from "./edition";
import { type PagePath, pages } from "./pages";
import { survey } from "./survey";
import { ltr, type Words, words } from "./words";

/** What the association still has to supply; `sample` where readers see something made up in its place. */
type Lack = { what: Words; sample: boolean };
export type Missing = Lack & { page: PagePath; part?: { title: Words; address: string } };

const lack = (what: Words): Lack => ({ what, sample: false });
const made = (what: Words): Lack => ({ what, sample: true });

function withNumbers({ en, ar }: Words, items: Array<Words | null>): Words {
  const numbers = items.flatMap((item, at) => (item ? [] : [at + 1]));
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
    case "people":
      return edition().madeUp.some(({ group }) => group === block.group) ? [made(block.awaited)] : [];
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

/** What the blocks of a page still wait for. */
export const missingInArticle = (article: Article): Missing[] =>
  article.sections.flatMap((section) => lacksOfPart(article, section));

const details = {
  address_ar: words("The address", "العنوان"),
  latitude: words("The place on the map", "الموقع على الخريطة"),
  phone: words("The telephone number", "رقم الهاتف"),
  fax: words("The fax number", "رقم الفاكس"),
  email: words("The e-mail address", "البريد الإلكتروني"),
};

const usualNetworks = ["Facebook", "X", "YouTube"];

function missingInContacts(): Lack[] {
  const { samples, social } = edition().contact;
  const unconfirmed = Object.entries(details).filter(([field]) => samples.includes(field));
  const networks = usualNetworks.filter((network) => !social.some(({ name }) => name === network));
  const accounts = words(
    `The association's accounts on ${networks.join(", ")}, for the foot of every page`,
    `حسابات النقابة على ${networks.map(ltr).join("، ")} لإظهارها في أسفل كل صفحة`,
  );
  return [...unconfirmed.map(([, what]) => made(what)), ...(networks.length > 0 ? [lack(accounts)] : [])];
}

const isMadeUp = (about: { kind: string; group: string }) =>
  edition().madeUp.some(({ kind, group }) => kind === about.kind && group === about.group);

function missingOfBoard(): Lack[] {
  const faceless = peopleOf("board").filter(({ photo }) => !photo).length;
  const names = words("The names and offices of the council's members", "أسماء أعضاء المجلس ومناصبهم");
  const photos = words(
    `Photos of the council's members (${faceless} without one)`,
    `صور أعضاء المجلس (${faceless} بلا صورة)`,
  );
  return [
    ...(isMadeUp({ kind: "people", group: "board" }) ? [made(names)] : []),
    ...(faceless > 0 ? [lack(photos)] : []),
  ];
}

const ownEdition = ({ en, ar }: Words) =>
  words(`The association's own edition of the file “${en}” (PDF)`, `نسخة النقابة من ملف «${ar}» (PDF)`);

const vacancies = words("The vacancies to announce", "الشواغر التي يُعلن عنها");
const questions = words("The wording of the questions", "صياغة الأسئلة");

const elsewhere = (): Array<[PagePath, Lack[]]> => [
  ["/association-council", missingOfBoard()],
  ["/contact-us", missingInContacts()],
  ["/careers", isMadeUp({ kind: "vacancies", group: "" }) ? [made(vacancies)] : []],
  ["/survey", survey.sample ? [made(questions)] : []],
  ...documents.map(({ paths, title }): [PagePath, Lack[]] => [paths[0]!, [made(ownEdition(title))]]),
];

/** All that is missing, read off the content itself, in the order of the pages. */
export function missingContent(): Missing[] {
  const found = [
    ...elsewhere().flatMap(([page, lacks]) => lacks.map((each) => ({ page, ...each }))),
    ...Object.values(articles).flatMap(missingInArticle),
  ];
  const order = Object.keys(pages);
  return found.sort((one, other) => order.indexOf(one.page) - order.indexOf(other.page));
}
