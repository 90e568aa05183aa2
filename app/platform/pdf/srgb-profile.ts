const D50 = [0.9642, 1, 0.8249] as const;

/** The columns of red, green and blue, adapted to D50 by Bradford (IEC 61966-2-1, ICC.1). */
const primaries = {
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
} as const;

/** The matrix from D65 to D50. */
const ADAPTATION = [
  1.04788, 0.02292, -0.0502, 0.02959, 0.99048, -0.01706, -0.00923, 0.01508, 0.75168,
] as const;

/** The exponent of the curve and its four coefficients, with the linear part near black. */
const CURVE = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045] as const;

const fixed = (values: readonly number[]) => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(Math.round(value * 65536), 4 * index);
  return bytes;
};

const typed = (type: string, ...content: Buffer[]) =>
  Buffer.concat([Buffer.from(`${type}\0\0\0\0`, "latin1"), ...content]);

function integers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}

const named = (text: string) =>
  typed(
    "mluc",
    integers(1, 12),
    Buffer.from("enUS"),
    integers(2 * text.length, 28),
    Buffer.from(text, "utf16le").swap16(),
  );

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

function header(size: number): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.writeUInt32BE(size);
  bytes.writeUInt32BE(0x04200000, 8);
  bytes.write("mntrRGB XYZ ", 12, "latin1");
  for (const [index, part] of [2026, 1, 1].entries()) bytes.writeUInt16BE(part, 24 + 2 * index);
  bytes.write("acsp", 36, "latin1");
  fixed(D50).copy(bytes, 68);
  return bytes;
}

/** Returns a profile of sRGB as an ICC file, version 4.2, which defines our colours on every device. */
export function srgbProfile(): Buffer {
  const tags: Array<[string, Buffer]> = [
    ["desc", named("sRGB")],
    ["cprt", named("No copyright, use freely")],
    ["wtpt", typed("XYZ ", fixed(D50))],
    ["chad", typed("sf32", fixed(ADAPTATION))],
    ...Object.entries(primaries).map(([tag, xyz]): [string, Buffer] => [tag, typed("XYZ ", fixed(xyz))]),
    ["rTRC", typed("para", Buffer.from([0, 3, 0, 0]), fixed(CURVE))],
  ];
  const count = tags.length + 2;
  let at = 128 + 4 + 12 * count;
  const entries = tags.map(([tag, bytes]) => {
    const entry = Buffer.concat([Buffer.from(tag, "latin1"), integers(at, bytes.length)]);
    at += padded(bytes).length;
    return entry;
  });
  const curve = entries.at(-1)!.subarray(4);
  for (const tag of ["gTRC", "bTRC"]) entries.push(Buffer.concat([Buffer.from(tag, "latin1"), curve]));
  return Buffer.concat([header(at), integers(count), ...entries, ...tags.map(([, bytes]) => padded(bytes))]);
}
