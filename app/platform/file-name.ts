const LONGEST = 150;
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\ufffe\uffff]/gu;
const EDGES = /^[ .\u200c\u200d]+|[ .\u200c\u200d]+$/g;

export const extensionOf = (name: string): string =>
  /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** Cleans a file name for display and for a header, at most 150 characters. Never used as a path. */
export function cleanFileName(name: string): string {
  const file = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
  const short = file.length > 1000 ? file.slice(0, 900) + file.slice(-100) : file;
  const cleaned = short
    .normalize("NFC")
    .replace(INVISIBLE, "")
    .replace(/\s+/g, " ")
    .replace(/[ .]+$/, "");
  const found = extensionOf(cleaned);
  const extension = found && cleaned.slice(-found.length - 1);
  const base = Array.from(cleaned.slice(0, cleaned.length - extension.length).replace(EDGES, ""))
    .slice(0, LONGEST - extension.length)
    .join("")
    .replace(EDGES, "");
  return (base || "file") + extension;
}
