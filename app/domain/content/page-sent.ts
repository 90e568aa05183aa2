import { isRowKind, type Row } from "./page-blocks";
import { type PageForm, pageTexts } from "./page-form";
import { cleaned } from "./page-read";

const FIELD = /^blocks\[(\d{1,3})\]\.([a-z_]{1,20})$/;
const asText = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : "");

/** Reads the blocks in the order of their numbers, without those of unknown kinds. */
function blocksIn(form: FormData): Row[] {
  const rows: Array<Record<string, string>> = [];
  for (const [name, value] of form) {
    const [, at, field] = FIELD.exec(name) ?? [];
    if (!at || !field) continue;
    rows[Number(at)] ??= {};
    rows[Number(at)]![field] = asText(value);
  }
  return rows.flatMap((row) => (isRowKind(row.kind) ? [{ ...cleaned(row), kind: row.kind }] : []));
}

/** Reads a page as its editor sends it, or as the browser stores it. */
export function parsePageForm(form: FormData): PageForm {
  const texts = Object.fromEntries(pageTexts.map((name) => [name, asText(form.get(name))]));
  return { texts: cleaned(texts), blocks: blocksIn(form) };
}
