import type { ByteRange } from "./storage";

export type ReadWindow = (window: ByteRange) => Promise<Uint8Array>;

export const rangeWithin = (size: number, range?: ByteRange): ByteRange => ({
  start: range?.start ?? 0,
  end: Math.min(range?.end ?? size - 1, size - 1),
});

/** Streams a file in windows, so that a slow reader holds one of them in memory and no connection to the store. */
export function windowedBody(
  { start, end }: ByteRange,
  windowSize: number,
  read: ReadWindow,
  close: () => Promise<void> = async () => {},
): ReadableStream<Uint8Array> {
  let next = start;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          if (next <= end) {
            const bytes = await read({ start: next, end: Math.min(next + windowSize - 1, end) });
            if (bytes.length === 0) throw new Error("The stored file is shorter than it was");
            next += bytes.length;
            controller.enqueue(bytes);
          }
          if (next > end) {
            await close();
            controller.close();
          }
        } catch (error) {
          await close();
          throw error;
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}
