import { randomUUID } from "node:crypto";
import { type Answer, etagOf, type Objects, putObject } from "./objects";
import { escapeXml, S3Problem, xml } from "./problem";

type Upload = { key: string; contentType?: string; parts: Map<number, Buffer> };

/** Uploads in parts: created, filled part by part, then completed or aborted. */
export function multipartUploads(objects: Objects) {
  const uploads = new Map<string, Upload>();
  const uploadOf = (key: string, id: string) => {
    const upload = uploads.get(id);
    if (upload?.key !== key) throw new S3Problem("NoSuchUpload");
    return upload;
  };

  return {
    create(key: string, contentType?: string): Answer {
      const id = randomUUID();
      uploads.set(id, { key, contentType, parts: new Map() });
      const body = xml(
        "InitiateMultipartUploadResult",
        `<Key>${escapeXml(key)}</Key><UploadId>${id}</UploadId>`,
      );
      return { status: 200, body };
    },

    putPart(key: string, id: string, number: number, bytes: Buffer): Answer {
      uploadOf(key, id).parts.set(number, bytes);
      return { status: 200, headers: { ETag: etagOf(bytes) } };
    },

    complete(key: string, id: string, manifest: string): Answer {
      const { parts, contentType } = uploadOf(key, id);
      const numbers = [...manifest.matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map((found) =>
        Number(found[1]),
      );
      const bodies = numbers.map((number) => parts.get(number));
      if (!bodies.length || bodies.includes(undefined)) throw new S3Problem("InvalidPart");
      const put = putObject(objects, key, Buffer.concat(bodies as Buffer[]), contentType);
      uploads.delete(id);
      const etag = escapeXml(String(put.headers?.ETag));
      return {
        status: 200,
        body: xml("CompleteMultipartUploadResult", `<Key>${escapeXml(key)}</Key><ETag>${etag}</ETag>`),
      };
    },

    abort(key: string, id: string): Answer {
      uploadOf(key, id);
      uploads.delete(id);
      return { status: 204 };
    },
  };
}
