import {
  type CheckedPhoto,
  checkPhotoField,
  filesIn,
  isProblem,
  type UploadProblem,
} from "~/domain/photos/checked-photo.server";
import { cleanFileName } from "~/platform/attachments/file-name";
import { AttachmentRefused, checkAttachment } from "~/platform/attachments.server";
import { MOST_ATTACHMENTS } from "./input";

type CheckedAttachment = Awaited<ReturnType<typeof checkAttachment>> & { bytes: Uint8Array };
export type CheckedUploads = { photo: CheckedPhoto | null; attachments: CheckedAttachment[] };

const attachmentReasons = {
  "file-too-large": "news:attachment-too-large",
  "invalid-attachment-type": "news:invalid-attachment",
};

async function checkFile(file: File, field: string): Promise<CheckedAttachment | UploadProblem> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { ...(await checkAttachment(file.name, bytes)), bytes };
  } catch (error) {
    if (!(error instanceof AttachmentRefused)) throw error;
    return { field, code: attachmentReasons[error.code], name: cleanFileName(file.name) };
  }
}

/**
 * Checks by their content the files in `photo` and `attachments`. The photo comes ready to be stored in its sizes;
 * `problems` names every file that is refused, attachments by their place (`attachments[0]`).
 */
export async function checkUploads(form: FormData, { photoRequired }: { photoRequired: boolean }) {
  const problems: UploadProblem[] = [];
  const uploads: CheckedUploads = { photo: null, attachments: [] };
  const photo = await checkPhotoField(form, "photo", { required: photoRequired });
  if (isProblem(photo)) problems.push(photo);
  else uploads.photo = photo;

  const files = filesIn(form, "attachments");
  if (files.length > MOST_ATTACHMENTS) {
    problems.push({ field: "attachments", code: "news:too-many-attachments", name: "" });
    return { uploads, problems };
  }
  for (const [index, file] of files.entries()) {
    const checked = await checkFile(file, `attachments[${index}]`);
    if (isProblem(checked)) problems.push(checked);
    else uploads.attachments.push(checked);
  }
  return { uploads, problems };
}
