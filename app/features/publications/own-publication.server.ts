import type { StaffUser } from "~/auth/guards.server";
import { mayChange } from "~/domain/publications/authorship.server";
import type { PublicationKind } from "~/domain/publications/kind";
import { findWritten, wasDeleted } from "~/domain/publications/written.server";
import type { Fields } from "~/domain/revisions/kind";
import type { Answered, Submission } from "~/domain/submissions/once.server";
import { parseId } from "~/fields/id";
import { submit } from "~/forms/submit.server";
import { formatMoment, inLanguage, type Language } from "~/i18n";
import { NotFound } from "~/platform/not-found";

type Asking = { request: Request; params: { id?: string }; staff: StaffUser };

/** A kind of publication as its pages need it: `notYours` makes the answer to an editor who may not change one. */
export type PublicationArea<Its extends Fields> = {
  kind: PublicationKind<Its>;
  notYours(request: Request): Promise<Response>;
};

/**
 * The newest version of the publication that an address names, published or not, if this member of the staff may change it;
 * null where there is none. Throws the area's answer for one of somebody else.
 */
export async function findOwn<Its extends Fields>(
  { kind, notYours }: PublicationArea<Its>,
  { request, params, staff }: Asking,
) {
  const id = parseId(params.id);
  const own = id === null ? null : await findWritten(kind, id);
  if (own && !mayChange(staff, own)) throw await notYours(request);
  return own;
}

/** The same; throws NotFound where there is none. */
export async function getOwn<Its extends Fields>(area: PublicationArea<Its>, asking: Asking) {
  const own = await findOwn(area, asking);
  if (!own) throw new NotFound();
  return own;
}

type Titled = Fields & { title: string | null; title_ar: string | null };

/** The title of a publication in the reader's language, else in the other one. */
export const titleIn = ({ title, title_ar }: Titled, language: Language) =>
  inLanguage(language, { en: title, ar: title_ar });

type Written = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

/** What the editor says above its form: what readers have now, since when, and where versions and preview are. */
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

type Deleting = {
  form: string;
  remove(id: number, submission: Submission): Promise<Answered<{ done: boolean }>>;
  list: string;
  detail(id: number): string;
  /** What is logged where it fails. */
  log: string;
  say: Record<"deleted" | "gone" | "failed", string>;
};

/**
 * Deletes the publication that an address names, once. One that was deleted before is answered as deleted; null for one that
 * never was.
 */
export async function deleteOwn<Its extends Fields>(
  area: PublicationArea<Its>,
  asking: Asking,
  { form, remove, list, detail, log, say }: Deleting,
) {
  const id = parseId(asking.params.id);
  const own = await findOwn(area, asking);
  if (id === null || (!own && !(await wasDeleted(area.kind, id)))) return null;
  return submit(asking.request, {
    form: `${form}:${id}`,
    by: asking.staff,
    write: (_, submission) => remove(id, submission),
    answer: ({ done }) => ({ to: list, say: done ? say.deleted : say.gone }),
    failed: { log, say: say.failed, to: detail(id) },
  });
}
