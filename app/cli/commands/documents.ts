import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Article, type Block, paragraphsOf, type Section, suppliedItems } from "~/content/article";
import { association } from "~/content/association";
import { articlesOf, contactSection, type DocumentPlan, documentWords } from "~/content/documents";
import { withFigures } from "~/content/figures";
import { figures } from "~/content/first-edition/figures";
import { pageTitle } from "~/content/navigation";
import type { PagePath } from "~/content/pages";
import { peopleOf } from "~/content/shown-article";
import type { Words } from "~/content/words";
import { formatDay, type Language, translator } from "~/i18n";
import type {
  PrintedBlock,
  PrintedDocument,
  PrintedPart,
  PrintedSection,
} from "~/platform/pdf/document.server";
import { type Command, CommandRefused } from "../command";

export const command: Command = {
  summary: "writes the documents to download, in both languages",
  usage: "[FOLDER]",
  explanation: "\nFOLDER is build/documents unless given. Needs no settings and no database.",
  positionals: { min: 0, max: 1 },
  async run({ positionals: [folder = "build/documents"] }) {
    const { articles: first } = await import("~/content/articles");
    const articles = withFigures(first, (name) => figures[name].value);
    const { documentFileName, documents } = await import("~/content/documents");
    const { languages } = await import("~/i18n");
    const { setDocument } = await import("~/platform/pdf/document.server");
    await mkdir(folder, { recursive: true });
    for (const plan of documents) {
      for (const language of languages) {
        const content = documentContent(plan, language, articles);
        if (!content)
          throw new CommandRefused(`The document ${plan.name} is empty: none of its pages is written.`);
        const bytes = await setDocument(content);
        const file = path.join(folder, documentFileName(plan.name, language));
        await writeFile(file, bytes);
        console.log(`${file} ${Math.ceil(bytes.length / 1024)} KB`);
      }
    }
    return 0;
  },
};

type Translate = (text: Words) => string;

/** Converts a block for print: links become their titles, and downloads are left out. */
function printedBlocks(block: Block, say: Translate, awaits: string): PrintedBlock[] {
  switch (block.kind) {
    case "text":
      return paragraphsOf(say(block.text)).map((text) => ({ kind: "text", text }));
    case "list":
      return [{ kind: "list", items: block.items.map(say), ordered: block.ordered ?? false }];
    case "numbered": {
      const rows = suppliedItems(block.items).map(({ number, text }) => ({
        label: `${number}`,
        value: say(text),
      }));
      return rows.length > 0 ? [{ kind: "facts", rows }] : [];
    }
    case "table": {
      const { caption, head, rows } = block;
      if (rows.length === 0) return [];
      return [
        { kind: "table", caption: say(caption), head: head.map(say), rows: rows.map((row) => row.map(say)) },
      ];
    }
    case "people": {
      const rows = peopleOf(block.group).map(({ name, designation }) => [say(name), say(designation)]);
      if (rows.length === 0) return [];
      return [{ kind: "table", caption: say(block.caption), head: block.head.map(say), rows }];
    }
    case "facts":
      return [
        {
          kind: "facts",
          rows: block.rows.map(({ label, value }) => ({ label: say(label), value: say(value) })),
        },
      ];
    case "note":
      return [{ kind: "note", text: say(block.text) }];
    case "awaits":
      return [{ kind: "note", label: awaits, text: say(block.text) }];
    case "sample":
      return [{ kind: "note", text: say(block.text) }];
    case "links": {
      const titles = block.paths.map((path) => say(pageTitle(path))).join(say(documentWords.andAlso));
      return [{ kind: "aside", text: `${say(documentWords.onWebsite)}: ${titles}` }];
    }
    case "documents":
    case "picture":
    case "calculator":
    case "files":
      return [];
  }
}

function printedSections(sections: Section[], say: Translate, awaits: string): PrintedSection[] {
  return sections
    .map(({ title, blocks }) => ({
      title: say(title),
      blocks: blocks.flatMap((block) => printedBlocks(block, say, awaits)),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}

export function documentContent(
  plan: DocumentPlan,
  language: Language,
  articles: Partial<Record<PagePath, Article>>,
): PrintedDocument | null {
  const found = articlesOf(plan, articles);
  if (found.length === 0) return null;
  const say: Translate = (text) => text[language];
  const awaits = translator(language, "article")("awaits");
  const t = translator(language, "shell");
  const days = found.map(({ reviewed }) => reviewed).sort();
  const parts: PrintedPart[] = found.map((article) => ({
    title: say(pageTitle(article.path)),
    lead: say(article.lead),
    sections: printedSections(article.sections, say, awaits),
  }));
  if (plan.withContact) {
    const [contact] = printedSections([contactSection], say, awaits);
    parts.push({ title: contact!.title, sections: [{ blocks: contact!.blocks }] });
  }
  const single = parts.length === 1;
  return {
    language,
    title: say(plan.title),
    subject: say(documentWords.subject),
    publisher: say(association.name),
    publisherInOtherLanguage: association.name[language === "ar" ? "en" : "ar"],
    lead: single ? parts[0]!.lead : undefined,
    day: days.at(-1)!,
    facts: [
      {
        label: say(documentWords.source),
        value: [...new Set(found.map(({ source }) => say(source)))].join(say(documentWords.andAlso)),
      },
      { label: say(documentWords.reviewed), value: formatDay(days[0]!, language) },
    ],
    notice: { label: say(documentWords.sample), text: say(documentWords.notice) },
    contentsTitle: say(documentWords.contents),
    pageOf: (page, pages) => t("page-of", { page, pages }),
    parts: single ? [{ sections: parts[0]!.sections }] : parts,
  };
}
