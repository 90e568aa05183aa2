import { expect, it } from "vitest";
import { cli } from "../support/command-line";
import { embeddedPlace } from "../support/prepared-place";

it("accounts are created in the database of the data folder, and a demo is not filled twice", async () => {
  const { dataDir: DATA_DIR } = await embeddedPlace("demo");
  const admin = ["create-admin", "chief@example.test", "The Chief", "a-long-enough-password"];
  expect((await cli(admin, { DATA_DIR })).code).toBe(0);
  const again = await cli(admin, { DATA_DIR });
  expect([again.code, again.output]).toEqual([1, expect.stringMatching(/^Not created: .*exists\.\n$/)]);
  const seeded = await cli(["seed-demo"], { DATA_DIR });
  expect(seeded).toEqual({ code: 0, output: "The demo association is in the database.\n" });
});
