import { KEPT, VERIFY_PATH } from "../kept-check";

/** Answers the page of checks and what it needs from the last visit, where the network does not. */
const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

async function kept(request: Request): Promise<Response | undefined> {
  const cache = await caches.open(KEPT);
  return cache.match(request.mode === "navigate" ? VERIFY_PATH : request, {
    ignoreSearch: true,
    ignoreVary: true,
  });
}

async function answer(request: Request): Promise<Response> {
  try {
    const answered = await fetch(request);
    return answered.status < 500 ? answered : ((await kept(request)) ?? answered);
  } catch (error) {
    const known = await kept(request);
    if (known) return known;
    throw error;
  }
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin } = new URL(request.url);
  if (request.method === "GET" && origin === worker.location.origin) event.respondWith(answer(request));
});

type ServiceWorkerGlobalScope = {
  location: Location;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", act: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", act: (event: FetchEvent) => void): void;
};
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & { request: Request; respondWith(answer: Promise<Response>): void };
