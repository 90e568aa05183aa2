import { describe, expect, it } from "vitest";
import { isNarrowed, memberSearch, membersAddress, membersFilter } from "./members-filter";

const filterOf = (query: string) => membersFilter(new URLSearchParams(query));

describe("memberSearch", () => {
  const nobody = { by: "number", memberNumber: null, nationalNumber: null, mobile: null };
  it.each([
    ["", { by: "nothing" }],
    ["رنا حداد", { by: "name", name: "رنا حداد" }],
    ["Rana@Home.example", { by: "email", email: "rana@home.example" }],
    ["١٠٠٠١", { ...nobody, memberNumber: 10_001 }],
    ["9871002002", { ...nobody, nationalNumber: "9871002002", mobile: "9871002002" }],
    [
      "079-123 4567",
      { ...nobody, memberNumber: 791_234_567, nationalNumber: "0791234567", mobile: "0791234567" },
    ],
    ["791234567", { ...nobody, memberNumber: 791_234_567, mobile: "0791234567" }],
    ["+962 79 123 4567", { ...nobody, mobile: "0791234567" }],
    ["00962791234567", { ...nobody, mobile: "0791234567" }],
  ])("reads %j", (q, expected) => {
    expect(memberSearch(q, { seesPrivate: true })).toEqual(expected);
  });

  it.each(["9871002002", "0791234567", "+962791234567"])(
    "finds nobody by %s for a reader who does not see such numbers",
    (q) => {
      expect(memberSearch(q, { seesPrivate: false })).toMatchObject({ nationalNumber: null, mobile: null });
    },
  );
});

describe("membersFilter", () => {
  it("reads what the register writes, in digits of any script", () => {
    expect(
      filterOf("status=n&paid=٢٠٢٥&account=none&since=2026-11-01&sort=changed&page=٣&after=10020"),
    ).toEqual({
      q: "",
      status: 100,
      governorate: "",
      specialty: "",
      paid: 2025,
      account: "none",
      since: "2026-11-01",
      sort: "changed",
      page: 3,
      after: 10_020,
      before: null,
    });
  });

  it("leaves out what it cannot read", () => {
    const empty = filterOf("");
    expect(filterOf("status=x&paid=26&account=maybe&since=tomorrow&sort=age&page=0&after=-1")).toEqual(empty);
    expect(isNarrowed(empty)).toBe(false);
    expect(isNarrowed(filterOf("account=none"))).toBe(true);
  });

  it("is what its address says", () => {
    const query = "q=رنا&status=N&governorate=إربد&paid=2025&since=2026-11-01&sort=name&page=2&after=7";
    const address = membersAddress(filterOf(query));
    expect(filterOf(address.split("?")[1]!)).toEqual(filterOf(query));
    expect(membersAddress(filterOf(query), "/export.csv")).not.toMatch(/sort|page|after/);
  });
});
