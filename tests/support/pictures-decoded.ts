import sharp from "sharp";

/**
 * Counts what the decoder was given while something was done. It says so twice of each picture, when it takes it and when it
 * ends; how many wait it says too, but of a quick one no longer.
 */
export async function picturesDecoded(work: () => Promise<unknown>): Promise<number> {
  let changes = 0;
  const count = () => changes++;
  sharp.queue.on("change", count);
  await work();
  sharp.queue.off("change", count);
  return changes;
}
