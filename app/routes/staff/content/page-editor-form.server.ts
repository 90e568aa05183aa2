import { data } from "@remix-run/node";
import type { Hours } from "~/domain/content/items.server";
import { isRowKind, type Row } from "~/domain/content/page-blocks";
import { type Move, moved, type PageForm, pageTexts } from "~/domain/content/page-form";
import { cleaned, type Problems, readPage } from "~/domain/content/page-read";
import type { PageFields } from "~/domain/content/page-schema";
import { parseId } from "~/fields/id";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";
import { hours, isBackwards } from "./editor-form.server";

export type PageAnswer = {
  answer: Answer;
  /** The block that a button was pressed for. */
  at: number | null;
  conflict: boolean;
  seen: number | null;
};
export type SentPage = { fields: PageFields; seen: number | null; publish: Hours | null };

const FIELD = /^blocks\[(\d{1,3})\]\.([a-z_]{1,20})$/;
const hourNames = ["publish_at", "unpublish_at"];
const asText = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : "");

/** The blocks in the order of their numbers; what is of no kind that there is, is none. */
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

function sentForm(form: FormData): PageForm {
  const texts = Object.fromEntries(pageTexts.map((name) => [name, asText(form.get(name))]));
  return { texts: cleaned(texts), blocks: blocksIn(form) };
}

/** What a button asks that only changes the form. */
export function moveIn(form: FormData): Move | null {
  const [name, at] = asText(form.get("do")).split(":");
  if (name === "up" || name === "down" || name === "remove") return { do: name, at: Number(at) || 0 };
  const kind = form.get("kind");
  if (name !== "add" || !isRowKind(kind)) return null;
  return { do: "add", kind, after: Number(form.get("after") || 0) };
}

/** The form as it was typed, with what is wrong with it. */
function shown(form: FormData, { texts, blocks }: PageForm, problems: Problems): Answer {
  const typed = Object.fromEntries(hourNames.map((name) => [name, asText(form.get(name))]));
  return { initialValue: { ...texts, ...typed, blocks: blocks as never }, error: problems };
}

/** The page again with a block added, moved or removed: nothing is saved. */
export function movedPage(form: FormData, move: Move) {
  const page = sentForm(form);
  const { blocks, at } = moved(page.blocks, move);
  const answer = shown(form, { ...page, blocks }, {});
  return { answer, at, conflict: false, seen: parseId(asText(form.get("version"))) } satisfies PageAnswer;
}

export function readPageForm(form: FormData) {
  const typed = sentForm(form);
  const read = readPage(typed);
  const { value: when, refuse: refuseHours } = parseForm(form, hours);
  const seen = parseId(asText(form.get("version")));
  const isOrdered = !when || !isBackwards(when);
  const problems: Problems = {
    ...("problems" in read && read.problems),
    ...(!when && (refuseHours().error as Problems)),
    ...(!isOrdered && { unpublish_at: ["content:ends-before"] }),
  };
  const refuse = ({ form: whole }: Refusal = {}, { status = 422, conflict = false } = {}) => {
    const answer = shown(form, typed, whole ? { "": whole } : problems);
    const refused: PageAnswer = { answer, at: null, conflict, seen: conflict ? null : seen };
    return data(refused, { status });
  };
  if (!("page" in read) || !when || !isOrdered) return { value: null, refuse };
  const publish = form.get("do") === "publish";
  const asked = { from: when.publish_at ?? null, until: when.unpublish_at ?? null };
  const value: SentPage = { fields: read.page, seen, publish: publish ? asked : null };
  return { value, refuse };
}
