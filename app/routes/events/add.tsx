import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { requireStaff } from "~/auth/guards.server";
import { publishEvent } from "~/domain/events/events.server";
import { findOutcome, serialize, submissionOf } from "~/domain/submissions/once.server";
import { readForm } from "~/forms/read-body.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { PageHeader } from "~/ui/page-header";
import { documentTitle } from "~/ui/page-meta";
import { EventForm } from "./event-form";
import { readEvent } from "./event-form.server";
import { useEventsCrumb } from "./events-crumb";

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "events.publish");
  const language = await languageOf(request);
  return { title: documentTitle(translator(language, "events")("add"), language) };
}

const published = (request: Request, { changed }: { changed: boolean }) =>
  redirectWithFlash(
    request,
    "/conferences",
    changed ? { kind: "error", key: "events:sent-before" } : { kind: "success", key: "events:published" },
  );

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "events.publish");
  const form = await readForm(request, { filesFrom: { kind: "staff", id: staff.id } });
  const submission = await submissionOf(form, "add-event", staff);
  return serialize(submission, async () => {
    const earlier = await findOutcome(submission);
    if (earlier) return published(request, earlier);
    const { event, refuse } = await readEvent(form);
    if (!event) return refuse();
    try {
      return await published(request, await publishEvent(staff, event, submission));
    } catch (error) {
      log.error("an event could not be published", describeError(error));
      return refuse({ form: ["events:publish-failed"] }, { status: 503 });
    }
  });
}

export default function AddEvent() {
  const { t } = useTranslation("events");
  return (
    <>
      <PageHeader title={t("add")} crumbs={[useEventsCrumb()]} />
      <EventForm submit={t("form.publish")} cancel="/events" />
    </>
  );
}
