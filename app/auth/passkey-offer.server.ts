import { account } from "~/addresses/accounts";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import type { ComputerUser, Doctor, StaffUser } from "~/domain/accounts/identities";
import type { Owner } from "~/domain/accounts/owner.server";
import { listPasskeys } from "~/domain/accounts/passkeys.server";
import type { Notice } from "~/platform/flash.server";
import { isOwnPasswordDue } from "./reauthenticate.server";

const pages = { doctor: href(doctorPortal.passkeys), staff: href(account.passkeys) };

function ownerOf(identity: Doctor | StaffUser | ComputerUser): Owner | null {
  if ("email" in identity) return { kind: "staff", subject: identity.id };
  if (!("memberNumber" in identity) || isOwnPasswordDue(identity)) return null;
  return { kind: "doctor", subject: String(identity.memberNumber) };
}

/** Offers a passkey after sign-in to owners who have none yet. */
export async function passkeyOffer(identity: Doctor | StaffUser | ComputerUser): Promise<Notice["link"]> {
  const owner = ownerOf(identity);
  if (!owner || (await listPasskeys(owner)).length) return undefined;
  return { to: pages[owner.kind], key: "passkeys:offer-link" };
}
