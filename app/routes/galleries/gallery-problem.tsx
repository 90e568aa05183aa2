import type { MetaDescriptor } from "@remix-run/node";
import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useContext } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { EmptyState } from "~/ui/empty-state";
import { PageFacts } from "~/ui/page-facts";
import { PageHeader } from "~/ui/page-header";
import { Problem } from "~/ui/problem";

/** The head of a gallery's page that could not be shown. */
export const problemMeta = (error: unknown): MetaDescriptor[] =>
  isRouteErrorResponse(error) && error.data?.title ? [{ title: error.data.title }] : [];

/** In place of a gallery that is not there; whatever else went wrong is said as on every page. */
export function GalleryProblem() {
  const { t } = useTranslation("galleries");
  const error = useRouteError();
  const { reference } = useContext(PageFacts);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status !== 404) return <Problem status={status} reference={reference} />;
  return (
    <>
      <PageHeader title={t("not-found")} crumbs={[{ title: t("title"), path: "/gallery" }]} />
      <EmptyState title={t("not-found-body")}>
        <p className="mt-3">
          <a href="/gallery" className="link">
            {t("back")}
          </a>
        </p>
      </EmptyState>
    </>
  );
}
