import { storeCheckedPhoto } from "~/domain/photos/stored-photo.server";
import { sealBytes, unsealBytes } from "~/platform/sealed.server";
import { type StoredUploads, storeFile } from "./stored-uploads.server";
import type { CheckedUploads } from "./uploads.server";

/** Half the age at which a stored file that no row names is swept away. */
const HELD_MS = 12 * 60 * 60 * 1000;

/** Who may confirm a change of which article. */
export type HeldOwner = { staff: { id: string }; id: number };
export type HeldAttachment = StoredUploads["attachments"][number] & { id: string };
/** Files that lie in the storage until their sender confirms the change that they belong to; no row names them yet. */
export type HeldUploads = { photo: StoredUploads["photo"]; attachments: HeldAttachment[]; until: number };

export const nothingHeld: HeldUploads = { photo: null, attachments: [], until: Number.POSITIVE_INFINITY };

const sealOf = ({ staff, id }: HeldOwner) => ({ purpose: "held-uploads", owner: `${staff.id}:${id}` });

/** Stores checked files beside those already held; a new photo takes the place of a held one. */
export async function holdUploads(checked: CheckedUploads, before: HeldUploads): Promise<HeldUploads> {
  const until = Math.min(before.until, Date.now() + HELD_MS);
  const photo = checked.photo ? await storeCheckedPhoto("news-photos", checked.photo) : before.photo;
  const attachments = [...before.attachments];
  for (const file of checked.attachments)
    attachments.push({ ...(await storeFile(file)), id: crypto.randomUUID() });
  return { photo, attachments, until };
}

/** What a form carries of held files: of use for twelve hours, to this member of staff, for this article. */
export const sealHeld = (held: HeldUploads, owner: HeldOwner): string =>
  sealBytes(Buffer.from(JSON.stringify(held)), sealOf(owner));

/** The held files that a form carries; none where it carries none, they are another's or too long ago. */
export function openHeld(carried: FormDataEntryValue | null, owner: HeldOwner): HeldUploads {
  const bytes = typeof carried === "string" && carried ? unsealBytes(carried, sealOf(owner)) : null;
  const held: HeldUploads | null = bytes && JSON.parse(bytes.toString());
  return held && Date.now() < held.until ? held : nothingHeld;
}
