import { describe, expect, it } from "vitest";
import { DER, der, integer, oid, partsOf, readDer } from "./der";

describe("DER", () => {
  it("encodes an identifier according to X.690", () => {
    expect(oid("1.2.840.113549.1.9.16.2.14").toString("hex")).toBe("060b2a864886f70d010910020e");
  });

  it("keeps a number positive", () => {
    expect(integer(Buffer.from([0x7f])).toString("hex")).toBe("02017f");
    expect(integer(Buffer.from([0x80])).toString("hex")).toBe("02020080");
  });

  it.each([0, 127, 128, 255, 256, 65_535, 65_536])("decodes a value of %i bytes", (length) => {
    const value = der(DER.octets, Buffer.alloc(length, 7));
    expect(readDer(Buffer.concat([value, Buffer.alloc(3)]))).toMatchObject({ type: DER.octets, all: value });
    expect(readDer(value).content).toHaveLength(length);
  });

  it("finds the parts of a value", () => {
    const parts = [oid("2.5.29.37"), integer(Buffer.from([1])), der(DER.set)];
    expect(partsOf(readDer(der(DER.sequence, ...parts))).map(({ all }) => all)).toEqual(parts);
  });

  it.each(["", "30", "3005", "3080", "30840000"])("refuses %s", (hex) => {
    expect(() => readDer(Buffer.from(hex, "hex"))).toThrow("DER");
  });
});
