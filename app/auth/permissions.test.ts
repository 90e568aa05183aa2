import { describe, expect, it } from "vitest";
import { may, permissions } from "./permissions";

const everyone = ["viewer", "editor", "content", "registrar", "admin"] as const;
const table = [
  ["account.own", true, true, true, true, true],
  ["turnout.read", true, true, false, false, true],
  ["dashboard.open", false, true, true, true, true],
  ["news.publish", false, true, false, false, true],
  ["events.publish", false, true, false, false, true],
  ["galleries.publish", false, true, false, false, true],
  ["missing-content.read", false, true, true, false, true],
  ["content.edit", false, false, true, false, true],
  ["content.publish", false, false, true, false, true],
  ["complaints.manage", false, true, false, false, true],
  ["registrations.manage", false, true, false, true, true],
  ["financial-card.open", false, true, false, false, true],
  ["personal-card.open", false, true, false, false, true],
  ["register.read", false, true, false, true, true],
  ["register.manage", false, false, false, true, true],
  ["accounts.manage", false, false, false, false, true],
  ["computer-users.manage", false, false, false, false, true],
  ["members.recover", false, false, false, false, true],
  ["survey.read", false, false, false, false, true],
  ["audit.read", false, false, false, false, true],
  ["outbox.read", false, false, false, false, true],
  ["names.decide", false, false, false, false, true],
  ["certificates.manage", false, false, false, false, true],
  ["oaths.read", false, false, false, false, true],
  ["elections.manage", false, false, false, false, true],
  ["site.maintain", false, false, false, false, true],
  ["programs.manage", false, false, false, false, true],
] as const;

describe("the permissions of the roles", () => {
  it.each(table)(
    "%s: viewer %s, editor %s, content %s, registrar %s, admin %s",
    (permission, ...expected) => {
      expect(everyone.map((role) => may(role, permission))).toEqual(expected);
    },
  );

  it("are all tested, and each belongs to a role", () => {
    expect(permissions).toEqual(table.map(([permission]) => permission));
  });
});
