import { href } from "~/addresses/href";
import { events } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { createEvent } from "~/domain/events/events.server";
import { eventsArea } from "~/features/publications/areas.server";
import { refusalOf } from "~/features/publications/own-publication.server";
import { unpublishedRedirect } from "~/features/publications/publishing.server";
import { submit } from "~/forms/submit.server";
import { PageHeader } from "~/ui";
import { EventForm } from "./event-form";
import { readEvent } from "./event-form.server";

export const loader = handler(events.add, () => null);

export const action = handler(events.add, ({ request, staff }) =>
  submit(request, {
    form: "add-event",
    by: staff,
    filesFrom: { kind: "staff", id: staff.id },
    read: readEvent,
    write: ({ publish, ...event }, submission) => createEvent(staff, event, submission, publish),
    answer: (outcome, refuse) => {
      if (!outcome.done) return refuse(...refusalOf(eventsArea, outcome.reason));
      const { id, state } = outcome;
      const published = { to: href(events.list), say: "events:published" };
      return unpublishedRedirect(state, href(events.edit, { id })) ?? published;
    },
    sentBefore: "forms:sent-before",
    failed: { log: "failed to publish an event", say: "events:publish-failed" },
  }),
);

export default function AddEvent() {
  return (
    <>
      <PageHeader />
      <EventForm cancel={events.list.also[0]} />
    </>
  );
}
