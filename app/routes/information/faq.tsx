import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { faq, faqIntroduction, faqProvenance } from "~/content/faq";
import { pages } from "~/content/pages";
import { languageOf } from "~/i18n/request-language.server";
import { ReviewedLine } from "~/ui/article/article-page";
import { FaqTopics } from "~/ui/faq-topics";
import { PageHeader } from "~/ui/page-header";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { faqPage, StructuredData } from "~/ui/structured-data";
import { Say } from "~/ui/text";

const PATH = "/faq";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.title, description: data.about }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const { searchParams } = new URL(request.url);
  return {
    title: documentTitle(pages[PATH][language], language),
    about: faqIntroduction[language],
    questions: faq.map(({ question, answer }) => ({
      question: question[language],
      answer: answer[language],
    })),
    all: searchParams.get("all") === "1",
    open: searchParams.get("open"),
  };
}

export default function Faq() {
  const { all, open, questions } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={<Say text={pages[PATH]} />} />
      <div className="article-body">
        <p className="lead">
          <Say text={faqIntroduction} />
        </p>
        <FaqTopics path={PATH} all={all} open={open} />
        <ReviewedLine {...faqProvenance} />
      </div>
      <StructuredData of={() => [faqPage(questions)]} />
    </>
  );
}
