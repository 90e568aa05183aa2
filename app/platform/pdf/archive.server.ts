import { type PDFDocument, PDFName, PDFRawStream, PDFString } from "pdf-lib";
import { compressed } from "./fonts.server";
import type { Language } from "./passages";
import { srgbProfile } from "./srgb-profile";

/** `day` (YYYY-MM-DD) is the file's date, so that the same content gives the same bytes. */
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

/** PDF/A allows a schema of its own if the file describes it (ISO 19005-3, 6.6.2.3). */
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

/** Writes the XMP metadata: the fields of the Info dictionary, and the two standards that the file conforms to. */
function metadata({ title, author, subject, language, day }: FileFacts): string {
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

/** Declares a tagged file as PDF/UA-1 and PDF/A-3, and adds what both require in its catalogue. */
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
  const xmp = Buffer.from(metadata(facts), "utf8");
  const entries = { Type: "Metadata", Subtype: "XML", Length: xmp.length };
  catalog.set(PDFName.of("Metadata"), context.register(PDFRawStream.of(context.obj(entries), xmp)));
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
