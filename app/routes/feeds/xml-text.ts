const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const REFERENCES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text without the signs that XML cannot hold in any way: control characters, half pairs, non-characters. */
export const xmlText = (text: string) => text.replace(NOT_IN_XML, " ");

/** A plain text as XML and HTML write it between tags and in attributes. */
export const escapeXml = (text: string) => xmlText(text).replace(/[&<>"]/g, (sign) => REFERENCES[sign]!);
