import { demoEvents } from "~/content/demo/events";
import type { Tx } from "~/db/client.server";
import { events } from "~/db/schema";
import { drawPicture, type Picture, storePicture } from "./pictures.server";

type Row = Omit<typeof events.$inferInsert, "authorId">;

const DAY = 86_400_000;
const dayFrom = (today: string, days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

export async function prepareDemoEvents(today: string): Promise<Row[]> {
  const rows: Row[] = [];
  const drawn = new Map<number, Picture>();
  for (const [index, { daysAway, picture, ...texts }] of demoEvents.entries()) {
    const row = { ...texts, date: dayFrom(today, daysAway) };
    if (picture === null) rows.push(row);
    else {
      const sizes = drawn.get(picture) ?? (await drawPicture(picture, picture));
      drawn.set(picture, sizes);
      const photoKey = `event-photos/demo-event-${String(index).padStart(2, "0")}`;
      rows.push({ ...row, ...(await storePicture(photoKey, sizes)) });
    }
  }
  return rows;
}

export async function addDemoEvents(tx: Tx, rows: Row[], authors: string[]): Promise<void> {
  await tx
    .insert(events)
    .values(rows.map((row, index) => ({ ...row, authorId: authors[index % authors.length]! })));
}
