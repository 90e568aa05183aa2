import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { articles } from "~/content/articles";
import { useTranslation } from "~/i18n/use-translation";
import { ArticlePage } from "~/ui/article/article-page";
import { pageMeta } from "~/ui/page-meta";
import { articleFacts } from "./article-facts.server";
import { EntryCalculator } from "./entry-calculator";
import { entryQuestion } from "./entry-question";

const PATH = "/authority-fund";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.title, description: data.about }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  return {
    ...(await articleFacts(request, PATH)),
    question: entryQuestion(new URL(request.url).searchParams),
  };
}

export default function AuthorityFund() {
  const { t } = useTranslation("calculators");
  const { question, opened, documents } = useLoaderData<typeof loader>();
  const age = { id: "age", title: t("entry.title"), body: <EntryCalculator {...question} /> };
  return <ArticlePage article={articles[PATH]!} opened={opened} documents={documents} parts={[age]} />;
}
