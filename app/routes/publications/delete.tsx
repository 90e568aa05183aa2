import { useLoaderData } from "@remix-run/react";
import { fillPath } from "~/addresses/href";
import { events, galleries, news } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { areaOf } from "~/features/publications/areas.server";
import { MissingPublication } from "~/features/publications/missing-publication";
import {
  deleteOwnPublication,
  getOwnPublication,
  titleIn,
} from "~/features/publications/own-publication.server";
import { DeleteForm } from "~/forms";
import { formatDay, useTranslation } from "~/i18n";
import { Bilingual, PageHeader } from "~/ui";

const addresses = [news.delete, events.delete, galleries.delete] as const;

export const ErrorBoundary = MissingPublication;

export const loader = handler(addresses, async (visit) => {
  const { address, language } = visit;
  const area = areaOf(address);
  const publication = await getOwnPublication(area, visit);
  const { detail, edit } = area.addresses;
  const { day, files, explanation } = await area.deletion(publication, language);
  return {
    name: area.kind.name,
    keepAt: fillPath((publication.isPublic ? detail : edit).path, { id: publication.id }),
    title: titleIn(publication.fields, language),
    date: day,
    day: formatDay(day, language),
    files,
    explanation,
  };
});

export const action = handler(addresses, (visit) => deleteOwnPublication(areaOf(visit.address), visit));

export default function DeletePublication() {
  const { t } = useTranslation(["news", "events", "galleries"]);
  const { name, keepAt, title, date, day, files, explanation } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader />
      <div className="max-w-3xl">
        <p className="text-lg font-bold">
          <Bilingual text={title} />
        </p>
        <p className="text-muted">
          <time dateTime={date}>{day}</time>
          {files ? ` · ${files}` : null}
        </p>
        <p className="my-4">{explanation}</p>
        <DeleteForm keepAt={keepAt} keep={t(`${name}:delete-page.keep`)} remove={t(`${name}:delete`)} />
      </div>
    </>
  );
}
