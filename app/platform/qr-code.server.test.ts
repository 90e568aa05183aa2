import decode from "jsqr";
import { describe, expect, it } from "vitest";
import { boxesOf, pixelsOf } from "../../tests/support/printed-page";
import { qrCode } from "./qr-code.server";

const WIDTH = 123;

describe.each([
  "https://association.example/verify/K7QF-2M93-4TB6-00PC",
  `https://members.association.example.org/verify/${"K7QF-2M93-4TB6-00PC".repeat(6)}`,
])("the QR code of %s", (address) => {
  const { rows, box } = qrCode(address, { x: 100, y: 400, width: WIDTH });
  const boxes = boxesOf(rows, box);

  it("decodes to the address", () => {
    const { pixels, side } = pixelsOf(boxes, { x: 100, y: 400, width: WIDTH });
    expect(decode(pixels, side, side)?.data).toBe(address);
  });

  it("has a quiet zone of four modules on each side", () => {
    const module = Math.min(...boxes.map(({ height }) => height));
    expect(Math.min(...boxes.map(({ x }) => x)) - 100).toBeCloseTo(4 * module);
    expect(100 + WIDTH - Math.max(...boxes.map(({ x, width }) => x + width))).toBeCloseTo(4 * module);
    expect(400 - Math.max(...boxes.map(({ y, height }) => y + height))).toBeCloseTo(4 * module);
  });
});
