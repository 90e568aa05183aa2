import { describe, expect, it } from "vitest";
import { wordsOf } from "~/fields/search-query";
import { occurrences } from "./snippet";

const found = (text: string, q: string) =>
  occurrences(text, wordsOf(q)).map(({ start, end }) => text.slice(start, end));

describe("occurrences", () => {
  it.each([
    ["Health insurance and health", "HEALTH", ["Health", "health"]],
    ["الدكتور أَحْمَد الخطيب", "احمد", ["أَحْمَد"]],
    ["التأمــين الصحيّ", "تأمين صحي", ["تأمــين", "صحيّ"]],
    ["المبلغ ١٢٠ دينارًا", "120", ["١٢٠"]],
    ["a  b", "b", ["b"]],
    ["ﷲ أكبر", "الله", ["ﷲ"]],
    ["insurance", "insur sura", ["insura"]],
    ["fund of funds", "fund funds", ["fund", "funds"]],
    ["", "a", []],
    ["text", "missing", []],
  ])("in %j of %j: %j", (text, q, parts) => expect(found(text, q)).toEqual(parts));
});
