import { describe, expect, it } from "vitest";
import { afterRotation } from "../../../tests/support/rotated-secrets";
import { readReceiptSegment, receiptPath } from "./receipt-link.server";

const segmentOf = (id: number) => receiptPath(id).split("/").at(-1)!;

describe("the link to a receipt", () => {
  it("leads only to its application", () => {
    expect(receiptPath(7)).toMatch(/^\/registration-until-emtyaz\/receipt\/[\w-]{27}$/);
    for (const id of [1, 7, 2_147_483_647]) expect(readReceiptSegment(segmentOf(id))).toBe(id);
  });

  it("does not reveal the order: neighbours share no character of their id", () => {
    const ends = [7, 8, 9, 10].map((id) => segmentOf(id).slice(-6));
    expect(new Set(ends.map((end) => end.slice(0, 3))).size).toBe(4);
  });

  it("is invalid if a character is wrong, missing or added", () => {
    const segment = segmentOf(7);
    const other = (at: number) =>
      `${segment.slice(0, at)}${segment[at] === "A" ? "B" : "A"}${segment.slice(at + 1)}`;
    for (const wrong of [
      ...[undefined, "", "7", segment.slice(0, -1), `${segment}A`, `A${segment.slice(0, -1)}`],
      ...[`${segment}\n`, segment.toUpperCase(), segmentOf(8).slice(0, 21) + segment.slice(21)],
      ...Array.from(segment, (_, index) => other(index)),
      segmentOf(2_147_483_648),
    ])
      expect(readReceiptSegment(wrong)).toBeNull();
  });

  it("stays valid after a rotation while the old secret is listed", async () => {
    const segment = segmentOf(7);
    expect(await afterRotation(() => readReceiptSegment(segment))).toBe(7);
    expect(await afterRotation(() => readReceiptSegment(segment), { oldIsListed: false })).toBeNull();
    expect(await afterRotation(() => segmentOf(7))).not.toBe(segment);
  });
});
