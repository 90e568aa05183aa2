import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { deleteEvent, findEvent, wasDeleted } from "~/domain/events/events.server";
import { mayChange } from "~/domain/news/authorship.server";
import { submissionOf } from "~/domain/submissions/once.server";
import { DeleteForm } from "~/forms/delete-form";
import { parseId } from "~/forms/id";
import { readForm } from "~/forms/read-body.server";
import { formatDay } from "~/i18n/dates";
import { inLanguage } from "~/i18n/languages";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { PageHeader } from "~/ui/page-header";
import { documentTitle } from "~/ui/page-meta";
import { Bilingual } from "~/ui/text";
import { useEventsCrumb } from "./events-crumb";
import { NoSuchEvent } from "./no-such-event";
import { noSuchEvent, notYours } from "./refusals.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.pageTitle }] : []);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "events.publish");
  const event = await findEvent(parseId(params.id));
  if (!event) return noSuchEvent(request);
  if (!mayChange(staff, event)) throw await notYours(request);
  const language = await languageOf(request);
  return {
    pageTitle: documentTitle(translator(language, "events")("delete-page.title"), language),
    event: {
      id: event.id,
      title: inLanguage(language, { en: event.title, ar: event.titleAr }),
      date: event.date,
      day: formatDay(event.date, language),
      hasPhoto: event.photoKey !== null,
    },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "events.publish");
  const id = parseId(params.id);
  const form = await readForm(request);
  const event = await findEvent(id);
  if (id === null || (!event && !(await wasDeleted(id)))) return data(null, { status: 404 });
  if (event && !mayChange(staff, event)) return notYours(request);
  const submission = await submissionOf(form, `delete-event:${id}`, staff);
  try {
    const { outcome } = await deleteEvent(staff, id, submission);
    const key = outcome.done ? "events:deleted" : "events:already-deleted";
    return redirectWithFlash(request, "/conferences", { kind: "success", key });
  } catch (error) {
    log.error("an event could not be deleted", describeError(error));
    return redirectWithFlash(request, `/conferences/${id}`, { kind: "error", key: "events:delete-failed" });
  }
}

export default function DeleteEvent() {
  const { t } = useTranslation("events");
  const crumb = useEventsCrumb();
  const { event } = useLoaderData<typeof loader>();
  if (!event) return <NoSuchEvent />;
  return (
    <>
      <PageHeader title={t("delete-page.title")} crumbs={[crumb]} />
      <div className="max-w-3xl">
        <p className="text-lg font-bold">
          <Bilingual text={event.title} />
        </p>
        <p className="text-muted">
          <time dateTime={event.date}>{event.day}</time>
        </p>
        <p className="my-4">{t(event.hasPhoto ? "delete-page.explain-photo" : "delete-page.explain")}</p>
        <DeleteForm keepAt={`/conferences/${event.id}`} keep={t("delete-page.keep")} remove={t("delete")} />
      </div>
    </>
  );
}
