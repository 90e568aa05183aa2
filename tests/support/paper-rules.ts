import { inflateSync } from "node:zlib";
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream, type PDFRef } from "pdf-lib";

const key = (name: string) => PDFName.of(name);
const dicts = (list: PDFArray | undefined) =>
  list ? Array.from({ length: list.size() }, (_, index) => list.lookup(index, PDFDict)) : [];
const nameOf = (dict: PDFDict, name: string) => String(dict.get(key(name)));
const inflated = (stream: unknown) =>
  stream instanceof PDFRawStream ? inflateSync(stream.contents) : Buffer.alloc(0);

/** Returns what is painted outside of marked content, and the ids of the marked content. */
function painted(content: string) {
  let depth = 0;
  const loose: string[] = [];
  const marks: number[] = [];
  for (const line of content.split("\n")) {
    if (/ (BMC|BDC)$/.test(line)) depth++;
    const mark = /\/MCID (\d+)/.exec(line);
    if (mark) marks.push(Number(mark[1]));
    if (line === "EMC") depth--;
    if (depth === 0 && /(^| )(Tj|TJ|f|S|B|Do)$/.test(line)) loose.push(line);
  }
  return { loose, marks, depth };
}

type Element = { dict: PDFDict; role: string; parents: string[] };

function elementsOf(file: PDFDocument): Element[] {
  const walk = (dict: PDFDict, parents: string[]): Element[] => {
    const role = nameOf(dict, "S").slice(1);
    const kids = dict.lookup(key("K"), PDFArray);
    const inner = Array.from({ length: kids.size() }, (_, index) => kids.lookup(index)).flatMap((kid) =>
      kid instanceof PDFDict && kid.has(key("S")) ? walk(kid, [...parents, role]) : [],
    );
    return [{ dict, role, parents }, ...inner];
  };
  const root = file.catalog.lookup(key("StructTreeRoot"), PDFDict);
  return dicts(root.lookup(key("K"), PDFArray)).flatMap((dict) => walk(dict, []));
}

/** Widths of the font's own program, for the codes that are its glyphs' numbers (CIDToGIDMap /Identity). */
function programWidths(descriptor: PDFDict): number[] {
  const program = inflated(descriptor.lookup(key("FontFile2")));
  const tables = new Map<string, number>();
  for (let n = 0; n < program.readUInt16BE(4); n++) {
    tables.set(program.toString("latin1", 12 + 16 * n, 16 + 16 * n), program.readUInt32BE(20 + 16 * n));
  }
  const scale = 1000 / program.readUInt16BE(tables.get("head")! + 18);
  const count = program.readUInt16BE(tables.get("hhea")! + 34);
  return Array.from({ length: count }, (_, id) => program.readUInt16BE(tables.get("hmtx")! + 4 * id) * scale);
}

function fontFaults(font: PDFDict, contents: string): string[] {
  const glyphs = font.lookup(key("DescendantFonts"), PDFArray).lookup(0, PDFDict);
  const widths = glyphs.lookup(key("W"), PDFArray).lookup(1, PDFArray);
  const widthsInFont = programWidths(glyphs.lookup(key("FontDescriptor"), PDFDict));
  const texts = inflated(font.lookup(key("ToUnicode"))).toString("latin1");
  const mapped = new Set(
    [...texts.matchAll(/^<([0-9a-f]{4})> <(?!0000|feff|fffe)[0-9a-f]+>$/gm)].map((m) => m[1]),
  );
  const wrong = Array.from({ length: widths.size() }, (_, index) => index).filter(
    (at) => Math.abs(widths.lookup(at, PDFNumber).asNumber() - widthsInFont[at + 1]!) > 1,
  );
  const count = widths.size();
  const codes = Array.from({ length: count }, (_, index) => (index + 1).toString(16).padStart(4, "0"));
  return [
    ...wrong.map((at) => `code ${at + 1} is of another width than its glyph`),
    ...codes.filter((code) => !mapped.has(code)).map((code) => `code ${code} has no text`),
    ...(contents.includes("<0000") ? ["the missing glyph is shown"] : []),
  ];
}

function elementFaults(elements: Element[]): string[] {
  const faults: string[] = [];
  let level = 0;
  for (const { dict, role, parents } of elements) {
    const heading = /^H(\d)$/.exec(role);
    if (heading) {
      if (Number(heading[1]) > level + 1) faults.push(`${role} follows level ${level}`);
      level = Number(heading[1]);
    }
    if (role === "Figure" && !dict.has(key("Alt"))) faults.push("a figure without alternative text");
    if (role === "TH" && !String(dict.get(key("A"))).includes("/Scope")) faults.push("a head without scope");
    const inside: Record<string, string> = {
      TR: "Table",
      TH: "TR",
      TD: "TR",
      LI: "L",
      LBody: "LI",
      TOCI: "TOC",
      Reference: "TOCI",
    };
    if (inside[role] && parents.at(-1) !== inside[role]) faults.push(`${role} within ${parents.at(-1)}`);
  }
  return faults;
}

