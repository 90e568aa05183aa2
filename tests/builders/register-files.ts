import { db, lookups } from "~/db";
import { requestApply, requestReading, requestUndo } from "~/domain/register/file-state.server";
import { workOnNextFile } from "~/domain/register/file-work.server";
import { findRegisterFile, storeRegisterFile } from "~/domain/register/register-files.server";
import { anAdmin } from "./certificates";
import { aSubmission } from "./doctors";

/** Does all work that waits, as the server does beside its pages. */
export async function workOnFiles(): Promise<void> {
  while (await workOnNextFile());
}

/** An office that sends files of the register, applies and undoes them. */
export async function aRegisterOffice() {
  for (const code of [1, 2, 100])
    await db.insert(lookups).values({ kind: "work-status", code, nameAr: "حالة", nameEn: "Status" });
  const staff = { id: await anAdmin() };
  const by = () => ({ staff, submission: aSubmission() });

  async function send(text: string | Uint8Array, sheet: string | null = null): Promise<number> {
    const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
    const { outcome } = await storeRegisterFile({ name: "register.csv", bytes, sheet }, by());
    return outcome.id;
  }
  const state = async (id: number) => (await findRegisterFile(id))!;

  return {
    staff,
    by,
    send,
    state,
    /** Sends a file and checks it. */
    async check(text: string | Uint8Array) {
      const id = await send(text);
      await workOnFiles();
      return state(id);
    },
    async apply(
      id: number,
      goodOnly = false,
      stands: "file" | "here" | null = null,
      except: readonly number[] = [],
    ) {
      const conflicts = stands && { stands, except };
      const { outcome } = await requestApply(id, { goodOnly, conflicts, secondPerson: false }, by());
      await workOnFiles();
      return { outcome, file: await state(id) };
    },
    async readAgain(id: number, reading: Parameters<typeof requestReading>[1]) {
      const { outcome } = await requestReading(id, reading, by());
      await workOnFiles();
      return { outcome };
    },
    async undo(id: number) {
      const { outcome } = await requestUndo(id, by());
      await workOnFiles();
      return { outcome, file: await state(id) };
    },
  };
}
