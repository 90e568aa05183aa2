import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import type { Address, OpenTo, Who } from "~/addresses/address";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { matchOf } from "~/addresses/site-map";
import { isUsed } from "~/content/current-edition";
import type { Language } from "~/i18n";
import { languageOf } from "~/i18n/request-language.server";
import { NotFound } from "~/platform/not-found";
import { requestScope } from "~/platform/request-scope.server";
import { settings } from "~/platform/settings.server";
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
type PageLogin = keyof Entered;

type RouteArgs = Pick<ActionFunctionArgs, "request" | "params" | "context">;
/**
 * The arguments of a loader or an action once the visitor was admitted; the visitor's type follows from the address's
 * login.
 */
export type Visit<Login extends PageLogin> = RouteArgs &
  Entered[Login] & {
    /** The requested address, if several share the route file. */
    address: Address;
    url: URL;
    language: Language;
  };

/** Redirects a doctor who still signs in with the national number to the page where a password is chosen. */
function withOwnPassword(doctor: Doctor): Doctor {
  if (isOwnPasswordDue(doctor)) throw redirect(href(doctorPortal.setPassword));
  return doctor;
}

const admit: {
  [Login in PageLogin]: (request: Request, who: OpenTo<Login>) => Promise<Entered[Login]>;
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

/** Returns the address as its action sees it, where `sender` differs from who may read the page. */
export const withSenderAccess = <Sender extends Who>(address: Address & { sender: Sender }) => ({
  ...address,
  who: address.sender,
});

type EnteredBy<Login extends PageLogin> = Address & { who: OpenTo<Login> & { login: Login } };

/**
 * Admits the visitor by the address's login. Throws a Response: 404 if the association does not use this part of the
 * site, a redirect for whoever may not enter.
 */
export async function admitVisitor<Login extends PageLogin>(
  request: Request,
  { use, who }: EnteredBy<Login>,
): Promise<Entered[Login]> {
  if (!isUsed(use)) throw new Response(null, { status: 404 });
  const { login } = who as { login: Login };
  return admit[login](request, who);
}

/** Tells whatever answers the request which address it is. */
export function noteAnsweredAddress(address: Address): void {
  const scope = requestScope();
  if (scope) scope.answering = { address };
}

/** Returns true if an action turned its sender away: by a status of 400 or more, or by a redirect other than 303. */
function isRefusal(answer: unknown): boolean {
  const status =
    answer instanceof Response ? answer.status : (answer as { init?: ResponseInit })?.init?.status;
  return status !== undefined && status >= 300 && status !== 303;
}

/**
 * In development and in tests, throws if an action succeeded without reading its body, because the body readers enforce
 * the accepted kinds and read-only mode.
 */
export function assertBodyRead({ takes }: Address, { method }: Request, answer: unknown): void {
  const answering = requestScope()?.answering;
  if (!settings.strictAddresses || method !== "POST" || !takes || isRefusal(answer)) return;
  if (answering && !answering.hasReadBody)
    throw new Error(
      `${answering.address.path} answers a body that it has not read: use readForm or readJson`,
    );
}

/** Returns the requested one of the addresses that share a route file; throws a Response with 404 if it is none of them. */
function findRequested<One extends Address>(addresses: readonly One[], requested: Address | undefined): One {
  const address = addresses.find(({ path }) => path === requested?.path);
  if (!address) throw new Response(null, { status: 404 });
  return address;
}

/**
 * Makes the loader or the action of a page: `answer` is called once the visitor has entered (`enter`); a `NotFound` that it
 * throws is answered with 404. The function returned names its `addresses`, so that a test can ask every route module which
 * of them it guards.
 */
export function handler<Login extends PageLogin, Result>(
  address: EnteredBy<Login> | readonly EnteredBy<Login>[],
  answer: (visit: Visit<Login>) => Result | Promise<Result>,
) {
  const addresses = [address].flat() as EnteredBy<Login>[];
  const respond = async ({ request, params, context }: RouteArgs): Promise<Result> => {
    const url = new URL(request.url);
    const [only, another] = addresses;
    const address = another ? findRequested(addresses, matchOf({ request, context })?.address) : only!;
    noteAnsweredAddress(address);
    const entered = await admitVisitor(request, address);
    const language = await languageOf(request);
    try {
      const answered = await answer({ request, params, context, ...entered, address, url, language });
      assertBodyRead(address, request, answered);
      return answered;
    } catch (error) {
      if (error instanceof NotFound) throw new Response(null, { status: 404 });
      throw error;
    }
  };
  return Object.assign(respond, { addresses });
}
