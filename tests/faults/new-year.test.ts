import { expect, it } from "vitest";
import { after, before, MIDNIGHT, placeBeforeNewYear, seen, signIns, startAt } from "../support/new-year";

it("a server started after New Year in Amman is in the new year, and one started before is not", async () => {
  const place = await placeBeforeNewYear();
  for (const [moment, expected] of [
    [MIDNIGHT - 3_600_000, before],
    [MIDNIGHT + 1000, after],
  ] as const) {
    const server = await startAt(place, moment);
    expect(await seen(server, await signIns(server))).toEqual(expected);
    await server.stop("SIGINT");
  }
});
