import type { ReactNode } from "react";
import { type Block, type CalculatorName, paragraphsOf, suppliedItems } from "~/content/article";
import { pageTitle } from "~/content/navigation";
import type { PagePath } from "~/content/pages";
import { peopleOf, pictureOf } from "~/content/shown-article";
import type { Words } from "~/content/words";
import { useTranslation } from "~/i18n";
import { isLinked } from "~/ui/page-address";
import { LocalizedText } from "~/ui/text";
import { Notice } from "../notice";
import { ACROSS_TEXT, focusClass, Photo } from "../photo";
import { Medallion } from "../pictogram";
import { type DocumentLink, DocumentLinks, FiledDocuments } from "./files";

type Of<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

function Awaits({ block }: { block: Of<"awaits"> }) {
  const { t } = useTranslation("article");
  return (
    <p className="awaits">
      <b>{t("awaits")}</b> <LocalizedText text={block.text} />
    </p>
  );
}

/** Draws numbers on the seal's star; screen readers get them from the list itself. */
const Steps = ({ steps }: { steps: ReturnType<typeof suppliedItems> }) => (
  <ol className="steps">
    {steps.map(({ number, text }) => (
      <li key={number} value={number}>
        <Medallion text={number} size="small" />
        <div>
          <LocalizedText text={text} />
        </div>
      </li>
    ))}
  </ol>
);

const List = ({ items, ordered }: Of<"list">) =>
  ordered ? (
    <Steps steps={suppliedItems(items)} />
  ) : (
    <ul className="points">
      {items.map((item) => (
        <li key={item.en}>
          <LocalizedText text={item} />
        </li>
      ))}
    </ul>
  );

const Facts = ({ rows }: Of<"facts">) => (
  <dl className="facts">
    {rows.map(({ label, value }) => (
      <div key={label.en}>
        <dt>
          <LocalizedText text={label} />
        </dt>
        <dd>
          <LocalizedText text={value} />
        </dd>
      </div>
    ))}
  </dl>
);

const Links = ({ paths }: { paths: PagePath[] }) => (
  <ul className="onward">
    {paths.filter(isLinked).map((path) => (
      <li key={path}>
        <a className="link" href={path}>
          <LocalizedText text={pageTitle(path)} />
        </a>
      </li>
    ))}
  </ul>
);

/** An empty line begins a new paragraph. */
function Paragraphs({ text }: { text: Words }) {
  const { language } = useTranslation();
  return paragraphsOf(text[language]).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, paragraphs have no other name
    <p key={index}>
      <LocalizedText text={{ ...text, [language]: paragraph }} />
    </p>
  ));
}

function CallOut({ text }: Of<"note">) {
  const { language } = useTranslation();
  const isOne = paragraphsOf(text[language]).length === 1;
  return <Notice>{isOne ? <LocalizedText text={text} /> : <Paragraphs text={text} />}</Notice>;
}

function LibraryPicture({ media, caption }: Of<"picture">) {
  const { language } = useTranslation();
  const found = pictureOf(media);
  if (!found) return null;
  const { picture, description } = found;
  return (
    <figure className="pictured">
      <Photo
        photo={picture}
        alt={description[language]}
        sizes={ACROSS_TEXT}
        className={focusClass(picture.focus)}
      />
      {caption ? (
        <figcaption>
          <LocalizedText text={caption} />
        </figcaption>
      ) : null}
    </figure>
  );
}

/** A part with its own heading and id within the page. */
export type Aside = { id: string; title: ReactNode; body: ReactNode };
export type Calculators = Partial<Record<CalculatorName, Aside>>;

export const QuestionAndAnswer = ({ id, title, body }: Aside) => (
  <div id={id}>
    <h3>{title}</h3>
    {body}
  </div>
);

type BlockOptions = { documents?: DocumentLink[]; calculators?: Calculators };

function One({ block, documents = [], calculators = {} }: BlockOptions & { block: Block }) {
  switch (block.kind) {
    case "text":
      return <Paragraphs text={block.text} />;
    case "picture":
      return <LibraryPicture {...block} />;
    case "calculator": {
      const calculator = calculators[block.name];
      return calculator ? <QuestionAndAnswer {...calculator} /> : null;
    }
    case "list":
      return <List {...block} />;
    case "numbered":
      return <NumberedPlaces {...block} />;
    case "table":
      return block.rows.length > 0 ? <RuleTable {...block} /> : null;
    case "people":
      return <People {...block} />;
    case "facts":
      return <Facts {...block} />;
    case "note":
      return <CallOut {...block} />;
    case "awaits":
      return <Awaits block={block} />;
    case "sample":
      return (
        <p className="awaits">
          <LocalizedText text={block.text} />
        </p>
      );
    case "files":
      return <FiledDocuments {...block} />;
    case "documents":
      return <DocumentLinks documents={documents.filter(({ name }) => block.names.includes(name))} />;
    case "links":
      return <Links paths={block.paths} />;
  }
}

export const Blocks = ({ blocks, ...options }: BlockOptions & { blocks: Block[] }) =>
  blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, blocks have no other name
    <One key={index} block={block} {...options} />
  ));

/** A list whose items keep their numbers while others are not supplied yet. */
function NumberedPlaces({ items }: Of<"numbered">) {
  const supplied = suppliedItems(items);
  return supplied.length > 0 ? <Steps steps={supplied} /> : null;
}

function People({ caption, head, group }: Of<"people">) {
  const { t } = useTranslation("article");
  const people = peopleOf(group);
  if (people.length === 0) return null;
  const rows = people.map(({ name, designation }) => [name, designation]);
  return (
    <>
      {people.some(({ sample }) => sample) ? <p className="awaits">{t("sample-names")}</p> : null}
      <RuleTable kind="table" caption={caption} head={head} rows={rows} />
    </>
  );
}

const MAX_COLUMNS_OF_A_PHONE = 2;

/** On a phone, the rows of a wide table become small lists. */
function RuleTable({ caption, head, rows }: Of<"table">) {
  const { language } = useTranslation();
  const wide = head.length > MAX_COLUMNS_OF_A_PHONE;
  return (
    <table className={wide ? "table rules rules-wide" : "table rules"}>
      <caption>
        <LocalizedText text={caption} />
      </caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title.en} scope="col">
              <LocalizedText text={title} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={first!.en}>
            <th scope="row">
              <LocalizedText text={first!} />
            </th>
            {rest.map((cell, index) => (
              <td key={head[index + 1]!.en} data-of={wide ? head[index + 1]![language] : undefined}>
                <LocalizedText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
