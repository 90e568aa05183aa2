import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { events } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { updateEvent } from "~/domain/events/events.server";
import { eventTexts } from "~/domain/events/input";
import { formTexts, textNames } from "~/domain/publications/text-fields";
import { eventsArea } from "~/features/publications/areas.server";
import { MissingPublication } from "~/features/publications/missing-publication";
import {
  editorState,
  getOwnPublication,
  refusalOf,
  refuseOthers,
  titleIn,
} from "~/features/publications/own-publication.server";
import { type RefusedPublication, usePublicationLabels } from "~/features/publications/publication-form";
import { hourFieldValues, unpublishedRedirect } from "~/features/publications/publishing.server";
import { submit } from "~/forms/submit.server";
import { useTranslation } from "~/i18n";
import { turnAway } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { Bilingual, PageHeader, Photo, type PhotoRecord, SavedMeanwhile, WrittenState } from "~/ui";
import { EventForm } from "./event-form";
import { readEvent } from "./event-form.server";

export const ErrorBoundary = MissingPublication;

const notLoaded = async (request: Request, error: unknown) => {
  log.error("failed to load an event", describeError(error));
  return turnAway(request, href(events.list), { kind: "error", key: "events:load-failed" });
};

export const loader = handler(events.edit, async (visit) => {
  const { request, language } = visit;
  const written = await getOwnPublication(eventsArea, visit).catch(async (error) => {
    throw error instanceof Error ? await notLoaded(request, error) : error;
  });
  const { id, number, fields, isPublic, hours } = written;
  const { photo } = fields;
  return {
    id,
    isPublic,
    title: titleIn(fields, language),
    texts: formTexts(eventTexts, fields),
    hours: hourFieldValues(hours),
    present: { photo, photoName: photo?.photoName ?? null, number },
    state: editorState(written, language, href(events.edit, { id })),
  };
});

export const action = handler(events.edit, async (visit) => {
  const { request, staff } = visit;
  const { id } = await getOwnPublication(eventsArea, visit);
  return submit(request, {
    form: `edit-event:${id}`,
    by: staff,
    filesFrom: { kind: "staff", id: staff.id },
    read: readEvent,
    write: ({ seenVersion, publish, ...event }, submission) =>
      updateEvent({ staff, id, event, seenVersion, publish }, submission),
    answer: (outcome, refuse) => {
      if (!outcome.done && outcome.reason === "not-yours") return refuseOthers(eventsArea, request);
      if (!outcome.done) return refuse(...refusalOf(eventsArea, outcome.reason));
      const kept = unpublishedRedirect(outcome.state, href(events.edit, { id }));
      const say = outcome.isFirst ? "events:published" : "events:updated";
      return kept ?? { to: href(events.detail, { id }), say };
    },
    sentBefore: "forms:sent-before",
    failed: { log: "failed to update an event", say: "events:update-failed" },
  });
});

export default function EditEvent() {
  const refused = useActionData<RefusedPublication>();
  const labels = usePublicationLabels({ area: "events", texts: eventTexts });
  const { id, isPublic, title, texts, hours, present, state } = useLoaderData<typeof loader>();
  const saved = textNames(eventTexts).map((name) => ({ name, label: labels[name]!, text: texts[name] }));
  return (
    <>
      <PageHeader record={<Bilingual text={title} tag={false} />} />
      <WrittenState {...state} />
      <EventForm
        values={{ ...texts, ...hours }}
        presentPhoto={<Present {...present} seen={refused?.seenVersion ?? present.number} />}
        isPublic={isPublic}
        cancel={isPublic ? href({ path: events.detail.also[0] }, { id }) : events.list.also[0]}
        deleteAt={isPublic ? undefined : href(events.delete, { id })}
      />
      {refused?.conflict ? <SavedMeanwhile texts={saved} /> : null}
    </>
  );
}

type PresentProps = {
  photo: PhotoRecord | null;
  photoName: string | null;
  seen: number;
};

function Present({ photo, photoName, seen }: PresentProps) {
  const { t } = useTranslation("events");
  return (
    <>
      <input type="hidden" name="version" value={seen} />
      {photo ? (
        <figure className="mb-6">
          <Photo photo={photo} alt="" />
          <figcaption className="text-sm text-muted">
            {t("form.present-photo")} <bdi>{photoName || t("form.uploaded")}</bdi>
          </figcaption>
        </figure>
      ) : null}
    </>
  );
}
