/** Hop-by-hop headers; the length and framing belong to the body that is passed on. */
const OF_THE_CONNECTION = new Set([
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "upgrade",
  "expect",
]);

/** Headers as they came, name and value in turn and in their order, but those of the one connection. */
export function passedOn(rawHeaders: string[]): string[] {
  return rawHeaders.filter(
    (_, index) => !OF_THE_CONNECTION.has(rawHeaders[index - (index % 2)]!.toLowerCase()),
  );
}
