import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ComponentType } from "react";
import { contentOffice } from "~/addresses/content";
import { visit } from "~/auth/visit.server";
import { edition } from "~/content/edition";
import { withFigures } from "~/content/figures";
import type { FigureName } from "~/content/first-edition/figures";
import { type PagePath, pages } from "~/content/pages";
import { findNewest } from "~/domain/content/items.server";
import { articleOf } from "~/domain/content/page";
import type { PageFields } from "~/domain/content/page-schema";
import InformationPage, { shownArticle } from "./article";
import AssociationCouncil from "./association-council";
import AuthorityFund, { entryQuestion } from "./authority-fund";
import HealthInsuranceFund, { billQuestion } from "./health-insurance-fund";
import RegistrationRequirements, { feeQuestion } from "./registration-requirements";

const worth = (name: FigureName) => edition().figures[name].at(-1)!.value;

type View = { Page: ComponentType; asks?(params: URLSearchParams): object };

/** The pages on which more stands than their text. */
const views: Partial<Record<PagePath, View>> = {
  "/association-council": { Page: AssociationCouncil },
  "/authority-fund": { Page: AuthorityFund, asks: entryQuestion },
  "/health-insurance-fund": { Page: HealthInsuranceFund, asks: billQuestion },
  "/registration-requirements": { Page: RegistrationRequirements, asks: feeQuestion },
};

/** The newest version of a page, draft or not, as readers would see it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language } = await visit(request, contentOffice.preview);
  const newest = await findNewest({ kind: "pages", key: params.slug! });
  if (!newest?.fields) throw new Response(null, { status: 404 });
  const path = `/${params.slug}` as PagePath;
  const { searchParams } = new URL(request.url);
  const shown = shownArticle(
    request,
    withFigures(articleOf(path, newest.fields as PageFields), worth),
    language,
  );
  return {
    ...shown,
    head: { ...shown.head, title: pages[path][language] },
    question: views[path]?.asks?.(searchParams),
  };
}

export default function PagePreview() {
  const { article } = useLoaderData<typeof loader>();
  const { Page = InformationPage } = views[article.path as PagePath] ?? {};
  return <Page />;
}
