import { data } from "@remix-run/node";
import { pictureOf } from "~/content/shown-article";
import { isRowKind } from "~/domain/content/page-blocks";
import { applyMove, type Move, type PageForm } from "~/domain/content/page-form";
import type { Problems } from "~/domain/content/page-read";
import { readPage } from "~/domain/content/page-read";
import type { PageFields } from "~/domain/content/page-schema";
import { parsePageForm } from "~/domain/content/page-sent";
import { type Hours, hours } from "~/domain/revisions/hours";
import { hourProblems } from "~/features/publications/publishing.server";
import { parseId } from "~/fields/id";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";

export type PageAnswer = {
  answer: Answer;
  /** The block whose button was pressed. */
  focusIndex: number | null;
  conflict: boolean;
  seen: number | null;
};
export type SentPage = { fields: PageFields; seen: number | null; publish: Hours | null };

const hourNames = ["publish_at", "unpublish_at"];
const asText = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : "");

/** Returns the change that a button makes to the form without saving; null for other buttons. */
export function moveIn(form: FormData): Move | null {
  const [name, at] = asText(form.get("do")).split(":");
  if (name === "up" || name === "down" || name === "remove") return { do: name, index: Number(at) || 0 };
  const kind = form.get("kind");
  if (name !== "add" || !isRowKind(kind)) return null;
  return { do: "add", kind, after: Number(form.get("after") || 0) };
}

/** Returns the form as typed, with its errors. */
function answerOf(form: FormData, { texts, blocks }: PageForm, problems: Problems): Answer {
  const typed = Object.fromEntries(hourNames.map((name) => [name, asText(form.get(name))]));
  return { initialValue: { ...texts, ...typed, blocks: blocks as never }, error: problems };
}

/** Returns the page with a block added, moved or removed; nothing is saved. */
export function movedPage(form: FormData, move: Move) {
  const page = parsePageForm(form);
  const { blocks, index: at } = applyMove(page.blocks, move);
  const answer = answerOf(form, { ...page, blocks }, {});
  return {
    answer,
    focusIndex: at,
    conflict: false,
    seen: parseId(asText(form.get("version"))),
  } satisfies PageAnswer;
}

/** Reports pictures that are not in the media library. */
const withoutPicture = ({ blocks }: PageForm): Problems =>
  Object.fromEntries(
    blocks.flatMap(({ kind, media = "" }, index) =>
      kind === "picture" && !pictureOf(media) ? [[`blocks[${index}].media`, ["content:not-a-choice"]]] : [],
    ),
  );

export function readPageForm(form: FormData) {
  const typed = parsePageForm(form);
  const read = readPage(typed);
  const { value: when, refuse: refuseHours } = parseForm(form, hours);
  const seen = parseId(asText(form.get("version")));
  const misplaced: Problems = when ? hourProblems(when) : {};
  const lost = withoutPicture(typed);
  const problems: Problems = {
    ...lost,
    ...("problems" in read && read.problems),
    ...(!when && (refuseHours().error as Problems)),
    ...misplaced,
  };
  const refuse = ({ form: formErrors }: Refusal = {}, { status = 422, conflict = false } = {}) => {
    const answer = answerOf(form, typed, formErrors ? { "": formErrors } : problems);
    const refused: PageAnswer = { answer, focusIndex: null, conflict, seen: conflict ? null : seen };
    return data(refused, { status });
  };
  if (!("page" in read) || !when || Object.keys({ ...lost, ...misplaced }).length)
    return { value: null, refuse };
  const publish = form.get("do") === "publish";
  const requestedHours = { from: when.publish_at ?? null, until: when.unpublish_at ?? null };
  const value: SentPage = { fields: read.page, seen, publish: publish ? requestedHours : null };
  return { value, refuse };
}