function annotationFaults(file: PDFDocument): string[] {
  const tree = file.catalog
    .lookup(key("StructTreeRoot"), PDFDict)
    .lookup(key("ParentTree"), PDFDict)
    .lookup(key("Nums"), PDFArray);
  const elementAt = (number: number) =>
    Array.from({ length: tree.size() / 2 }, (_, index) => 2 * index)
      .filter((at) => tree.lookup(at, PDFNumber).asNumber() === number)
      .map((at) => tree.lookup(at + 1))[0];
  return file.getPages().flatMap(({ node }) =>
    dicts(node.Annots()).flatMap((annotation) => {
      const kind = nameOf(annotation, "Subtype").slice(1);
      const element = elementAt(annotation.lookup(key("StructParent"), PDFNumber).asNumber()) as PDFDict;
      const role = kind === "Widget" ? "/Form" : "/Link";
      return [
        ...(nameOf(annotation, "F") === "4" ? [] : [`a ${kind} that is not printed`]),
        ...(annotation.has(key("Contents")) ? [] : [`a ${kind} without words`]),
        ...(nameOf(element, "S") === role ? [] : [`a ${kind} within ${nameOf(element, "S")}`]),
      ];
    }),
  );
}

function pageFaults(file: PDFDocument): string[] {
  const nums = file.catalog
    .lookup(key("StructTreeRoot"), PDFDict)
    .lookup(key("ParentTree"), PDFDict)
    .lookup(key("Nums"), PDFArray);
  return file.getPages().flatMap(({ node }, page) => {
    const { loose, marks, depth } = painted(inflated(node.lookup(key("Contents"))).toString("latin1"));
    const parents = nums.lookup(2 * page + 1, PDFArray);
    return [
      ...loose.map((line) => `painted outside of the structure: ${line}`),
      ...(depth === 0 ? [] : ["marked content without an end"]),
      ...(marks.join() === [...marks.keys()].join() && parents.size() === marks.length
        ? []
        : ["marks without elements"]),
      ...(nameOf(node, "Tabs") === "/S" ? [] : ["keys do not go by the structure"]),
    ];
  });
}

/**
 * Checks a PDF against the rules of PDF/UA-1 (Matterhorn 1.02) and PDF/A-3u that our files could break. It is no
 * complete validator.
 */
export async function brokenRules(pdf: Uint8Array): Promise<string[]> {
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  const { catalog, context } = file;
  const metadata = catalog.lookup(key("Metadata")) as PDFRawStream;
  const xmp = Buffer.from(metadata.contents).toString("utf8");
  const needed: Array<[string, boolean]> = [
    ["a language", catalog.has(key("Lang"))],
    ["marks", String(catalog.lookup(key("MarkInfo"))).includes("/Marked true")],
    ["its title shown", String(catalog.lookup(key("ViewerPreferences"))).includes("/DisplayDocTitle true")],
    ["PDF/A-3u", xmp.includes("<pdfaid:part>3</pdfaid:part><pdfaid:conformance>U</pdfaid:conformance>")],
    ["PDF/UA-1", xmp.includes("<pdfuaid:part>1</pdfuaid:part>")],
    ["a schema for PDF/UA", xmp.includes("<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>")],
    ["an output intent", String(catalog.lookup(key("OutputIntents"))).includes("/GTS_PDFA1")],
    ["an id", context.trailerInfo.ID !== undefined],
  ];
  const all = context.enumerateIndirectObjects() as Array<[PDFRef, unknown]>;
  const dictionaries = all.map(([, object]) => (object instanceof PDFRawStream ? object.dict : object));
  const found = dictionaries.filter((object): object is PDFDict => object instanceof PDFDict);
  const contents = file
    .getPages()
    .map(({ node }) => inflated(node.lookup(key("Contents"))).toString("latin1"))
    .join("\n");
  const attached = found.filter((dict) => nameOf(dict, "Type") === "/Filespec");
  return [
    ...needed.filter(([, there]) => !there).map(([what]) => `it has not ${what}`),
    ...found
      .filter((dict) => nameOf(dict, "Subtype") === "/Type0")
      .flatMap((font) => fontFaults(font, contents)),
    ...attached.filter((dict) => !dict.has(key("AFRelationship"))).map(() => "an attachment of no relation"),
    ...elementFaults(elementsOf(file)),
    ...annotationFaults(file),
    ...pageFaults(file),
  ];
}
