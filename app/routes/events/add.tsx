import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { events } from "~/addresses/publications";
import { visit } from "~/auth/visit.server";
import { publishEvent } from "~/domain/events/events.server";
import { submit } from "~/forms/submit.server";
import { useTranslation } from "~/i18n/use-translation";
import { PageHeader } from "~/ui/page-header";
import { EventForm } from "./event-form";
import { readEvent } from "./event-form.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await visit(request, events.add);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const { staff } = await visit(request, events.add);
  return submit(request, {
    form: "add-event",
    by: staff,
    filesFrom: { kind: "staff", id: staff.id },
    read: readEvent,
    write: (event, submission) => publishEvent(staff, event, submission),
    answer: () => ({ to: "/conferences", say: "events:published" }),
    sentBefore: "forms:sent-before",
    failed: { log: "an event could not be published", say: "events:publish-failed" },
  });
}

export default function AddEvent() {
  const { t } = useTranslation("events");
  return (
    <>
      <PageHeader />
      <EventForm submit={t("form.publish")} cancel="/events" />
    </>
  );
}
