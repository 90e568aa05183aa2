import { describe, expect, it } from "vitest";
import { afterTry } from "./retry";

const failed = (status: number | null, retryAfterSeconds?: number) =>
  ({ ok: false, status, reason: "r", retryAfterSeconds }) as const;

describe("afterTry", () => {
  it("marks an accepted email as sent", () => {
    expect(afterTry({ ok: true }, 1, 0, 0.5)).toEqual({ state: "sent" });
  });

  it.each([
    [1, 1],
    [2, 5],
    [3, 30],
    [4, 300],
    [5, 3600],
    [9, 3600],
  ])("delays try %i by %i seconds", (tries, seconds) => {
    for (const status of [500, 503, 408, 401, 403, null]) {
      expect(afterTry(failed(status), tries, 60, 0.5)).toMatchObject({
        state: "waiting",
        inSeconds: seconds,
      });
    }
  });

  it("varies the delays by a fifth", () => {
    expect(afterTry(failed(500), 3, 0, 0)).toMatchObject({ inSeconds: 24 });
    expect(afterTry(failed(500), 3, 0, 1)).toMatchObject({ inSeconds: 36 });
  });

  it("waits at least as long as the service asked for", () => {
    expect(afterTry(failed(429, 120), 1, 0, 0.5)).toMatchObject({ state: "waiting", inSeconds: 120 });
  });

  it.each([400, 404, 422])("gives up at once on status %i", (status) => {
    expect(afterTry(failed(status), 1, 0, 0.5)).toEqual({ state: "failed", reason: `[${status}] r` });
  });

  it("gives up after a day", () => {
    expect(afterTry(failed(500), 20, 24 * 3600, 0.5)).toMatchObject({ state: "failed" });
  });

  it("tries an email six times that waited longer before mail was configured", () => {
    expect(afterTry(failed(500), 5, 9 * 24 * 3600, 0.5)).toMatchObject({ state: "waiting", inSeconds: 3600 });
    expect(afterTry(failed(500), 6, 9 * 24 * 3600, 0.5)).toMatchObject({ state: "failed" });
  });
});
