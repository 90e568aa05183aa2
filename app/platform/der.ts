/** The ASN.1 types (X.690) in signatures and time stamps; `first` and `second` are context-specific. */
export const DER = {
  boolean: 0x01,
  integer: 0x02,
  octets: 0x04,
  nothing: 0x05,
  oid: 0x06,
  time: 0x18,
  sequence: 0x30,
  set: 0x31,
  first: 0xa0,
  second: 0xa1,
} as const;

/** A value within `bytes`: `all` includes its type and length, `content` does not. */
export type DerValue = { type: number; all: Buffer; content: Buffer };

function lengthOf(count: number): Buffer {
  if (count < 0x80) return Buffer.from([count]);
  const digits = Buffer.from(
    count.toString(16).padStart(count > 0xffff ? 6 : count > 0xff ? 4 : 2, "0"),
    "hex",
  );
  return Buffer.concat([Buffer.from([0x80 | digits.length]), digits]);
}

/** Encodes a value of up to 16 MB from its parts. */
export function der(type: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([type]), lengthOf(content.length), content]);
}

export const integer = (digits: Uint8Array): Buffer =>
  der(DER.integer, digits[0]! & 0x80 ? Buffer.from([0, ...digits]) : digits);

/** Encodes an object identifier from its numbers, such as 1.2.840.113549. */
export function oid(numbers: string): Buffer {
  const [first, second, ...rest] = numbers.split(".").map(Number) as [number, number, ...number[]];
  const inBase128 = (number: number): number[] => {
    const digits = [number & 0x7f];
    for (let left = number >>> 7; left > 0; left >>>= 7) digits.unshift((left & 0x7f) | 0x80);
    return digits;
  };
  return der(DER.oid, Buffer.from([40 * first + second, ...rest.flatMap(inBase128)]));
}

/** Reads the value at the beginning of `bytes`, which others may follow. Throws if there is none. */
export function readDer(bytes: Buffer): DerValue {
  const [type, short] = [bytes[0], bytes[1]];
  if (type === undefined || short === undefined) throw new Error("no DER value");
  const digits = short < 0x80 ? 0 : short & 0x7f;
  if (digits > 3 || short === 0x80) throw new Error("a DER value of no length that we read");
  const start = 2 + digits;
  const count = digits === 0 ? short : bytes.readUIntBE(2, digits);
  if (bytes.length < start + count) throw new Error("a DER value that is cut off");
  return { type, all: bytes.subarray(0, start + count), content: bytes.subarray(start, start + count) };
}

/** Reads the values inside the content of another one. */
export function partsOf({ content }: DerValue): DerValue[] {
  const found: DerValue[] = [];
  for (let index = 0; index < content.length; ) {
    const value = readDer(content.subarray(index));
    found.push(value);
    index += value.all.length;
  }
  return found;
}
