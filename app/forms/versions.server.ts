import { data } from "@remix-run/node";
import { compareVersions } from "~/domain/revisions/compare";
import { historyOf } from "~/domain/revisions/history";
import { restoreVersion } from "~/domain/revisions/save.server";
import type { Fields, Shelf, Writer } from "~/domain/revisions/shelf";
import { listVersions } from "~/domain/revisions/versions.server";
import { parseId } from "~/fields/id";
import type { Language } from "~/i18n";
import { now } from "~/platform/clock.server";
import { readForm } from "./read-body.server";
import { submit } from "./submit.server";

type Kept<Its extends Fields> = { shelf: Shelf<Its>; id: number };
type Told<Its extends Fields> = {
  language: Language;
  /** The fields that are compared, and what is compared of each version's where it is not what is stored. */
  names: readonly string[];
  told?: (fields: Its) => Fields;
};

/** What was kept of an article, an event or a gallery, and how two versions differ; throws 404 where nothing was. */
export async function loadVersions<Its extends Fields>(
  request: Request,
  { shelf, id }: Kept<Its>,
  { language, names, told = (fields) => fields }: Told<Its>,
) {
  const versions = await listVersions<Its>(shelf, id);
  if (!versions.length) throw new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const { after, before, rows } = historyOf(versions, searchParams, { at: now(), language });
  const fields = compareVersions(names, before ? told(before.fields) : {}, told(after.fields));
  return { compared: { after: after.number, before: before?.number ?? null, fields }, versions: rows };
}

/** Makes the version that the form names a draft, and goes on to its editor; `form` is what its submission is called. */
export async function restoreSent<Its extends Fields>(
  request: Request,
  { shelf, id }: Kept<Its>,
  { staff, form, to }: { staff: Writer; form: string; to: string },
) {
  const sent = await readForm(request);
  const number = parseId(String(sent.get("restore") ?? ""));
  if (number === null) return data(null, { status: 404 });
  return submit(request, {
    form: `${form}:${id}`,
    by: staff,
    sent,
    write: (_, submission) => restoreVersion(shelf, { staff, id, number }, submission),
    answer: ({ done }) =>
      done ? { to, say: "content:restored" } : { to, say: "content:no-version", kind: "error" },
    failed: { log: "a version could not be restored", say: "content:save-failed", to },
  });
}
