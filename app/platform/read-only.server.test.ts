import { afterEach, describe, expect, it } from "vitest";
import { currentReadOnly, isReadOnlyFor, setReadOnly, siteReadOnly } from "./read-only.server";
import { runInRequest } from "./request-scope.server";

afterEach(() => {
  for (const reason of ["maintenance", "disk", "files"] as const) setReadOnly(reason, null);
});

describe("read-only mode", () => {
  it("prefers maintenance over a full disk", () => {
    setReadOnly("disk", {});
    setReadOnly("maintenance", { until: "2026-11-22T15:00:00.000Z" });
    expect(currentReadOnly()).toEqual({ reason: "maintenance", until: "2026-11-22T15:00:00.000Z" });
    expect(isReadOnlyFor("disk")).toBe(true);
    setReadOnly("maintenance", null);
    expect(siteReadOnly()).toEqual({ reason: "disk" });
    setReadOnly("disk", null);
    expect(currentReadOnly()).toBeNull();
  });

  it("applies only to forms with files if only those are refused", () => {
    setReadOnly("files", {});
    const scope = { address: "" };
    const readOnlyFor = (files: Array<[string, string]>) =>
      runInRequest({ ...scope, files }, currentReadOnly);
    expect(readOnlyFor([["photo", "one.jpg"]])).toEqual({ reason: "files" });
    expect(readOnlyFor([["photo", ""]])).toBeNull();
    expect(currentReadOnly()).toBeNull();
    expect(siteReadOnly()).toBeNull();
  });
});
