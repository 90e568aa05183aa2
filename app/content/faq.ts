import { association } from "./association";
import { edition } from "./current-edition";
import { provenance } from "./facts/provenance";
import { ltr, words } from "./words";

export const faqProvenance = provenance.services;

const { from: opens, to: closes } = association.officeHours;

const withHours = words(
  `Short answers to what members ask most often. If yours is not among them, write to us at any hour or call between ${opens} and ${closes}.`,
  `إجابات قصيرة عن أكثر ما يسأل عنه الأعضاء. وإن لم تجد سؤالك بينها فراسلنا في أي وقت، أو اتصل بنا بين الساعة ${ltr(opens)} والساعة ${ltr(closes)}.`,
);

const alone = words(
  "Short answers to what members ask most often. If yours is not among them, write to us at any hour.",
  "إجابات قصيرة عن أكثر ما يسأل عنه الأعضاء. وإن لم تجد سؤالك بينها فراسلنا في أي وقت.",
);

/** The hours are named while they are those of the association as the site is delivered. */
export const faqIntroduction = () =>
  edition().contact.hours?.en === `${opens}–${closes}` ? withHours : alone;
