import type { MetaDescriptor } from "@remix-run/node";
import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useContext } from "react";
import { EmptyState } from "./empty-state";
import { PageFacts } from "./page-facts";
import { PageHeader } from "./page-header";
import { Problem } from "./problem";

/** The head of a record's page that could not be shown. */
export const problemMeta = (error: unknown): MetaDescriptor[] =>
  isRouteErrorResponse(error) && error.data?.title ? [{ title: error.data.title }] : [];

type Props = { title: string; text: string; list: { title: string; path: string; back: string } };

/** In place of a record that is not there, with the way back to all; whatever else went wrong is said as on every page. */
export function MissingRecord({ title, text, list }: Props) {
  const error = useRouteError();
  const { reference } = useContext(PageFacts);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status !== 404) return <Problem status={status} reference={reference} />;
  return (
    <>
      <PageHeader title={title} crumbs={[{ title: list.title, path: list.path }]} />
      <EmptyState title={text}>
        <p className="mt-3">
          <a href={list.path} className="link">
            {list.back}
          </a>
        </p>
      </EmptyState>
    </>
  );
}
