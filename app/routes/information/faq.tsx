import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { information } from "~/addresses/information";
import { handler } from "~/auth/handler.server";
import { edition, isShownNow } from "~/content/current-edition";
import { faqIntroduction, faqProvenance } from "~/content/faq";
import { emblems, faqPage, LocalizedText, StructuredData, WhoAnswers } from "~/ui";
import { FaqTopics } from "~/ui/article/accordion";
import { ReviewedLine } from "~/ui/article/article-body";
import { Opening } from "~/ui/article/opening";

const PATH = href(information.faq);

export const loader = handler(information.faq, ({ language, url }) => {
  if (!isShownNow(PATH)) throw new Response(null, { status: 404 });
  const { searchParams } = url;
  return {
    head: { description: faqIntroduction()[language] },
    questions: edition().questions.map(({ question, answer }) => ({
      question: question[language],
      answer: answer[language],
    })),
    all: searchParams.get("all") === "1",
    open: searchParams.get("open"),
  };
});

export default function Faq() {
  const { all, open, questions } = useLoaderData<typeof loader>();
  return (
    <>
      <Opening emblem={emblems[PATH]}>
        <p className="lead">
          <LocalizedText text={faqIntroduction()} />
        </p>
      </Opening>
      <div className="article">
        <div className="article-body">
          <FaqTopics path={PATH} all={all} open={open} />
          <ReviewedLine {...faqProvenance} />
        </div>
        <WhoAnswers />
      </div>
      <StructuredData of={() => [faqPage(questions)]} />
    </>
  );
}
