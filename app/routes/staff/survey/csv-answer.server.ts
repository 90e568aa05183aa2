import { finish } from "~/platform/document/finish.server";

/** A CSV file for the browser to save, which no cache keeps. */
export function csvAnswer(request: Request, name: string, text: string): Promise<Response> {
  const headers = new Headers({
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}.csv"`,
  });
  return finish(request, 200, headers, text);
}
