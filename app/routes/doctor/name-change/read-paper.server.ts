import { filesIn } from "~/domain/photos/checked-photo.server";
import { PaperRefused, type PreparedPaper, preparePaper } from "~/platform/papers.server";

const reasons = {
  "too-large": "names:errors.document-too-large",
  "invalid-type": "names:errors.invalid-document",
};

/** The one paper of a form, ready to be stored, or the code of what is wrong with it. */
export async function readPaper(form: FormData): Promise<PreparedPaper | { problem: string }> {
  const [file, ...others] = filesIn(form, "document");
  if (!file) return { problem: "names:errors.document-missing" };
  if (others.length) return { problem: "sent-twice" };
  try {
    return await preparePaper(file.name, new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    if (!(error instanceof PaperRefused)) throw error;
    return { problem: reasons[error.code] };
  }
}
