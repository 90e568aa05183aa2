import { cleanFileName } from "~/platform/file-name";
import { PhotoRefused, type PreparedPhoto, preparePhoto } from "~/platform/photos.server";

/** A refused file: its form field, its own name and the code of the reason (of the form kit, or `area:…`). */
export type UploadProblem = { field: string; code: string; name: string };
export type CheckedPhoto = { name: string; prepared: PreparedPhoto };

const reasons = {
  "invalid-file-type": "invalid-photo",
  "too-large": "photo-too-large",
  "too-many-pixels": "photo-too-large",
};

/** The files of a form's field; a field left empty arrives as a nameless file of no length. */
export const filesIn = (form: FormData, field: string) =>
  form
    .getAll(field)
    .filter((sent): sent is File => sent instanceof File && (sent.size > 0 || sent.name !== ""));

/** Whether a field for files holds typed text, as a form sent without its encoding does. */
export const hasText = (form: FormData, field: string) =>
  form.getAll(field).some((sent) => typeof sent === "string" && sent);

/** Checks one file by its content and makes it ready to be stored; `field` is what a problem is named by. */
export async function checkPhoto(file: File, field: string): Promise<CheckedPhoto | UploadProblem> {
  const name = cleanFileName(file.name);
  try {
    return { name, prepared: await preparePhoto(new Uint8Array(await file.arrayBuffer())) };
  } catch (error) {
    if (error instanceof PhotoRefused) return { field, code: reasons[error.code], name };
    throw error;
  }
}

/** The one photo of a field, checked; null where none was chosen and none is required. */
export async function checkPhotoField(
  form: FormData,
  field: string,
  { required }: { required: boolean },
): Promise<CheckedPhoto | UploadProblem | null> {
  const [file, ...more] = filesIn(form, field);
  if (more.length) return { field, code: "sent-twice", name: "" };
  if (file) return checkPhoto(file, field);
  if (hasText(form, field)) return { field, code: "invalid-photo", name: "" };
  return required ? { field, code: "required", name: "" } : null;
}

export const isProblem = (checked: object | null): checked is UploadProblem =>
  checked !== null && "code" in checked;
