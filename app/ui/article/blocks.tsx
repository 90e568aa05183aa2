import type { Block } from "~/content/article";
import { type PagePath, pages } from "~/content/pages";
import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "../notice";
import { type DocumentLink, DocumentLinks } from "./document-links";
import { FilePlaces, NumberedPlaces } from "./places";
import { RuleTable } from "./rule-table";
import { Say } from "./say";

function Awaits({ block }: { block: Extract<Block, { kind: "awaits" }> }) {
  const { t } = useTranslation("article");
  return (
    <p className="awaits">
      <b>{t("awaits")}</b> <Say text={block.text} />
    </p>
  );
}

const List = ({ items, ordered }: Extract<Block, { kind: "list" }>) => {
  const Element = ordered ? "ol" : "ul";
  return (
    <Element className={ordered ? "steps" : "points"}>
      {items.map((item) => (
        <li key={item.en}>
          <Say text={item} />
        </li>
      ))}
    </Element>
  );
};

const Facts = ({ rows }: Extract<Block, { kind: "facts" }>) => (
  <dl className="facts">
    {rows.map(({ label, value }) => (
      <div key={label.en}>
        <dt>
          <Say text={label} />
        </dt>
        <dd>
          <Say text={value} />
        </dd>
      </div>
    ))}
  </dl>
);

const Links = ({ paths }: { paths: PagePath[] }) => (
  <ul className="onward">
    {paths.map((path) => (
      <li key={path}>
        <a className="link" href={path}>
          <Say text={pages[path]} />
        </a>
      </li>
    ))}
  </ul>
);

function One({ block, documents }: { block: Block; documents: DocumentLink[] }) {
  switch (block.kind) {
    case "text":
      return (
        <p>
          <Say text={block.text} />
        </p>
      );
    case "list":
      return <List {...block} />;
    case "numbered":
      return <NumberedPlaces {...block} />;
    case "table":
      return block.rows.length > 0 ? <RuleTable {...block} /> : null;
    case "facts":
      return <Facts {...block} />;
    case "note":
      return (
        <Notice>
          <Say text={block.text} />
        </Notice>
      );
    case "awaits":
      return <Awaits block={block} />;
    case "sample":
      return (
        <p className="awaits">
          <Say text={block.text} />
        </p>
      );
    case "files":
      return <FilePlaces {...block} />;
    case "documents":
      return <DocumentLinks documents={documents.filter(({ name }) => block.names.includes(name))} />;
    case "links":
      return <Links paths={block.paths} />;
  }
}

/** What a section says, in its order. */
export const Blocks = ({ blocks, documents = [] }: { blocks: Block[]; documents?: DocumentLink[] }) =>
  blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, blocks have no other name
    <One key={at} block={block} documents={documents} />
  ));
