export type Upload = { name: string; mimeType: string; buffer: Buffer };
export type Value = string | number | boolean | string[] | Upload | Upload[];
export type Fields = Record<string, Value>;

export const isUpload = (value: unknown): value is Upload =>
  typeof value === "object" && value !== null && "buffer" in value;

export const fileOf = ({ name, mimeType, buffer }: Upload) =>
  new File([new Uint8Array(buffer)], name, { type: mimeType });

/** The body of a form with these answers: multipart where a file is among them, as a browser would encode it. */
export function formBody(fields: Fields): FormData | URLSearchParams {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, isUpload(each) ? fileOf(each) : String(each)] as const),
  );
  return bodyOf(
    pairs,
    pairs.some(([, value]) => typeof value !== "string"),
  );
}

export function bodyOf(pairs: ReadonlyArray<readonly [string, string | File]>, multipart: boolean) {
  const body = multipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of pairs) (body as FormData).append(name, value as string);
  return body;
}
