import type { Address } from "~/addresses/address";
import { addressOf } from "~/addresses/site-map";
import { isUsed } from "~/content/current-edition";
import { type StaffPage, staffGroups, staffPages } from "~/content/staff-navigation";
import { type Counted, countedKinds, countWaiting, type Waiting } from "~/domain/inbox/waiting.server";
import { describeError, log } from "~/platform/log.server";
import { requestScope } from "~/platform/request-scope.server";
import type { StaffUser, Visitor } from "./guards.server";
import { may, type Permission } from "./permissions";

const permissionAt = (path: string) => {
  const address = addressOf(path);
  const who = isUsed(address?.use) ? address?.who : null;
  return who && "permission" in who && who.login.endsWith("staff") ? (who.permission as Permission) : null;
};

/** Returns true if this member of staff may open a link of the staff navigation. */
export function mayOpen(staff: StaffUser, { path }: Pick<StaffPage, "path">): boolean {
  const permission = permissionAt(path);
  return permission !== null && may(staff.role, permission);
}

/** Returns the pending kinds whose page this member of staff may open. */
export const pendingKindsFor = (staff: StaffUser): Counted[] =>
  countedKinds.filter((kind) =>
    staffPages.some((page) => "waits" in page && page.waits === kind && mayOpen(staff, page)),
  );

/** True if a page that several logins share is shown to staff, because nobody else is signed in. */
function isStaffs(address: Address | null, { doctor, computer }: Visitor): boolean {
  const login = address?.who.login;
  if (address?.asReaders) return false;
  if (login === "staff") return true;
  return (login === "doctor or staff" && !doctor) || (login === "computer or staff" && !computer);
}

/** Counts pending items once per request. Returns null if that fails, so that the page is still shown. */
export function countPendingOnce(): Promise<Waiting | null> {
  const scope = requestScope();
  const count = () =>
    countWaiting().catch((error) => {
      log.error("failed to count pending items for the staff navigation", describeError(error));
      return null;
    });
  if (!scope) return count();
  scope.waiting ??= count();
  return scope.waiting as Promise<Waiting | null>;
}

/** Builds the staff navigation of this page with its pending counts; null if the page is not a staff page. */
export async function staffNavigation(address: Address | null, visitor: Visitor) {
  const { staff } = visitor;
  if (!staff || !isStaffs(address, visitor)) return null;
  const isListed = (page: StaffPage) =>
    mayOpen(staff, page) && !("within" in page && mayOpen(staff, { path: page.within }));
  const allowed = staffGroups.map(({ group, sign, pages }) => ({
    group,
    sign,
    pages: (pages as readonly StaffPage[]).filter(isListed),
  }));
  const counts = allowed.some(({ pages }) => pages.some((page) => "waits" in page))
    ? await countPendingOnce()
    : null;
  const groups = allowed
    .filter(({ pages }) => pages.length)
    .map(({ pages, ...group }) => ({
      ...group,
      links: pages.map((page) => ({
        to: page.path,
        waiting: "waits" in page ? (counts?.[page.waits].count ?? 0) : 0,
      })),
    }));
  return { home: may(staff.role, "dashboard.open"), groups };
}
