import { useLoaderData } from "@remix-run/react";
import { fillPath } from "~/addresses/href";
import { events, galleries, news } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { restorePublication } from "~/domain/publications/save.server";
import { listVersions } from "~/domain/publications/written.server";
import { compareVersions } from "~/domain/revisions/compare";
import { historyOf } from "~/domain/revisions/history";
import { areaOf } from "~/features/publications/areas.server";
import { MissingPublication } from "~/features/publications/missing-publication";
import {
  getOwnPublication,
  noSuchPublication,
  titleIn,
} from "~/features/publications/own-publication.server";
import { parseId } from "~/fields/id";
import { RestoreVersion } from "~/forms";
import { readForm } from "~/forms/read-body.server";
import { submit } from "~/forms/submit.server";
import { useTranslation } from "~/i18n";
import { now } from "~/platform/clock.server";
import { Bilingual, PageHeader, Versions } from "~/ui";

const addresses = [news.versions, events.versions, galleries.versions] as const;

export const ErrorBoundary = MissingPublication;

export const loader = handler(addresses, async (visit) => {
  const { address, language, url } = visit;
  const area = areaOf(address);
  const { kind, compared, comparable = (fields) => fields } = area;
  const { id, fields } = await getOwnPublication(area, visit);
  const versions = await listVersions(kind, id);
  if (!versions.length) throw noSuchPublication(area, language);
  const { after, before, rows } = historyOf(versions, url.searchParams, { at: now(), language });
  const names = Object.keys(compared);
  return {
    name: kind.name,
    title: titleIn(fields, language),
    labels: compared,
    compared: {
      after: after.number,
      before: before?.number ?? null,
      fields: compareVersions(names, before ? comparable(before.fields) : {}, comparable(after.fields)),
    },
    versions: rows,
  };
});

/** Makes the version that the form names a draft, and goes on to its editor. */
export const action = handler(addresses, async (visit) => {
  const { request, staff, address, language } = visit;
  const area = areaOf(address);
  const { id } = await getOwnPublication(area, visit);
  const to = fillPath(area.addresses.edit.path, { id });
  const sent = await readForm(request);
  const number = parseId(String(sent.get("restore") ?? ""));
  if (number === null) throw noSuchPublication(area, language);
  return submit(request, {
    form: `restore-${area.kind.noun}:${id}`,
    by: staff,
    sent,
    write: (_, submission) => restorePublication(area.kind, { staff, id, number }, submission),
    answer: ({ done }) =>
      done ? { to, say: "content:restored" } : { to, say: "content:no-version", kind: "error" },
    failed: { log: "failed to restore a version", say: "content:save-failed", to },
  });
});

export default function PublicationVersions() {
  const { t } = useTranslation(["news", "events", "galleries"]);
  const { name, title, labels, compared, versions } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader record={<Bilingual text={title} tag={false} />} />
      <Versions
        compared={compared}
        versions={versions}
        label={(field) => t(`${name}:${labels[field]}` as never)}
        restore={(number) => <RestoreVersion number={number} />}
      />
    </>
  );
}
