import { data, redirect } from "@remix-run/node";
import { z } from "zod";
import type { StaffUser } from "~/auth/guards.server";
import { type FileProblem, readRollFile } from "~/domain/elections/roll-check.server";
import { storeCheckedRoll } from "~/domain/elections/roll-import.server";
import { filesIn } from "~/domain/photos/checked-photo.server";
import { findOutcome, serialize, submissionOf } from "~/domain/submissions/once.server";
import { type Answer, parseForm } from "~/fields/parse-form";
import { cleanFileName } from "~/platform/file-name";
import { describeError, log } from "~/platform/log.server";
import { rollPage } from "../addresses";

export type RefusedRollFile = {
  answer: Answer;
  problem: FileProblem | null;
  line: number | null;
};
type Sent = { form: FormData; staff: StaffUser; electionId: number };

export async function answerRollFile({ form, staff, electionId }: Sent) {
  const { refuse: reply } = parseForm(form, z.object({}));
  const refuse = (code: string, about: Partial<RefusedRollFile> = {}, status = 422) => {
    const answer = reply({ fields: { roll: [`election-office:errors.${code}`] } });
    return data<RefusedRollFile>({ problem: null, line: null, ...about, answer }, { status });
  };
  const [file, ...more] = filesIn(form, "roll");
  if (!file || more.length) return refuse("file-missing");
  const submission = await submissionOf(form, `roll:${electionId}`, staff);
  return serialize(submission, async () => {
    const to = ({ id }: { id: string }) => redirect(`${rollPage(electionId)}/${id}`, { status: 303 });
    const earlier = await findOutcome<{ id: string }>(submission);
    if (earlier) return to(earlier.outcome);
    try {
      const read = await readRollFile(new Uint8Array(await file.arrayBuffer()));
      if ("problem" in read) return refuse("choose-again", read);
      const sent = { electionId, fileName: cleanFileName(file.name), file: read.file, staffId: staff.id };
      return to((await storeCheckedRoll(sent, submission)).outcome);
    } catch (error) {
      log.error("a roll could not be checked", describeError(error));
      return refuse("check-failed", {}, 503);
    }
  });
}
