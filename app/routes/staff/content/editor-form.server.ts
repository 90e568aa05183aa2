import { data } from "@remix-run/node";
import type { z } from "zod";
import { edition } from "~/content/current-edition";
import type { Fields } from "~/content/edition";
import type { Draft, Place } from "~/domain/content/items.server";
import { type KindName, kindOf, schemas, uploadOf } from "~/domain/content/kinds";
import { labelsToStore } from "~/domain/content/menu-labels";
import { type CheckedUpload, checkFileField } from "~/domain/content/uploads.server";
import { checkPhotoField, filesIn, isProblem } from "~/domain/photos/checked-photo.server";
import { type Hours, hours } from "~/domain/revisions/hours";
import { hourProblems } from "~/features/publications/publishing.server";
import { parseId } from "~/fields/id";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";
import { ammanMoment } from "~/i18n";

export type RefusedContent = {
  answer: Answer;
  upload: { sent: boolean; refused: string };
  /** True if somebody else saved meanwhile; the current version is then shown below. */
  conflict: boolean;
  seen: number | null;
};
export type SentContent = Draft & { publish: Hours | null };

/** The refusals of a save, for pages and for every other kind. */
export const refusals: Record<
  "changed-meanwhile" | "full" | "second-person",
  [refusal: Refusal, how: { status: number; conflict: boolean }]
> = {
  "changed-meanwhile": [{ form: ["content:changed-meanwhile"] }, { status: 409, conflict: true }],
  full: [{ form: ["content:list-full"] }, { status: 422, conflict: false }],
  "second-person": [{ form: ["content:second-person"] }, { status: 422, conflict: false }],
};

/** Checks the uploaded file; without one, the present file stays. */
function checkUpload(form: FormData, kind: KindName, before: Fields | null) {
  const field = uploadOf(kind);
  if (!field) return null;
  if (field.shape === "file") return checkFileField(form, field.name);
  return checkPhotoField(form, field.name, { required: Boolean(field.needed && !before?.[field.name]) });
}

/** Publishes at the start of the day that a field names, else at the time that the form names. */
function publishing(
  kind: KindName,
  fields: Fields,
  { publish_at, unpublish_at }: z.output<typeof hours>,
): Hours {
  const { holdsFrom } = kindOf(kind);
  if (holdsFrom) return { from: ammanMoment(String(fields[holdsFrom]), "00:00"), until: null };
  return { from: publish_at ?? null, until: unpublish_at ?? null };
}

/** Reads the form of an item: fields and photo or file together, with publishing hours if it is to be published. */
export const readContent = (place: Place, before: Fields | null) => async (form: FormData) => {
  const { kind, key } = place;
  const { value: texts, refuse: reply } = parseForm(form, schemas[kind].extend(hours.shape));
  const upload = await checkUpload(form, kind, before);
  const problem = isProblem(upload) ? upload : null;
  const version = String(form.get("version") ?? "");
  const seen = version === "0" ? 0 : parseId(version);
  const refuse = (refusal: Refusal = {}, { status = 422, conflict = false } = {}) => {
    const refused: RefusedContent = {
      answer: reply(refusal),
      upload: {
        sent: filesIn(form, uploadOf(kind)?.name ?? "").length > 0,
        refused: problem?.name ?? "",
      },
      conflict,
      seen: conflict ? null : seen,
    };
    return data(refused, { status });
  };
  if (!texts || problem) {
    const fields = problem ? { [problem.field]: [problem.code] } : {};
    return { value: null, refuse: () => refuse({ fields }) };
  }
  const { publish_at, unpublish_at, ...fields } = texts as Fields & z.output<typeof hours>;
  const mistakes = {
    ...kindOf(kind).check?.(key ?? "", fields),
    ...hourProblems({ publish_at, unpublish_at }),
  };
  if (Object.keys(mistakes).length) return { value: null, refuse: () => refuse({ fields: mistakes }) };
  const publish = form.get("do") === "publish" && publishing(kind, fields, { publish_at, unpublish_at });
  const value: SentContent = {
    fields: kind === "menu" ? labelsToStore(fields, before ?? {}, edition().association.terms) : fields,
    upload: upload as CheckedUpload | null,
    seen,
    publish: publish || null,
  };
  return { value, refuse };
};
