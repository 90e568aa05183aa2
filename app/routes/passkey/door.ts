import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { office } from "~/addresses/staff";

const doctorDoor = href(doctorPortal.signIn);
const staffDoor = href(office.signIn);

type Door = typeof doctorDoor | typeof staffDoor;

/** Returns the login that a passkey address belongs to. */
export const portalOf = (request: Request): Door =>
  new URL(request.url).pathname.startsWith(`${staffDoor}/`) ? staffDoor : doctorDoor;
