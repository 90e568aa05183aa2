import { addressOf } from "~/addresses/site-map";
import { type StaffPath, staffGroups } from "~/content/staff-navigation";
import { complaintFigures } from "~/domain/complaints/figures.server";
import { waitingApplications } from "~/domain/internships/queue.server";
import { countWaitingNameChanges } from "~/domain/name-changes/requests.server";
import { countFailedLetters } from "~/domain/outbox/letters.server";
import { today } from "~/platform/clock.server";
import type { Visitor } from "./guards.server";
import { may } from "./permissions";

const waitingAt: Partial<Record<StaffPath, () => Promise<number>>> = {
  "/complaints": async () => (await complaintFigures(today())).pending,
  "/dashboard/registrations": async () => (await waitingApplications()).count,
  "/dashboard/name-changes": countWaitingNameChanges,
  "/dashboard/outbox": countFailedLetters,
};

const permissionAt = (path: string) => {
  const who = addressOf(path)?.who;
  return who && "permission" in who && who.login.endsWith("staff") ? who.permission : undefined;
};

/** A page that staff share with others is theirs while nobody else is signed in. */
function isStaffs(path: string, { doctor, computer }: Visitor): boolean {
  const login = addressOf(path)?.who.login;
  if (login === "staff") return true;
  return (login === "doctor or staff" && !doctor) || (login === "computer or staff" && !computer);
}

/** What the staff's navigation leads to on this page, with how much waits there; null on a page that is not theirs. */
export async function staffNavigation(path: string, visitor: Visitor) {
  const { staff } = visitor;
  if (!staff || !isStaffs(path, visitor)) return null;
  const allowed = (to: string) => {
    const permission = permissionAt(to);
    return permission && may(staff.role, permission as Parameters<typeof may>[1]);
  };
  const groups = staffGroups.map(async ({ group, sign, paths }) => ({
    group,
    sign,
    links: await Promise.all(
      paths.filter(allowed).map(async (to) => ({ to, waiting: (await waitingAt[to]?.()) ?? 0 })),
    ),
  }));
  const shown = (await Promise.all(groups)).filter(({ links }) => links.length);
  return { home: may(staff.role, "dashboard.open"), groups: shown };
}

export type StaffNavigation = NonNullable<Awaited<ReturnType<typeof staffNavigation>>>;
