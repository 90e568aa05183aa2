import type { StaffUser } from "~/auth/guards.server";
import { eventsShelf } from "~/domain/events/events.server";
import { mayChange } from "~/domain/revisions/authorship.server";
import { findWritten } from "~/domain/revisions/versions.server";
import { parseId } from "~/fields/id";
import { notYours } from "./refusals.server";

/** An event as it is written, published or not; null where there is none, throws what others get of somebody's. */
export async function ownEvent(request: Request, typed: string | undefined, staff: StaffUser) {
  const id = parseId(typed);
  const event = id === null ? null : await findWritten(eventsShelf, id);
  if (event && !mayChange(staff, event)) throw await notYours(request);
  return event;
}

export type WrittenEvent = NonNullable<Awaited<ReturnType<typeof ownEvent>>>;
