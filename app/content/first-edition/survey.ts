import type { FirstItem } from "../edition";
import { firstQuestions } from "../survey";

/** The four questions are made up until the association words its own. */
export const firstSurvey: FirstItem[] = firstQuestions.map(({ name, topic, text }) => ({
  key: name,
  fields: { topic_ar: topic.ar, topic_en: topic.en, text_ar: text.ar, text_en: text.en },
  samples: ["topic_ar", "topic_en", "text_ar", "text_en"],
}));
