const BLOCK_END = /^\/?(p|div|h[1-6]|li|ul|ol|tr|table|blockquote|section|article|header|footer)$/;
const UNSEEN = /^(script|style|head|title|template)$/;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

const LARGEST = 0x10ffff;

const character = (code: number) => (code > 0 && code <= LARGEST ? String.fromCodePoint(code) : "");

const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{2,4}));/gi, (entity, hex, decimal, name) => {
    if (hex) return character(Number.parseInt(hex, 16));
    if (decimal) return character(Number(decimal));
    return entities[name.toLowerCase()] ?? entity;
  });

const nameOf = (tag: string) => /^\/?[a-z][a-z0-9]*/i.exec(tag)?.[0].toLowerCase() ?? "";

/** Converts HTML to plain text with line breaks, in linear time. */
export function textOfHtml(html: string): string {
  const [first = "", ...parts] = html.replace(/<!--/g, "<!").split("<");
  let seen = first.replace(/\s+/g, " ");
  let unseen: string | null = null;
  for (const part of parts) {
    const end = part.indexOf(">");
    if (end < 0) continue;
    const name = nameOf(part.slice(0, end));
    if (unseen) {
      if (name === `/${unseen}`) unseen = null;
      else continue;
    } else if (UNSEEN.test(name)) {
      unseen = name;
      continue;
    }
    if (name === "br" || BLOCK_END.test(name)) seen += "\n";
    seen += part.slice(end + 1).replace(/\s+/g, " ");
  }
  const lines = decoded(seen).split("\n");
  return lines
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
