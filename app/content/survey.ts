import { edition } from "./current-edition";
import { words } from "./words";

/** The questions as the site is delivered. An answer is kept under its question's name, whatever the wording. */
export const firstQuestions = [
  {
    name: "question1",
    topic: words("Ease of getting a service", "سهولة الحصول على الخدمة"),
    text: words(
      "How satisfied are you with how easy it is to get a service from the association?",
      "ما مدى رضاك عن سهولة الحصول على خدمات النقابة؟",
    ),
  },
  {
    name: "question2",
    topic: words("Speed of service", "سرعة الإنجاز"),
    text: words(
      "How satisfied are you with the time it takes to complete a service?",
      "ما مدى رضاك عن سرعة إنجاز معاملاتك؟",
    ),
  },
  {
    name: "question3",
    topic: words("Courtesy of the staff", "تعامل الموظفين"),
    text: words(
      "How satisfied are you with the courtesy and helpfulness of the staff?",
      "ما مدى رضاك عن حسن تعامل الموظفين وتعاونهم؟",
    ),
  },
  {
    name: "question4",
    topic: words("Information on the website", "المعلومات في الموقع"),
    text: words(
      "How satisfied are you with the clarity of the information on this website?",
      "ما مدى رضاك عن وضوح المعلومات في هذا الموقع؟",
    ),
  },
] as const;

export type QuestionName = (typeof firstQuestions)[number]["name"];

/** The satisfaction survey; `sample` until the association has worded each of its questions. */
export function survey() {
  const content = edition().survey;
  return {
    sample: firstQuestions.some(({ name }) => content[name]?.sample !== false),
    questions: firstQuestions.map(({ name, topic, text }) => ({ name, topic, text, ...content[name] })),
  };
}
