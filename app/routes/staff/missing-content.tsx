import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { missingContent } from "~/content/missing";
import { pages } from "~/content/pages";
import { languageOf } from "~/i18n/request-language.server";
import { documentTitle } from "~/ui/document-title";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { MissingList } from "./missing-list";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "missing-content.read");
  const language = await languageOf(request);
  const title = pages["/dashboard/missing-content"][language];
  return {
    title,
    documentTitle: documentTitle(title, language),
    crumbs: [{ title: pages["/dashboard"][language], path: "/dashboard" }],
    missing: missingContent(),
  };
}

export default function MissingContent() {
  const { title, crumbs, missing } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <MissingList missing={missing} />
    </>
  );
}
