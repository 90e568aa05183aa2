import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { office } from "~/addresses/staff";

const doctorDoor = href(doctorPortal.signIn);
const staffDoor = href(office.signIn);

type Door = typeof doctorDoor | typeof staffDoor;

/** The login whose passkeys are asked for, by the address below it. */
export const portalOf = (request: Request): Door =>
  new URL(request.url).pathname.startsWith(`${staffDoor}/`) ? staffDoor : doctorDoor;
