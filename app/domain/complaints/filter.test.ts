import { describe, expect, it } from "vitest";
import { complaintFilter, complaintsAddress } from "./filter";

const read = (search: string) => complaintFilter(new URLSearchParams(search));

describe("complaintFilter", () => {
  it.each([
    ["", { q: "", status: null, page: 1, tooShort: false }],
    ["q= %D8%AA%D8%A3%D8%AE%D8%B1 &status=closed&page=3", { q: "تأخر", status: "closed", page: 3 }],
    ["status=all", { status: null }],
    ["status=done&page=-1", { status: null, page: 1 }],
    ["page=0", { page: 1 }],
    ["page=999999", { page: 834 }],
    ["page=1e9", { page: 1 }],
    ["q=مي", { q: "مي", tooShort: true }],
    ["q=م%20ي", { tooShort: true }],
    ["q=في%20المستشفى", { tooShort: false }],
    ["q=%25%25", { q: "%%", tooShort: true }],
  ])("parses %s", (search, expected) => {
    expect(read(search)).toMatchObject(expected);
  });

  it("is written back as the same address", () => {
    expect(complaintsAddress({})).toBe("/complaints");
    expect(complaintsAddress({ q: "a b", status: "pending", page: 2 })).toBe(
      "/complaints?q=a+b&status=pending&page=2",
    );
    expect(complaintsAddress({ q: "x", page: 1 }, "/export.csv")).toBe("/complaints/export.csv?q=x");
  });
});
