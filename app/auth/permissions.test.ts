import { describe, expect, it } from "vitest";
import { may, permissions } from "./permissions";

const everyone = ["viewer", "editor", "admin"] as const;
const table = [
  ["account.own", true, true, true],
  ["turnout.read", true, true, true],
  ["dashboard.open", false, true, true],
  ["news.publish", false, true, true],
  ["events.publish", false, true, true],
  ["galleries.publish", false, true, true],
  ["missing-content.read", false, true, true],
  ["complaints.manage", false, true, true],
  ["registrations.manage", false, true, true],
  ["financial-card.open", false, true, true],
  ["personal-card.open", false, true, true],
  ["accounts.manage", false, false, true],
  ["computer-users.manage", false, false, true],
  ["members.recover", false, false, true],
  ["survey.read", false, false, true],
  ["audit.read", false, false, true],
  ["outbox.read", false, false, true],
  ["names.decide", false, false, true],
  ["certificates.manage", false, false, true],
  ["oaths.read", false, false, true],
  ["elections.manage", false, false, true],
  ["site.maintain", false, false, true],
] as const;

describe("the table of roles", () => {
  it.each(table)("%s: viewer %s, editor %s, admin %s", (permission, ...expected) => {
    expect(everyone.map((role) => may(role, permission))).toEqual(expected);
  });

  it("leaves no permission untested and none without a holder", () => {
    expect(permissions).toEqual(table.map(([permission]) => permission));
  });
});
