import { describe, expect, it } from "vitest";
import { aMember, changeMember } from "../builders/doctors";
import { commandHere } from "../support/command-here";
import { useDatabase } from "../support/database";

useDatabase();

describe("accounts", () => {
  it("are created once, from arguments", async () => {
    const admin = ["create-admin", "chief@example.test", "The Chief", "a-long-enough-password"];
    const made = "The admin chief@example.test may sign in at /emp-portal.\n";
    expect(await commandHere(...admin)).toEqual({ code: 0, output: made });
    const again = await commandHere(...admin);
    expect([again.code, again.output]).toEqual([1, expect.stringMatching(/^Not created: .*exists\.\n$/)]);
    const clerk = ["create-computer-user", "comp9", "73519064", "--name", "A Clerk"];
    expect((await commandHere(...clerk, "--permissions", "vote,undo")).code).toBe(0);
  });

  it.each([
    [["create-admin", "nobody", "The Chief", "a-long-enough-password"], "e-mail"],
    [["create-admin", "chief@example.test", "The Chief", "x"], "short"],
    [["create-computer-user", "comp9", "letters-only"], "digits"],
    [["create-computer-user", "comp 9", "73519064"], "letters A to Z"],
    [["create-computer-user", "comp9", "73519064", "--permissions", "everything"], "permission"],
  ])("are refused with the reason: %j", async (args, reason) => {
    const { code, output } = await commandHere(...args);
    expect(code).toBe(1);
    expect(output).toContain(reason);
  });
});

describe("recovery-code", () => {
  it("prints a code for a member, and gives the reason when there is none", async () => {
    await aMember(10_002);
    const { code, output } = await commandHere("recovery-code", "١٠٠٠٢");
    expect(output).toMatch(
      /^Number {2}10002\nName {4}Rana .+\nCode {4}[0-9A-Z]{5}-[0-9A-Z]{5}\nUntil {3}.+\(Amman\)\n$/,
    );
    expect(code).toBe(0);
    const none = await commandHere("recovery-code", "19999");
    expect(none).toEqual({ code: 1, output: "No code was made: no member has this association number.\n" });
    expect((await commandHere("recovery-code", "soon")).code).toBe(1);
    await changeMember(10_002, { nameEn: "" });
    expect((await commandHere("recovery-code", "10002")).output).toContain("\nName    رنا حداد\n");
  });
});
