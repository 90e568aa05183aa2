import { data } from "@remix-run/node";
import { fillPath } from "~/addresses/href";
import type { StaffUser } from "~/auth/guards.server";
import { mayChange } from "~/domain/publications/authorship.server";
import { findLatestVersion, wasDeleted } from "~/domain/publications/written.server";
import type { Fields } from "~/domain/revisions/kind";
import { parseId } from "~/fields/id";
import type { Refusal } from "~/fields/parse-form";
import { submit } from "~/forms/submit.server";
import { formatMoment, inLanguage, type Language, sentence } from "~/i18n";
import { turnAway } from "~/platform/flash.server";
import type { PublicationArea } from "./areas.server";

type Asking = { request: Request; params: { id?: string }; staff: StaffUser; language: Language };
type Named = { kind: { name: "news" | "events" | "galleries" } };

/** Returns the key of a sentence that each kind of publication words differently. */
const keyOf = ({ kind }: Named, sentence: string) => `${kind.name}:${sentence}` as const;

/** Returns the 404 response of a missing publication, whose page is MissingPublication. */
export const noSuchPublication = (area: Named, language: Language) =>
  data({ title: sentence(language, keyOf(area, "not-found")), name: area.kind.name }, { status: 404 });

/** Returns the redirect for an editor who may not change a publication; nothing changes (contract §3). */
export const refuseOthers = (
  { notYours: { to, key } }: Pick<PublicationArea<never>, "notYours">,
  request: Request,
) => turnAway(request, to, { kind: "error", key });

async function findOwn<KindFields extends Fields>(
  area: PublicationArea<KindFields>,
  { request, params, staff }: Asking,
) {
  const id = parseId(params.id);
  const publication = id === null ? null : await findLatestVersion(area.kind, id);
  if (publication && !mayChange(staff, publication)) throw await refuseOthers(area, request);
  return publication;
}

/**
 * Returns the newest version of a publication, published or not. Throws the redirect for somebody else's, and 404 if
 * there is none.
 */
export async function getOwnPublication<KindFields extends Fields>(
  area: PublicationArea<KindFields>,
  asking: Asking,
) {
  const publication = await findOwn(area, asking);
  if (!publication) throw noSuchPublication(area, asking.language);
  return publication;
}

type Titled = { title?: unknown; title_ar?: unknown };

/** Returns the title of a publication in the reader's language, or else in the other one. */
export const titleIn = ({ title, title_ar }: Titled, language: Language) =>
  inLanguage(language, { en: title as string | null, ar: title_ar as string | null });

type Written = NonNullable<Awaited<ReturnType<typeof findLatestVersion>>>;

/** Returns the publication state shown above the form, with links to its versions and its preview. */
export const editorState = (
  { state, at, hasVersions }: Pick<Written, "state" | "at" | "hasVersions">,
  language: Language,
  editor: string,
) => ({
  state,
  at: formatMoment(at, language),
  versions: hasVersions ? `${editor}/versions` : null,
  preview: `${editor}/preview`,
});

/** Returns the refusal for a save that changed nothing: somebody else saved first, or a second person must publish. */
export const refusalOf = (area: Named, reason: string): [Refusal, { status: number; conflict: boolean }] =>
  reason === "second-person"
    ? [{ form: ["content:second-person"] }, { status: 422, conflict: false }]
    : [{ form: [keyOf(area, "changed-meanwhile")] }, { status: 409, conflict: true }];

/** Deletes the publication that an address names, once. One that was deleted before is answered as deleted. */
export async function deleteOwnPublication<KindFields extends Fields>(
  area: PublicationArea<KindFields>,
  asking: Asking,
) {
  const { kind, addresses } = area;
  const id = parseId(asking.params.id);
  const publication = await findOwn(area, asking);
  if (id === null || (!publication && !(await wasDeleted(kind, id))))
    throw noSuchPublication(area, asking.language);
  return submit(asking.request, {
    form: `delete-${kind.noun}:${id}`,
    by: asking.staff,
    write: (_, submission) => area.remove(asking.staff, id, submission),
    answer: ({ done }) => ({
      to: addresses.list.path,
      say: keyOf(area, done ? "deleted" : "already-deleted"),
    }),
    failed: {
      log: `failed to delete from ${kind.name}`,
      say: keyOf(area, "delete-failed"),
      to: fillPath(addresses.detail.path, { id }),
    },
  });
}
