import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { whoIs } from "~/auth/guards.server";
import { may } from "~/auth/permissions";
import { pageAddress, pageIn } from "~/domain/galleries/list-page";
import { listDrafts, listGalleries } from "~/domain/galleries/queries.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { documentTitle } from "~/ui/document-title";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { Drafts } from "./drafts";
import { GalleryCard } from "./gallery-card";

export const handle = { failure: "galleries:list-failed" };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.title, description: data.about }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const t = translator(language, "galleries");
  const list = await listGalleries(pageIn(new URL(request.url).searchParams), language);
  const { staff } = await whoIs(request);
  const mayAdd = staff ? may(staff.role, "galleries.publish") : false;
  return {
    title: documentTitle(t("title"), language),
    about: t("about"),
    ...list,
    drafts: staff && mayAdd && list.page === 1 ? await listDrafts(staff, language) : [],
    mayAdd,
  };
}

export default function GalleryList() {
  const { t } = useTranslation("galleries");
  const { galleries, drafts, page, pages, mayAdd } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t("title")}
        actions={mayAdd ? <ButtonLink href="/add-gallery">{t("add")}</ButtonLink> : null}
      />
      <Drafts drafts={drafts} />
      {galleries.length ? (
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {galleries.map((gallery, at) => (
            <GalleryCard key={gallery.id} gallery={gallery} lazy={at > 0} />
          ))}
        </div>
      ) : (
        <EmptyState title={t("none")}>
          {mayAdd ? (
            <p className="mt-4">
              <ButtonLink href="/add-gallery">{t("add-first")}</ButtonLink>
            </p>
          ) : null}
        </EmptyState>
      )}
      <Pager page={page} pages={pages} hrefFor={(each) => pageAddress("/gallery", each)} />
    </>
  );
}
