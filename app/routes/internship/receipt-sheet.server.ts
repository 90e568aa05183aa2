import type { Words } from "~/content/words";
import { type Language, translator } from "~/i18n";
import {
  addFacts,
  addHeading,
  addLetterhead,
  addParagraph,
  addQuotation,
} from "~/platform/pdf/blocks.server";
import { PageFlow } from "~/platform/pdf/page-flow.server";
import { PdfFile } from "~/platform/pdf/pdf-file.server";
import { bare, isolated } from "~/platform/pdf/printable-text";
import { colours } from "~/platform/pdf/style";
import type { ReceiptView } from "./receipt.server";

/** `day` is the date of the document, YYYY-MM-DD; `printedAt` a formatted time; `resumeAt` an absolute address. */
type Printed = { language: Language; publisher: Words; day: string; printedAt: string; resumeAt: string };

/** Renders the receipt as a tagged PDF/A file (decision 040) with the content of its print page. */
export async function drawReceipt(
  { number, code, name, day: received, state, reason, events }: ReceiptView,
  { language, publisher, day, printedAt, resumeAt }: Printed,
): Promise<Uint8Array> {
  const t = translator(language, "internship-receipt");
  const title = t("print.title");
  const author = publisher[language];
  const flow = new PageFlow(await PdfFile.create({ title: `${title} ${number}`, author, language, day }));
  addLetterhead(flow, author, publisher[language === "ar" ? "en" : "ar"]);
  flow.space(28);
  addParagraph(flow, title, "part", { colour: colours.ink, as: "H1" });
  addParagraph(flow, t("number"), "body", { colour: colours.muted });
  addParagraph(flow, isolated(number), "title");
  addFacts(flow, [
    { label: t("facts.name"), value: bare(name) },
    { label: t("facts.day"), value: received.text },
    { label: t("facts.state"), value: t(`titles.${state}`) },
    ...(code ? [{ label: t("facts.code"), value: isolated(code) }] : []),
  ]);
  if (reason)
    addQuotation(
      flow,
      reason.split("\n").filter((line) => bare(line)),
    );
  if (events.length > 0) {
    const history = events.map(({ kind, at, document }) => ({
      label: at.text,
      value: [t(`events.${kind}`), document && isolated(bare(document))].filter(Boolean).join(" "),
    }));
    addHeading(flow, t("history"), "section", "H2");
    addFacts(flow, history);
  }
  addParagraph(flow, t("keep"));
  if (code) {
    addParagraph(flow, t("print.online"));
    addParagraph(flow, isolated(resumeAt), "strong");
  }
  addParagraph(flow, t("print.printed-at", { moment: printedAt }), "small", { colour: colours.muted });
  return flow.file.bytes();
}
