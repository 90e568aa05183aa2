import { redirect } from "@remix-run/node";
import type { OpenTo } from "~/addresses/address";
import { addressOf } from "~/addresses/site-map";
import { isUsed } from "~/content/edition";
import { keepCurrent } from "~/domain/content/edition.server";
import type { Language } from "~/i18n";
import { languageOf } from "~/i18n/request-language.server";
import {
  type ComputerUser,
  type Doctor,
  type Officer,
  requireComputerUser,
  requireComputerUserOrStaff,
  requireDoctor,
  requireDoctorOrStaff,
  requireStaff,
  type StaffUser,
  type Visitor,
  whoIs,
} from "./guards.server";
import { isOwnPasswordDue } from "./reauthenticate.server";

type Entered = {
  none: Visitor;
  doctor: { doctor: Doctor };
  computer: { computer: ComputerUser };
  staff: { staff: StaffUser };
  "doctor or staff": { doctor: Doctor; staff: null } | { doctor: null; staff: StaffUser };
  "computer or staff": { officer: Officer };
};

/** Who still signs in with the national number chooses a password first. */
function withOwnPassword(doctor: Doctor): Doctor {
  if (isOwnPasswordDue(doctor)) throw redirect("/dr-portal/set-password");
  return doctor;
}

const enter: {
  [Login in keyof Entered]: (request: Request, who: OpenTo<Login>) => Promise<Entered[Login]>;
} = {
  none: (request) => whoIs(request),
  doctor: async (request, { beforeOwnPassword }) => {
    const doctor = await requireDoctor(request);
    return { doctor: beforeOwnPassword ? doctor : withOwnPassword(doctor) };
  },
  computer: async (request, { permission }) => ({ computer: await requireComputerUser(request, permission) }),
  staff: async (request, { permission }) => ({ staff: await requireStaff(request, permission) }),
  "doctor or staff": async (request, { permission }) => {
    const entered = await requireDoctorOrStaff(request, permission);
    if (entered.doctor) withOwnPassword(entered.doctor);
    return entered;
  },
  "computer or staff": async (request, { computer, permission }) => ({
    officer: await requireComputerUserOrStaff(request, { computer, staff: permission }),
  }),
};

export async function visit<Login extends keyof Entered>(
  request: Request,
  { who }: { who: OpenTo<Login> & { login: Login } },
): Promise<Entered[Login] & { language: Language }> {
  keepCurrent();
  if (!isUsed(addressOf(new URL(request.url).pathname)?.use)) throw new Response(null, { status: 404 });
  const { login } = who as { login: Login };
  const entered = await enter[login](request, who);
  return { ...entered, language: await languageOf(request) };
}
