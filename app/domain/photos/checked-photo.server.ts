import { isGone } from "~/domain/files/staged-files.server";
import { cleanFileName } from "~/platform/file-name";
import { PhotoRefused, type PreparedPhoto, preparePhoto } from "~/platform/photos.server";

/** `name` is the file's own name, `code` an error code of the forms or `area:…`. */
export type UploadProblem = { field: string; code: string; name: string };
export type CheckedPhoto = { name: string; prepared: PreparedPhoto };

const reasons = {
  "invalid-file-type": "invalid-photo",
  "too-large": "photo-too-large",
  "too-many-pixels": "photo-too-large",
};

/** Returns the chosen files; an empty field arrives as a nameless file of no length. */
export const filesIn = (form: FormData, field: string) =>
  form
    .getAll(field)
    .filter((sent): sent is File => sent instanceof File && (sent.size > 0 || sent.name !== ""));

/** True if the field holds text: a form sent without multipart encoding has file names in place of files. */
export const hasText = (form: FormData, field: string) =>
  form.getAll(field).some((sent) => typeof sent === "string" && sent);

export async function checkPhoto(file: File, field: string): Promise<CheckedPhoto | UploadProblem> {
  const name = cleanFileName(file.name);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isGone(file, bytes)) return { field, code: "file-gone", name };
    return { name, prepared: await preparePhoto(bytes) };
  } catch (error) {
    if (error instanceof PhotoRefused) return { field, code: reasons[error.code], name };
    throw error;
  }
}

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
