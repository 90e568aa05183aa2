import type { PublicationKind } from "~/domain/publications/kind";
import { restorePublication } from "~/domain/publications/save.server";
import { listVersions } from "~/domain/publications/written.server";
import { compareVersions } from "~/domain/revisions/compare";
import { historyOf } from "~/domain/revisions/history";
import type { Fields, Writer } from "~/domain/revisions/kind";
import { parseId } from "~/fields/id";
import { readForm } from "~/forms/read-body.server";
import { submit } from "~/forms/submit.server";
import type { Language } from "~/i18n";
import { now } from "~/platform/clock.server";
import { NotFound } from "~/platform/not-found";

type Kept<Its extends Fields> = { kind: PublicationKind<Its>; id: number };
type Told<Its extends Fields> = {
  language: Language;
  /** The fields that are compared, and what is compared of each version's where it is not what is stored. */
  names: readonly string[];
  told?: (fields: Its) => Fields;
};

/** What was kept of an article, an event or a gallery, and how two versions differ; throws 404 where nothing was. */
export async function loadVersions<Its extends Fields>(
  request: Request,
  { kind, id }: Kept<Its>,
  { language, names, told = (fields) => fields }: Told<Its>,
) {
  const versions = await listVersions(kind, id);
  if (!versions.length) throw new NotFound();
  const { searchParams } = new URL(request.url);
  const { after, before, rows } = historyOf(versions, searchParams, { at: now(), language });
  const fields = compareVersions(names, before ? told(before.fields) : {}, told(after.fields));
  return { compared: { after: after.number, before: before?.number ?? null, fields }, versions: rows };
}

/** Makes the version that the form names a draft, and goes on to its editor; `form` is what its submission is called. */
export async function restoreSent<Its extends Fields>(
  request: Request,
  { kind, id }: Kept<Its>,
  { staff, form, to }: { staff: Writer; form: string; to: string },
) {
  const sent = await readForm(request);
  const number = parseId(String(sent.get("restore") ?? ""));
  if (number === null) throw new NotFound();
  return submit(request, {
    form: `${form}:${id}`,
    by: staff,
    sent,
    write: (_, submission) => restorePublication(kind, { staff, id, number }, submission),
    answer: ({ done }) =>
      done ? { to, say: "content:restored" } : { to, say: "content:no-version", kind: "error" },
    failed: { log: "a version could not be restored", say: "content:save-failed", to },
  });
}
