/** The library that reads and makes pictures: large, and so loaded with the first one; it keeps nothing of those before. */
export async function pictures() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
