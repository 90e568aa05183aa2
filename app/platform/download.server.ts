import disposition from "content-disposition";
import { today } from "./clock.server";
import { storage } from "./storage/storage.server";

function asciiOf(name: string): string {
  const [, base = "", extension = ""] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/s.exec(name) ?? [];
  const plain = base
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]|["\\%/]/gu, "_");
  return (/[A-Za-z0-9]/.test(plain) ? plain : "attachment") + extension;
}

/** Follows RFC 6266 and RFC 8187. */
export function contentDisposition(name: string): string {
  const clean = name.replace(/[\p{Cc}\p{Cs}/]/gu, "");
  return disposition(clean, { type: "attachment", fallback: asciiOf(clean) });
}

type Paper = { key: string; name: string; type: string };

export async function paperResponse({ key, name, type }: Paper): Promise<Response | null> {
  const file = await storage().get(key);
  if (!file) return null;
  return new Response(file.body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": contentDisposition(name),
      "Content-Length": String(file.size),
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}

/** Answers with a PDF to be saved under its name; HEAD gets its length only. */
export function pdfResponse({ method }: Request, pdf: Uint8Array, name: string): Response {
  return new Response(method === "HEAD" ? null : new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(pdf.length),
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** `rows` is the expected number, as far as it was counted. */
export function csvResponse(name: string, parts: AsyncGenerator<string, void>, rows: number): Response {
  const encoder = new TextEncoder();
  const file = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => parts.return(undefined).then(() => {}),
  });
  return new Response(file, {
    headers: exportHeaders("text/csv; charset=utf-8", `${name}-${today()}.csv`, rows),
  });
}

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export const xlsxResponse = (name: string, file: ReadableStream<Uint8Array>, rows: number): Response =>
  new Response(file, { headers: exportHeaders(XLSX, `${name}-${today()}.xlsx`, rows) });

const exportHeaders = (type: string, fileName: string, rows: number) => ({
  "Content-Type": type,
  "Content-Disposition": `attachment; filename="${fileName}"`,
  "Cache-Control": "private, no-store",
  "X-Rows": String(rows),
});
