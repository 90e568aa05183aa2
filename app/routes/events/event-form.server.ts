import { data } from "@remix-run/node";
import { type EventInput, eventForm } from "~/domain/events/input";
import { checkPhotoField, filesIn, isProblem } from "~/domain/photos/checked-photo.server";
import type { RefusedPublication } from "~/features/publications/publication-form";
import { hourProblems, hoursFromForm } from "~/features/publications/publishing.server";
import { parseId } from "~/fields/id";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";

/** Replaces the error of an empty field by the specification's wording (1, §8). */
const inOurWords = (answer: Answer): Answer => ({
  ...answer,
  error:
    answer.error &&
    Object.fromEntries(
      Object.entries(answer.error).map(([field, codes]) => [
        field,
        codes?.map((code) => (code === "required" ? "events:fill-required" : code)) ?? null,
      ]),
    ),
});

/**
 * Reads an event from the add and edit forms, checking texts and photo together. `refuse` answers 422 (or another
 * status) with the typed values; a photo has to be chosen again.
 */
export async function readEvent(form: FormData) {
  const { value: typed, refuse: reply } = parseForm(form, eventForm);
  const photo = await checkPhotoField(form, "photo", { required: false });
  const problem = isProblem(photo) ? photo : null;
  const seenVersion = parseId(String(form.get("version") ?? ""));
  const sent = filesIn(form, "photo").length > 0;
  const refuse = (refusal: Refusal = {}, { status = 422, conflict = false } = {}) => {
    const refused: RefusedPublication = {
      answer: inOurWords(reply(refusal)),
      files: { sent, refused: problem ? { photo: problem.name } : {} },
      conflict,
      seenVersion: conflict ? null : seenVersion,
    };
    return data(refused, { status });
  };
  const { publish_at, unpublish_at, ...value } = typed ?? {};
  const ofHours = hourProblems({ publish_at, unpublish_at });
  if (typed && !isProblem(photo) && !Object.keys(ofHours).length) {
    const publish = hoursFromForm(form, { publish_at, unpublish_at });
    return { value: { value: value as EventInput, photo, seenVersion, publish }, refuse };
  }
  const fields = { ...(problem && { [problem.field]: [problem.code] }), ...ofHours };
  return { value: null, refuse: () => refuse({ fields }) };
}
