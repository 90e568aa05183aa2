import sharp from "sharp";

/** How many pictures were decoded while something was done. */
export async function picturesDecoded(work: () => Promise<unknown>): Promise<number> {
  let decoded = 0;
  const count = (queued: number) => {
    if (queued > 0) decoded++;
  };
  sharp.queue.on("change", count);
  await work();
  sharp.queue.off("change", count);
  return decoded;
}
