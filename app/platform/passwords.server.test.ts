import * as argon2 from "@node-rs/argon2";
import { expect, it, vi } from "vitest";

vi.mock("@node-rs/argon2", { spy: true });

/** A module of this file's own: others of its worker were loaded with the library itself. */
const ofThisTest = "./passwords.server?counted";
const { hashPassword, verifyPassword } = (await import(ofThisTest)) as typeof import("./passwords.server");

const COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

it("hashes a password with argon2id, 19 MB and two passes, with its own salt", async () => {
  const [one, other] = [await hashPassword("a password"), await hashPassword("a password")];
  expect([one, other]).toEqual([expect.stringMatching(COST), expect.stringMatching(COST)]);
  expect(one).not.toBe(other);
  expect(await verifyPassword(one, "a password")).toBe(true);
  expect(await verifyPassword(one, "another")).toBe(false);
});

it("takes the same work for a missing account, and refuses it", async () => {
  await verifyPassword(null, "a password");
  vi.mocked(argon2.verify).mockClear();
  vi.mocked(argon2.hash).mockClear();
  expect(await verifyPassword(null, "no account has this password")).toBe(false);
  expect(argon2.hash).not.toHaveBeenCalled();
  expect(vi.mocked(argon2.verify).mock.calls).toEqual([
    [expect.stringMatching(COST), "no account has this password"],
  ]);
});
