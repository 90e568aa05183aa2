export const CERTIFICATE_KEYS = "/.well-known/certificate-keys.json";
export const CERTIFICATE_STATUS = "/.well-known/certificate-status.json";
/** The path of the verification page for all certificates. */
export const VERIFY_PATH = "/verify";
export const KEPT = "certificate-check";

const PART = / (?:src|href)="(\/[^"?]+\.(?:js|svg|png|ico|webp|woff2))"/g;
const partsOf = (html: string) => [...html.matchAll(PART)].map(([, address]) => address!);

/** Stores the page in this language with the present keys and status list; the worker answers with it when offline. */
export async function keepForOffline(): Promise<void> {
  if (!("caches" in self) || !navigator.serviceWorker) return;
  try {
    const page = await fetch(`${VERIFY_PATH}?lang=${document.documentElement.lang}`);
    if (!page.ok) return;
    const kept = await caches.open(KEPT);
    const parts = partsOf(await page.clone().text());
    await kept.put(VERIFY_PATH, page);
    const all = [...new Set([CERTIFICATE_KEYS, CERTIFICATE_STATUS, ...parts])];
    await Promise.all(all.map((address) => kept.add(address)));
    await navigator.serviceWorker.register("/verify-worker.js", { scope: VERIFY_PATH });
  } catch {}
}
