import { Readable } from "node:stream";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";

const KB = 1024;

type FormLimits = { fields: number; text: number; files: number; fileSize: number };
/** The stream ends at `fileSize` bytes. */
export type ReceiveFile = (content: BusboyFileStream, about: { name: string; type: string }) => Promise<File>;

export class FormRefused extends Error {
  override name = "FormRefused";

  constructor(
    readonly status: 400 | 413,
    options?: ErrorOptions,
  ) {
    super(status === 413 ? "The form is too large" : "This is no form", options);
  }
}

const arriving = (request: Request) =>
  Readable.from((request.body ?? []) as AsyncIterable<Uint8Array> | Uint8Array[]);

async function urlEncoded(request: Request, limits: FormLimits): Promise<FormData> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of arriving(request)) {
    size += chunk.length;
    if (size > limits.text) throw new FormRefused(413);
    chunks.push(Buffer.from(chunk));
  }
  const fields = [...new URLSearchParams(Buffer.concat(chunks).toString())];
  if (fields.length > limits.fields) throw new FormRefused(413);
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

function parserOf(type: string, { fields, files, fileSize, text }: FormLimits) {
  try {
    return new Busboy({
      headers: { "content-type": type },
      limits: {
        ...{ fields, files, fileSize, fieldSize: text, parts: fields + files },
        ...{ headerPairs: 20, headerSize: 8 * KB },
      },
    });
  } catch (cause) {
    throw new FormRefused(400, { cause });
  }
}

function multipart(request: Request, type: string, limits: FormLimits, receive: ReceiveFile) {
  return new Promise<FormData>((resolve, reject) => {
    const parser = parserOf(type, limits);
    const source = arriving(request);
    const entries: Array<[name: string, value: string | Promise<File>]> = [];
    let length = 0;
    let underWay: Readable | null = null;
    const fail = (error: unknown) => {
      source.destroy();
      underWay?.destroy(new FormRefused(400));
      reject(error);
    };
    const tooMuch = () => fail(new FormRefused(413));
    parser.on("field", (name, value, _nameCut, cut) => {
      length += (name?.length ?? 0) + value.length;
      if (cut || length > limits.text) tooMuch();
      else if (name) entries.push([name, value]);
    });
    parser.on("file", (name, content, fileName, ...[, mimeType]) => {
      underWay = content.on("error", () => {});
      if (!name) return void content.resume();
      const received = receive(content, { name: fileName ?? "", type: mimeType });
      received.catch(fail);
      entries.push([name, received]);
    });
    for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) parser.on(limit, tooMuch);
    parser.on("error", (cause) => fail(new FormRefused(400, { cause })));
    source.on("error", (cause) => fail(new FormRefused(400, { cause })));
    parser.on("finish", async () => {
      try {
        const form = new FormData();
        for (const [name, value] of entries) form.append(name, await value);
        resolve(form);
      } catch (error) {
        reject(error);
      }
    });
    source.pipe(parser);
  });
}

/** Throws FormRefused: 413 for too much of anything but the length of a file, 400 for what is no form. */
export async function readFormBody(
  request: Request,
  limits: FormLimits,
  receive: ReceiveFile,
): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return urlEncoded(request, limits);
  if (!/^multipart\/form-data\b/i.test(type)) throw new FormRefused(400);
  return multipart(request, type, limits, receive);
}
