import type { Thing } from "./structured-association";

type Question = { question: string; answer: string };

/** Questions with their answers in plain text. */
export const faqPage = (questions: readonly Question[]): Thing => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
