import { contentDisposition } from "./attachments.server";
import { describeError, log } from "./log.server";
import { storage } from "./storage/storage.server";

type Paper = { key: string; name: string; type: string };

/** A stored paper as a file to be kept by one reader and run by nothing; null, and logged, where it cannot be read. */
export async function paperResponse({ key, name, type }: Paper): Promise<Response | null> {
  try {
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
  } catch (error) {
    log.error("a paper could not be read", describeError(error));
    return null;
  }
}
