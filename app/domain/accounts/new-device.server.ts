import { db } from "~/db";
import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { newDeviceLetter } from "~/letters/accounts";
import { now } from "~/platform/clock.server";
import { type Owner, queueEmailToOwner, subjectOf } from "./owner.server";

/** Emails the owner about a sign-in from a device that this account has not used before; at most three emails a day. */
export const queueNewDeviceEmail = (owner: Owner, device: string | null): Promise<void> =>
  db.transaction(async (tx) => {
    if (await overRateLimit("deviceLetter", subjectOf(owner), { database: tx })) return;
    await queueEmailToOwner(tx, owner, newDeviceLetter({ device, at: now() }));
  });
