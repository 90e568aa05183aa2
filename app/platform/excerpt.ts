const ABOUT = 110;
/** Twice the length, because spaces may be repeated. */
export const ENOUGH_FOR_EXCERPT = 240;

/** Returns about 110 characters on one line, ended by … if something was left out. */
export function excerpt(text: string, maxLength = ABOUT): string {
  const flat = text.replace(/\s{2,}|[^\S ]/g, " ").trim();
  if (flat.length <= maxLength) return flat;
  const cut = flat.slice(0, maxLength + 1);
  const end = cut.lastIndexOf(" ");
  const kept = end > maxLength / 2 ? cut.slice(0, end) : [...flat].slice(0, maxLength).join("");
  return `${kept.replace(/[\s.,;:،؛]+$/, "")}…`;
}
