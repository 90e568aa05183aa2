import { beforeEach } from "vitest";
import type { Fields } from "~/content/edition";
import { db, staffUsers } from "~/db";
import { loadEdition } from "~/domain/content/edition.server";
import { saveRevision } from "~/domain/content/items.server";
import type { KindName } from "~/domain/content/kinds";
import type { CheckedUpload } from "~/domain/content/uploads.server";
import type { Hours } from "~/domain/revisions/hours";
import { preparePhoto } from "~/platform/photos.server";
import { aPhoto } from "../visitor/uploads";

export const AT_ONCE: Hours = { from: null, until: null };

/** Inserts a member of staff who writes content. */
export async function aContentWriter(email = "content@site.test"): Promise<{ id: string }> {
  const [user] = await db
    .insert(staffUsers)
    .values({ email, fullName: "Writer", role: "content", passwordHash: "none" })
    .returning({ id: staffUsers.id });
  return user!;
}

const submissionBy = (staff: { id: string }, id: string = crypto.randomUUID()) => ({
  id,
  form: "content",
  actor: staff.id,
  bodyHash: "",
});

/** A picture as a form has checked it. */
export const aCheckedPhoto = async (colour: string): Promise<CheckedUpload> => ({
  name: `${colour.slice(1)}.jpg`,
  prepared: await preparePhoto(new Uint8Array((await aPhoto(colour)).buffer)),
});

/** Overrides for a save; with `publish` null it is a draft. */
export type More = {
  key?: string | null;
  group?: number;
  upload?: CheckedUpload | null;
  seen?: number | null;
  publish?: Hours | null;
  id?: string;
  staff?: { id: string };
};

/** Prepares a new database for each test with a content writer, and functions that save items. */
export function aContentDesk() {
  let writer = { id: "" };
  beforeEach(async () => {
    writer = await aContentWriter();
    await loadEdition();
  });
  return {
    writer: () => writer,
    submission: (id?: string) => submissionBy(writer, id),
    async save(kind: KindName, fields: Fields, { id, staff = writer, ...more }: More = {}) {
      const writing = { kind, key: null, fields, upload: null, seen: null, publish: AT_ONCE, ...more };
      return (await saveRevision({ ...writing, staff }, submissionBy(staff, id))).outcome;
    },
  };
}
