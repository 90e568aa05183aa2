const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const REFERENCES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Replaces characters that XML cannot contain: control characters, lone surrogates, non-characters. */
export const xmlText = (text: string) => text.replace(NOT_IN_XML, " ");

/** Escapes plain text for XML and HTML, between tags and in attributes. */
export const escapeXml = (text: string) => xmlText(text).replace(/[&<>"]/g, (sign) => REFERENCES[sign]!);
