import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { articles } from "~/content/articles";
import { useTranslation } from "~/i18n/use-translation";
import { ArticlePage } from "~/ui/article/article-page";
import { pageMeta } from "~/ui/page-meta";
import { articleFacts } from "./article-facts.server";
import { FeeCalculator } from "./fee-calculator";
import { feeQuestion } from "./fee-question";

const PATH = "/registration-requirements";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.title, description: data.about }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  return {
    ...(await articleFacts(request, PATH)),
    question: feeQuestion(new URL(request.url).searchParams),
  };
}

export default function RegistrationRequirements() {
  const { t } = useTranslation("calculators");
  const { question, opened, documents } = useLoaderData<typeof loader>();
  const cost = { id: "cost", title: t("fee.title"), body: <FeeCalculator {...question} /> };
  return <ArticlePage article={articles[PATH]!} opened={opened} documents={documents} parts={[cost]} />;
}
