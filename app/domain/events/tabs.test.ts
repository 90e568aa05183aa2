import { describe, expect, it } from "vitest";
import { eventsAddress, eventsView, tabOf } from "./tabs";

const ammanDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Amman", dateStyle: "short" });

describe("tabOf", () => {
  it.each([
    ["2026-11-20", "2026-11-21T09:00:00+03:00", "past"],
    ["2026-11-21", "2026-11-21T00:00:00+03:00", "upcoming"],
    ["2026-11-21", "2026-11-21T23:59:59+03:00", "upcoming"],
    ["2026-11-21", "2026-11-22T00:00:00+03:00", "past"],
    ["2026-11-21", "2026-11-21T21:30:00Z", "past"],
    ["2026-11-21", "2026-11-20T21:30:00Z", "upcoming"],
    ["2026-12-31", "2026-12-31T20:59:59Z", "upcoming"],
    ["2026-12-31", "2026-12-31T21:00:00Z", "past"],
    ["2027-01-01", "2026-12-31T21:00:00Z", "upcoming"],
  ])("sorts an event on %s, as of %s, into %s by the day in Amman", (day, moment, tab) => {
    expect(tabOf(day, ammanDay.format(new Date(moment)))).toBe(tab);
  });
});

describe("the address of the event list", () => {
  const viewOf = (address: string) => eventsView(new URL(address, "http://localhost").searchParams);

  it.each([
    ["/conferences", "upcoming", 1, 1],
    ["/conferences?page=3", "upcoming", 3, 1],
    ["/conferences?tab=past", "past", 1, 1],
    ["/conferences?tab=past&page=2", "past", 1, 2],
    ["/conferences?tab=past&page=2&other=3", "past", 3, 2],
    ["/conferences?page=2&other=4", "upcoming", 2, 4],
  ] as const)("%s is parsed and written back", (address, tab, upcoming, past) => {
    expect(viewOf(address)).toEqual({ tab, pages: { upcoming, past } });
    expect(eventsAddress(viewOf(address))).toBe(address);
  });

  it.each([
    "?tab=upcoming",
    "?tab=PAST",
    "?tab=constructor",
    "?page=0",
    "?page=-1",
    "?page=x",
    "?page=9999999",
  ])("reads %s as the first page of upcoming events", (search) =>
    expect(viewOf(search)).toEqual({ tab: "upcoming", pages: { upcoming: 1, past: 1 } }),
  );
});
