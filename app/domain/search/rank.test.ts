import { describe, expect, it } from "vitest";
import { words } from "~/content/words";
import { wordsOf } from "~/fields/search-query";
import { rankByRelevance, searchable } from "./rank";

const fund = words("Health Insurance Fund", "صندوق التأمين الصحي");
const texts = [
  searchable({
    address: "/welcome",
    title: words("Welcome", "كلمة ترحيب"),
    text: words("Our insurance", ""),
  }),
  searchable({ address: "/fund", title: fund, text: words("For doctors", "للأطباء وأسرهم") }),
  searchable({
    address: "/fund#pregnancy",
    title: words("Pregnancy", "الحمل"),
    text: words("Waiting time and ceilings", "فترة الانتظار والسقوف"),
    page: fund,
  }),
];
const search = (q: string) => rankByRelevance(texts, wordsOf(q)).map(({ address }) => address);

describe("rankByRelevance", () => {
  it.each([
    ["insurance", ["/fund", "/welcome"]],
    ["INSURANCE health", ["/fund"]],
    ["insurance pregnancy", ["/fund#pregnancy"]],
    ["waiting ceilings", ["/fund#pregnancy"]],
    ["التامين الصحى", ["/fund"]],
    ["fund doctors", ["/fund"]],
    ["تأمين doctors", ["/fund"]],
    ["للاطباء", ["/fund"]],
    ["insurance missing", []],
    ["", []],
    ["ـ", []],
  ])("for %j returns %j: titles first, every word somewhere", (q, addresses) =>
    expect(search(q)).toEqual(addresses),
  );
});
