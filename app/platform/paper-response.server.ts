import { contentDisposition } from "./attachments.server";
import { storage } from "./storage/storage.server";

type Paper = { key: string; name: string; type: string };

/** A stored paper as a file to be kept by one reader and run by nothing; null where it is gone. */
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
