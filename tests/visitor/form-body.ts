import { randomUUID } from "node:crypto";

export type Upload = { name: string; mimeType: string; buffer: Buffer };
export type Value = string | number | boolean | string[] | Upload | Upload[];
export type Fields = Record<string, Value>;

export const isUpload = (value: unknown): value is Upload =>
  typeof value === "object" && value !== null && "buffer" in value;

export const fileOf = ({ name, mimeType, buffer }: Upload) =>
  new File([new Uint8Array(buffer)], name, { type: mimeType });

/** Encodes a form with these values like a browser: as multipart if it contains a file. */
export function formBody(fields: Fields): Blob | URLSearchParams {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, isUpload(each) ? fileOf(each) : String(each)] as const),
  );
  return bodyOf(
    pairs,
    pairs.some(([, value]) => typeof value !== "string"),
  );
}

type Pairs = ReadonlyArray<readonly [string, string | File]>;

const lines = (text: string) => text.replace(/\r\n|\r|\n/g, "\r\n");
const quotable = (text: string) => text.replace(/"/g, "%22").replace(/\r/g, "%0D").replace(/\n/g, "%0A");

/** Browsers send an empty file name for a file field without a file, which fetch leaves out. */
function multipartBody(pairs: Pairs): Blob {
  const boundary = `----form-${randomUUID()}`;
  const parts = pairs.flatMap(([name, value]) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quotable(name)}"`;
    if (typeof value === "string") return [`${head}\r\n\r\n${lines(value)}\r\n`];
    const type = value.type || "application/octet-stream";
    return [`${head}; filename="${quotable(value.name)}"\r\nContent-Type: ${type}\r\n\r\n`, value, "\r\n"];
  });
  return new Blob([...parts, `--${boundary}--\r\n`], { type: `multipart/form-data; boundary=${boundary}` });
}

export function bodyOf(pairs: Pairs, multipart: boolean): Blob | URLSearchParams {
  if (multipart) return multipartBody(pairs);
  return new URLSearchParams(pairs.map(([name, value]) => [name, value as string]));
}
