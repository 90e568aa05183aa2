import { type PDFDocument, PDFName, PDFRawStream, PDFString } from "pdf-lib";
import { compressed } from "./fonts.server";
import type { Language } from "./passages";

const D50 = [0.9642, 1, 0.8249] as const;

/** The columns of red, green and blue, adapted to D50 by Bradford (IEC 61966-2-1, ICC.1). */
const primaries = {
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
} as const;

/** From D65 to D50. */
const ADAPTATION = [
  1.04788, 0.02292, -0.0502, 0.02959, 0.99048, -0.01706, -0.00923, 0.01508, 0.75168,
] as const;

/** The curve's exponent and its four coefficients, with the straight piece near black. */
const CURVE = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045] as const;

const fixed = (values: readonly number[]) => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) bytes.writeInt32BE(Math.round(value * 65536), 4 * at);
  return bytes;
};

const typed = (type: string, ...content: Buffer[]) =>
  Buffer.concat([Buffer.from(`${type}\0\0\0\0`, "latin1"), ...content]);

function integers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, 4 * at);
  return bytes;
}

const named = (text: string) =>
  typed(
    "mluc",
    integers(1, 12),
    Buffer.from("enUS"),
    integers(2 * text.length, 28),
    Buffer.from(text, "utf16le").swap16(),
  );

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

function header(size: number): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.writeUInt32BE(size);
  bytes.writeUInt32BE(0x04200000, 8);
  bytes.write("mntrRGB XYZ ", 12, "latin1");
  for (const [at, part] of [2026, 1, 1].entries()) bytes.writeUInt16BE(part, 24 + 2 * at);
  bytes.write("acsp", 36, "latin1");
  fixed(D50).copy(bytes, 68);
  return bytes;
}

/** A profile of sRGB as an ICC file, version 4.2: what the numbers of our colours mean, wherever they are shown. */
function srgbProfile(): Buffer {
  const tags: Array<[string, Buffer]> = [
    ["desc", named("sRGB")],
    ["cprt", named("No copyright, use freely")],
    ["wtpt", typed("XYZ ", fixed(D50))],
    ["chad", typed("sf32", fixed(ADAPTATION))],
    ...Object.entries(primaries).map(([tag, xyz]): [string, Buffer] => [tag, typed("XYZ ", fixed(xyz))]),
    ["rTRC", typed("para", Buffer.from([0, 3, 0, 0]), fixed(CURVE))],
  ];
  const count = tags.length + 2;
  let at = 128 + 4 + 12 * count;
  const entries = tags.map(([tag, bytes]) => {
    const entry = Buffer.concat([Buffer.from(tag, "latin1"), integers(at, bytes.length)]);
    at += padded(bytes).length;
    return entry;
  });
  const curve = entries.at(-1)!.subarray(4);
  for (const tag of ["gTRC", "bTRC"]) entries.push(Buffer.concat([Buffer.from(tag, "latin1"), curve]));
  return Buffer.concat([header(at), integers(count), ...entries, ...tags.map(([, bytes]) => padded(bytes))]);
}

/** `day` (YYYY-MM-DD) is its date: the same content gives the same bytes. */
export type FileFacts = {
  title: string;
  author: string;
  subject?: string;
  language: Language;
  day: string;
};

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const words = (property: string, text: string, language: Language) =>
  `<dc:${property}><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li><rdf:li xml:lang="${language}">${text}</rdf:li></rdf:Alt></dc:${property}>`;

/** PDF/A lets a file name a schema of its own where it describes it (ISO 19005-3, 6.6.2.3); its own it knows. */
const UA_SCHEMA = `<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>
<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
<pdfaProperty:name>part</pdfaProperty:name>
<pdfaProperty:valueType>Integer</pdfaProperty:valueType>
<pdfaProperty:category>internal</pdfaProperty:category>
<pdfaProperty:description>Part of ISO 14289 that the file conforms to</pdfaProperty:description>
</rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>`;

/** What the file says of itself: what Info says too, and the two standards that it is made after. */
export function metadata({ title, author, subject, language, day }: FileFacts): string {
  const moment = `${day}T00:00:00Z`;
  return `<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaid:part>3</pdfaid:part><pdfaid:conformance>U</pdfaid:conformance>
<pdfuaid:part>1</pdfuaid:part>
${words("title", escaped(title), language)}
<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
${subject ? words("description", escaped(subject), language) : ""}
<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${moment}</xmp:CreateDate><xmp:ModifyDate>${moment}</xmp:ModifyDate>
${UA_SCHEMA}
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}

let profile: Buffer | undefined;

/** Says of a file that is tagged that it is PDF/UA-1 and PDF/A-3, and gives what both ask of its catalogue. */
export function archive(file: PDFDocument, facts: FileFacts): void {
  const { context, catalog } = file;
  const { title, author, subject, language, day } = facts;
  const date = new Date(`${day}T00:00:00Z`);
  file.setTitle(title, { showInWindowTitleBar: true });
  file.setAuthor(author);
  if (subject) file.setSubject(subject);
  file.setLanguage(language);
  file.setCreationDate(date);
  file.setModificationDate(date);
  const said = Buffer.from(metadata(facts), "utf8");
  const entries = { Type: "Metadata", Subtype: "XML", Length: said.length };
  catalog.set(PDFName.of("Metadata"), context.register(PDFRawStream.of(context.obj(entries), said)));
  catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
  profile ??= srgbProfile();
  const intent = {
    Type: "OutputIntent",
    S: "GTS_PDFA1",
    OutputConditionIdentifier: PDFString.of("sRGB"),
    Info: PDFString.of("sRGB"),
    DestOutputProfile: compressed(context, profile, { N: 3 }),
  };
  catalog.set(PDFName.of("OutputIntents"), context.obj([intent]));
}
