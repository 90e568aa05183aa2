import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { galleries } from "~/addresses/publications";
import { visit } from "~/auth/visit.server";
import { type GalleryFields, galleriesShelf } from "~/domain/galleries/shelf.server";
import { compareVersions } from "~/domain/revisions/compare";
import { historyOf } from "~/domain/revisions/history";
import { restoreVersion } from "~/domain/revisions/save.server";
import { listVersions } from "~/domain/revisions/versions.server";
import { parseId } from "~/fields/id";
import { readForm } from "~/forms/read-body.server";
import { RestoreVersion } from "~/forms/restore-version";
import { submit } from "~/forms/submit.server";
import { inLanguage } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { now } from "~/platform/clock.server";
import { PageHeader } from "~/ui/page-header";
import { Bilingual } from "~/ui/text";
import { Versions } from "~/ui/versions";
import { ownGallery } from "./gallery-access.server";

const names = ["title_ar", "title", "description_ar", "description", "captions_ar", "captions"] as const;

/** What is said of the photos, one below the other. */
const flat = ({ captions, ...texts }: GalleryFields) => ({
  ...texts,
  captions_ar: captions.map(({ title_ar }) => title_ar ?? "").join("\n"),
  captions: captions.map(({ title }) => title ?? "").join("\n"),
});

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language, staff } = await visit(request, galleries.versions);
  const { id, title, titleAr } = await ownGallery(request, params.id, { staff, language });
  const versions = await listVersions<GalleryFields>(galleriesShelf, id);
  if (!versions.length) throw new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const { after, before, rows } = historyOf(versions, searchParams, { at: now(), language });
  const compared = compareVersions(names, before ? flat(before.fields) : {}, flat(after.fields));
  return {
    title: inLanguage(language, { en: title, ar: titleAr }),
    compared: { after: after.number, before: before?.number ?? null, fields: compared },
    versions: rows,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, language } = await visit(request, galleries.versions);
  const { id } = await ownGallery(request, params.id, { staff, language });
  const sent = await readForm(request);
  const number = parseId(String(sent.get("restore") ?? ""));
  if (number === null) return data(null, { status: 404 });
  const to = `/edit-gallery/${id}`;
  return submit(request, {
    form: `restore-gallery:${id}`,
    by: staff,
    sent,
    write: (_, submission) => restoreVersion(galleriesShelf, { staff, id, number }, submission),
    answer: ({ done }) =>
      done ? { to, say: "content:restored" } : { to, say: "content:no-version", kind: "error" },
    failed: { log: "a version could not be restored", say: "content:save-failed", to },
  });
}

export default function GalleryVersions() {
  const { title, compared, versions } = useLoaderData<typeof loader>();
  const { t } = useTranslation("galleries");
  const labels = {
    title_ar: t("form.title_ar"),
    title: t("form.title"),
    description_ar: t("form.description_ar"),
    description: t("form.description"),
    captions_ar: t("form.alt-ar"),
    captions: t("form.alt-en"),
  };
  return (
    <>
      <PageHeader record={<Bilingual text={title} tag={false} />} />
      <Versions
        compared={compared}
        versions={versions}
        label={(name) => labels[name as keyof typeof labels]}
        restore={(number) => <RestoreVersion number={number} />}
      />
    </>
  );
}
