import { afterEach, describe, expect, it } from "vitest";
import { isReadOnlyFor, readOnlyNow, setReadOnly, siteReadOnly } from "./read-only.server";
import { inRequest } from "./request-scope.server";

afterEach(() => {
  for (const reason of ["maintenance", "disk", "files"] as const) setReadOnly(reason, null);
});

describe("the site is read only", () => {
  it("for maintenance before all else, and for the disk when that is over", () => {
    setReadOnly("disk", {});
    setReadOnly("maintenance", { until: "2026-11-22T15:00:00.000Z" });
    expect(readOnlyNow()).toEqual({ reason: "maintenance", until: "2026-11-22T15:00:00.000Z" });
    expect(isReadOnlyFor("disk")).toBe(true);
    setReadOnly("maintenance", null);
    expect(siteReadOnly()).toEqual({ reason: "disk" });
    setReadOnly("disk", null);
    expect(readOnlyNow()).toBeNull();
  });

  it("for forms with files alone, while only those are refused", () => {
    setReadOnly("files", {});
    const scope = { address: "" };
    const readOnlyFor = (files: Array<[string, string]>) => inRequest({ ...scope, files }, readOnlyNow);
    expect(readOnlyFor([["photo", "one.jpg"]])).toEqual({ reason: "files" });
    expect(readOnlyFor([["photo", ""]])).toBeNull();
    expect(readOnlyNow()).toBeNull();
    expect(siteReadOnly()).toBeNull();
  });
});
