import type en from "../en/article";
import type { Translated } from "../types";

const article: Translated<typeof en> = {
  contents: "في هذه الصفحة",
  "open-all": "فتح جميع المواضيع",
  "one-at-a-time": "فتح موضوع واحد في كل مرة",
  questions: "هل لديك سؤال عن هذه الصفحة؟",
  counter: "زيارتنا أو مراسلتنا",
  "sample-names": "أسماء تجريبية إلى أن تزوّدنا النقابة بأسماء أعضاء اللجنة.",
  awaits: "معلومات تستكملها النقابة:",
  source: "المصدر:",
  "changed-figures": "ما تغيّر",
  "figure-since": "اعتبارًا من",
  "valid-before": "قبل ذلك",
  "and-before": "؛ ",
  reviewed: "آخر مراجعة بتاريخ",
  "valid-since": "ساري منذ",
  language: { ar: "بالعربية", en: "بالإنجليزية" },
};

export default article;
