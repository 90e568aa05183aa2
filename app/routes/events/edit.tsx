import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { events } from "~/addresses/publications";
import { visit } from "~/auth/visit.server";
import { findEvent, type StoredEvent, updateEvent } from "~/domain/events/events.server";
import type { EventInput } from "~/domain/events/input";
import { photoOf } from "~/domain/events/list.server";
import { mayChange } from "~/domain/news/authorship.server";
import { parseId } from "~/fields/id";
import { submit } from "~/forms/submit.server";
import { inLanguage, type Language } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { turnAway } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { PageHeader } from "~/ui/page-header";
import { Photo, type PhotoRecord } from "~/ui/photo";
import { DefinitionTable } from "~/ui/table";
import { Bilingual } from "~/ui/text";
import { EventForm, useFieldLabels } from "./event-form";
import { type RefusedEvent, readEvent } from "./event-form.server";
import { NoSuchEvent } from "./no-such-event";
import { noSuchEvent, notYours } from "./refusals.server";

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
  const { staff, language } = await visit(request, events.edit);
  const event = await findEvent(parseId(params.id)).catch(async (error) => {
    throw await notLoaded(request, error);
  });
  if (!event) return noSuchEvent(language);
  if (!mayChange(staff, event)) throw await notYours(request);
  return { event: editable(event, language) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { staff } = await visit(request, events.edit);
  const before = await findEvent(parseId(params.id));
  if (!before) return data(null, { status: 404 });
  if (!mayChange(staff, before)) return notYours(request);
  const { id } = before;
  return submit(request, {
    form: `edit-event:${id}`,
    by: staff,
    filesFrom: { kind: "staff", id: staff.id },
    read: readEvent,
    write: ({ seenVersion, ...event }, submission) =>
      updateEvent({ staff, id, event, seenVersion }, submission),
    answer: (outcome, refuse) => {
      if (outcome.done) return { to: `/conferences/${id}`, say: "events:updated" };
      if (outcome.because === "not-yours") return notYours(request);
      return refuse({ form: ["events:changed-meanwhile"] }, { conflict: true });
    },
    sentBefore: "forms:sent-before",
    failed: { log: "an event could not be updated", say: "events:update-failed" },
  });
}

export default function EditEvent() {
  const { t } = useTranslation("events");
  const refused = useActionData<RefusedEvent>();
  const page = useLoaderData<typeof loader>();
  if (!page.event) return <NoSuchEvent />;
  const { id, title, texts, present } = page.event;
  return (
    <>
      <PageHeader record={<Bilingual text={title} tag={false} />} />
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

type PresentProps = {
  photo: PhotoRecord | null;
  photoName: string | null;
  seenVersion: number;
};

function Present({ photo, photoName, seenVersion }: PresentProps) {
  const { t } = useTranslation("events");
  return (
    <>
      <input type="hidden" name="version" value={seenVersion} />
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

type Texts = Record<keyof EventInput, string>;
const fields = ["title_ar", "title", "description_ar", "description", "date"] as const;
const languages: Partial<Texts> = { title_ar: "ar", title: "en", description_ar: "ar", description: "en" };

/** What a colleague saved while this writer was writing, to be compared with one's own text above. */
function SavedMeanwhile({ texts }: { texts: Texts }) {
  const { t } = useTranslation("events");
  const labels = useFieldLabels();
  return (
    <section className="mt-10 max-w-3xl">
      <h2 className="mb-3 text-xl">{t("saved-meanwhile")}</h2>
      <DefinitionTable
        rows={fields.map((field) => ({
          label: labels[field],
          value: (
            <div lang={languages[field]} dir="auto" className="whitespace-pre-line">
              {texts[field]}
            </div>
          ),
        }))}
      />
    </section>
  );
}
