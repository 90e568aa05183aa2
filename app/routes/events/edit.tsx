import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { mayChange } from "~/domain/accounts/authorship";
import { type UpdateOutcome, updateEvent } from "~/domain/events/commands.server";
import { findEvent, photoOf, type StoredEvent } from "~/domain/events/queries.server";
import { type Answered, findOutcome, inTurn, submissionOf } from "~/domain/submissions/once.server";
import { parseId } from "~/forms/id";
import { readForm } from "~/forms/read-form.server";
import { inLanguage } from "~/i18n/fallback";
import type { Language } from "~/i18n/languages";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { redirectWithFlash, turnAway } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { Bilingual } from "~/ui/bilingual";
import { documentTitle } from "~/ui/document-title";
import { PageHeader } from "~/ui/page-header";
import { EventForm } from "./event-form";
import { useEventsCrumb } from "./events-crumb";
import { NoSuchEvent } from "./no-such-event";
import { Present } from "./present";
import { type RefusedEvent, readEvent } from "./read-event.server";
import { noSuchEvent, notYours } from "./refusals.server";
import { SavedMeanwhile } from "./saved-meanwhile";

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.pageTitle }] : []);

const editable = (event: StoredEvent, language: Language) => ({
  id: event.id,
  title: inLanguage(language, { en: event.title, ar: event.titleAr }),
  texts: {
    title_ar: event.titleAr,
    title: event.title ?? "",
    description_ar: event.descriptionAr,
    description: event.description ?? "",
    date: event.date,
  },
  present: { photo: photoOf(event), photoName: event.photoName, version: event.version },
});

const notLoaded = async (request: Request, error: unknown) => {
  log.error("an event could not be loaded", describeError(error));
  return turnAway(request, "/conferences", { kind: "error", key: "events:load-failed" });
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "events.publish");
  const event = await findEvent(parseId(params.id)).catch(async (error) => {
    throw await notLoaded(request, error);
  });
  if (!event) return noSuchEvent(request);
  if (!mayChange(staff, event)) throw await notYours(request);
  const language = await languageOf(request);
  const pageTitle = documentTitle(translator(language, "events")("edit-title"), language);
  return { pageTitle, event: editable(event, language) };
}

async function answer(request: Request, id: number, { outcome, changed }: Answered<UpdateOutcome>) {
  const address = `/conferences/${id}`;
  if (changed) return redirectWithFlash(request, address, { kind: "error", key: "events:sent-before" });
  if (!outcome.done) return outcome.because === "not-yours" ? notYours(request) : null;
  return redirectWithFlash(request, address, { kind: "success", key: "events:updated" });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "events.publish");
  const before = await findEvent(parseId(params.id));
  if (!before) return data(null, { status: 404 });
  if (!mayChange(staff, before)) return notYours(request);
  const { id } = before;
  const form = await readForm(request, { filesFrom: { kind: "staff", id: staff.id } });
  const submission = await submissionOf(form, `edit-event:${id}`, staff);
  return inTurn(submission, async () => {
    const earlier = await findOutcome<UpdateOutcome>(submission);
    const earlierAnswer = earlier && (await answer(request, id, earlier));
    if (earlierAnswer) return earlierAnswer;
    const { event, seenVersion, refuse } = await readEvent(form);
    if (!event) return refuse();
    try {
      const update = await updateEvent({ staff, id, event, seenVersion }, submission);
      const done = await answer(request, id, update);
      return done ?? refuse({ form: ["events:changed-meanwhile"] }, { conflict: true });
    } catch (error) {
      log.error("an event could not be updated", describeError(error));
      return refuse({ form: ["events:update-failed"] }, { status: 503 });
    }
  });
}

export default function EditEvent() {
  const { t } = useTranslation("events");
  const crumb = useEventsCrumb();
  const refused = useActionData<RefusedEvent>();
  const page = useLoaderData<typeof loader>();
  if (!page.event) return <NoSuchEvent />;
  const { id, title, texts, present } = page.event;
  return (
    <>
      <PageHeader
        title={t("edit-title")}
        crumbs={[crumb, { title: <Bilingual text={title} tag={false} />, path: `/conferences/${id}` }]}
      />
      <EventForm
        texts={texts}
        present={<Present {...present} seenVersion={refused?.seenVersion ?? present.version} />}
        submit={t("form.update")}
        cancel={`/events/${id}`}
      />
      {refused?.conflict ? <SavedMeanwhile texts={texts} /> : null}
    </>
  );
}
