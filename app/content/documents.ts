import type { Article, DocumentName, Section } from "./article";
import { association } from "./association";
import { edition } from "./current-edition";
import { firstContact } from "./first-edition/contact";
import type { PagePath } from "./pages";
import { ltr, type Words, words } from "./words";

/** A document to download and the pages it is made of, in their order. */
export type DocumentPlan = { name: DocumentName; title: Words; paths: PagePath[]; withContact?: boolean };

export const documents: DocumentPlan[] = [
  {
    name: "association-guide",
    title: words("Guide to the Jordan Medical Association", "دليل نقابة الأطباء الأردنية"),
    paths: ["/association-guide", "/registration-requirements"],
    withContact: true,
  },
  {
    name: "laws-and-regulations",
    title: words("Laws and Regulations", "القوانين والأنظمة"),
    paths: ["/legislations"],
  },
  {
    name: "electronic-payments-guide",
    title: words("Guide to Electronic Payments", "دليل الدفع الإلكتروني"),
    paths: ["/electronic-payments"],
  },
];

/** The files are set when the site is built, and bear the name that the association has then. */
export const offeredDocuments = (): DocumentPlan[] =>
  edition().association.name.en === association.name.en ? documents : [];

/** The name of a document's file in a language. */
export const documentFileName = (name: DocumentName, language: keyof Words) => `${name}-${language}.pdf`;

/** The pages of a document that are written already. */
export const articlesOf = (
  { paths }: DocumentPlan,
  articles: Partial<Record<PagePath, Article>>,
): Article[] => paths.flatMap((path) => articles[path] ?? []);

export const documentWords = {
  sample: words("Sample", "نسخة نموذجية"),
  notice: words(
    "This sample was made from the website's own content. It will be replaced by the association's own edition.",
    "أُعدّت هذه النسخة النموذجية من محتوى الموقع الإلكتروني، وتبقى منشورة إلى أن تزوّدنا النقابة بنسختها الخاصة.",
  ),
  subject: words(
    "A sample made from the website's own content",
    "نسخة نموذجية أُعدّت من محتوى الموقع الإلكتروني",
  ),
  source: words("Source", "المصدر"),
  reviewed: words("Last reviewed", "آخر مراجعة"),
  contents: words("Contents", "المحتويات"),
  onWebsite: words("On the website", "على الموقع الإلكتروني"),
  andAlso: words("; ", "؛ "),
};

const [contact] = firstContact;
const contactField = (field: string) => String(contact!.fields[field]);

const sampleMark = (field: string): Words =>
  contact!.samples?.includes(field) ? words(" (sample)", " (تجريبي)") : words("", "");

function detail(label: Words, value: Words, mark = words("", "")) {
  return { label, value: words(value.en + mark.en, value.ar + mark.ar) };
}

const { officeHours } = association;
const alike = (text: string) => words(ltr(text), ltr(text));

/** How the association is reached, as the last part of a printed guide. */
export const contactSection: Section = {
  id: "contact",
  title: words("How to reach the association", "التواصل مع النقابة"),
  blocks: [
    {
      kind: "facts",
      rows: [
        detail(
          words("Address", "العنوان"),
          words(contactField("address_en"), contactField("address_ar")),
          sampleMark("address_ar"),
        ),
        detail(words("Phone", "الهاتف"), alike(contactField("phone")), sampleMark("phone")),
        detail(words("Fax", "الفاكس"), alike(contactField("fax")), sampleMark("fax")),
        detail(words("E-mail", "البريد الإلكتروني"), alike(contactField("email")), sampleMark("email")),
        detail(words("Office hours", "ساعات الدوام"), alike(`${officeHours.from}–${officeHours.to}`)),
      ],
    },
  ],
};
