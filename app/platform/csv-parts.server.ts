import { today } from "./clock.server";

/** A CSV file sent in parts as they are read, for the browser to save under its name and today's day in Amman. */
export function csvParts(name: string, parts: AsyncGenerator<string, void>): Response {
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
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}-${today()}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
