import { describe, expect, it } from "vitest";
import { isConnectionLost, StorageUnavailable, unavailableService } from "./unavailable";

const failed = (code: string) => Object.assign(new Error("failed"), { code });

describe("unavailableService", () => {
  it.each([
    ...["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ETIMEDOUT"],
    ...["CONNECTION_CLOSED", "CONNECTION_ENDED", "CONNECTION_DESTROYED", "CONNECT_TIMEOUT"],
    ...["57P01", "57P02", "57P03", "08006", "53300", "53100", "57014", "25006"],
  ])("returns the database for %s, at any depth", (code) => {
    expect(unavailableService(failed(code))).toBe("database");
    const wrapped = new Error("Failed query", { cause: failed(code) });
    expect(unavailableService(new Error("a page", { cause: wrapped }))).toBe("database");
  });

  it.each(["ECONNREFUSED", "CONNECTION_CLOSED", "57P01", "08006"])(
    "is lost with its connection: %s",
    (code) => {
      expect(isConnectionLost(new Error("Failed query", { cause: failed(code) }))).toBe(true);
      expect(isConnectionLost(new StorageUnavailable("failed", { cause: failed(code) }))).toBe(false);
    },
  );

  it.each(["57014", "53300", "53100", "25006"])("is not lost when it answers %s", (code) =>
    expect(isConnectionLost(failed(code))).toBe(false),
  );

  it.each(["ECONNREFUSED", "ENOSPC", "EIO", "TimeoutError"])(
    "is the storage where it says so, caused by %s",
    (code) => {
      expect(unavailableService(new StorageUnavailable("failed", { cause: failed(code) }))).toBe("storage");
    },
  );

  it.each([failed("23505"), failed("42P01"), failed("ENOENT"), new TypeError("x"), "ECONNREFUSED", null])(
    "is nothing for %s",
    (error) => expect(unavailableService(error)).toBeNull(),
  );

  it("handles an error that causes itself", () => {
    const circular = new Error("round");
    circular.cause = circular;
    expect(unavailableService(circular)).toBeNull();
  });
});
