import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

type Node = {
  role?: string;
  type?: string;
  id?: string;
  alt?: string;
  lang?: string;
  children?: Node[];
};

/** A passage as Mozilla's reader hands it on: where it stands in the structure, its language and its text. */
export type ReadPassage = { within: string; language: string; text: string };

/** An element's alternative text, if any, and the text of its glyphs in drawing order. */
type ReadElement = { altText: string | undefined; glyphText: string };

/** One page's structure with its texts, in reading order, without the spaces that the reader makes of gaps between cells. */
function passagesOf(
  tree: Node,
  texts: Map<string, string>,
  language: string,
): Array<ReadPassage & ReadElement> {
  const read = (node: Node, path: string[], around: string): Array<ReadPassage & ReadElement> => {
    const spoken = node.lang ?? around;
    const here = node.role && !["Root", "Document"].includes(node.role) ? [...path, node.role] : path;
    const children = node.children ?? [];
    const parts = children.filter(({ type }) => type === "content");
    const glyphText = parts.map(({ id }) => texts.get(id ?? "") ?? "").join("");
    const text = (node.alt ?? glyphText).trim();
    const passage = {
      within: here.join(" "),
      language: spoken,
      text,
      altText: node.alt,
      glyphText,
    };
    const inner = children.flatMap((child) => read(child, here, spoken));
    return text ? [passage, ...inner] : inner;
  };
  return read(tree, [], language);
}

/** A PDF as a reader that is not ours reads it out (PDF.js): texts by its structure tree, what it says of itself, its attachments. */
export async function readPaper(pdf: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useWorkerFetch: false });
  const file = await task.promise;
  const { info } = await file.getMetadata();
  const about = info as { Language: string; Title: string };
  const read: Array<ReadPassage & ReadElement> = [];
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const content = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    let id: string | undefined;
    for (const item of content.items) {
      if ("str" in item) {
        if (id) texts.set(id, (texts.get(id) ?? "") + item.str);
      } else id = item.type === "beginMarkedContentProps" ? item.id : undefined;
    }
    const tree = await page.getStructTree();
    read.push(...passagesOf(tree as Node, texts, about.Language));
  }
  const attachments = Object.values((await file.getAttachments()) ?? {}) as Array<{
    filename: string;
    content: Uint8Array;
  }>;
  await task.destroy();
  const passages = read.map(({ within, language, text }): ReadPassage => ({ within, language, text }));
  const elements = read.map(({ altText, glyphText }): ReadElement => ({ altText, glyphText }));
  return { about, passages, elements, attachments };
}
