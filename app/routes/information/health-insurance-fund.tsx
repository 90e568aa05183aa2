import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { articles } from "~/content/articles";
import { useTranslation } from "~/i18n/use-translation";
import { ArticlePage } from "~/ui/article/article-page";
import { pageMeta } from "~/ui/page-meta";
import { articleFacts } from "./article-facts.server";
import { BillCalculator } from "./bill-calculator";
import { billQuestion } from "./bill-question";

const PATH = "/health-insurance-fund";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.title, description: data.about }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  return {
    ...(await articleFacts(request, PATH)),
    question: billQuestion(new URL(request.url).searchParams),
  };
}

export default function HealthInsuranceFund() {
  const { t } = useTranslation("calculators");
  const { question, opened, documents } = useLoaderData<typeof loader>();
  const shares = { id: "bill-shares", title: t("bill.title"), body: <BillCalculator {...question} /> };
  return <ArticlePage article={articles[PATH]!} opened={opened} documents={documents} parts={[shares]} />;
}
