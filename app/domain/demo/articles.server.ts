import { PDFDocument, StandardFonts } from "pdf-lib";
import { demoArticles } from "~/content/demo/articles";
import type { newsAttachments } from "~/db/schema";
import { contentTypeOf } from "~/platform/storage/storage";
import { storage } from "~/platform/storage/storage.server";
import { drawPicture, storePicture } from "./pictures.server";

type Attachment = Omit<typeof newsAttachments.$inferInsert, "newsId">;

const dayBefore = (today: string, days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

async function samplePdf(title: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  page.drawText("Sample document of the demo association", { x: 60, y: 740, size: 18, font });
  page.drawText(title.replace(/[^\x20-\x7E]/g, "").slice(0, 70), { x: 60, y: 705, size: 12, font });
  return pdf.save();
}

const sampleText = (title: string, titleAr: string | null) =>
  new TextEncoder().encode(`${titleAr ?? title}\n${title}\n\nوثيقة نموذجية · Sample document\n`);

async function storeAttachments(
  { title, titleAr, attachments = [] }: (typeof demoArticles)[number],
  index: number,
) {
  const stored: Attachment[] = [];
  for (const [position, { name, kind }] of attachments.entries()) {
    const bytes = kind === "pdf" ? await samplePdf(title) : sampleText(title, titleAr);
    const fileKey = `attachments/demo-${index}-${position}.${kind}`;
    const mimeType = contentTypeOf(fileKey);
    await storage().put(fileKey, bytes, mimeType);
    stored.push({ fileName: name, fileKey, fileSize: bytes.length, fileType: kind, mimeType });
  }
  return stored;
}

export async function storeDemoArticles(today: string) {
  const articles = [];
  for (const [index, article] of demoArticles.entries()) {
    const picture = await drawPicture(article.picture, index % 4);
    const photoKey = `news-photos/demo-article-${String(index).padStart(2, "0")}`;
    articles.push({
      article: {
        title: article.title,
        titleAr: article.titleAr,
        description: article.description,
        descriptionAr: article.descriptionAr,
        date: dayBefore(today, article.daysAgo),
        ...(await storePicture(photoKey, picture)),
      },
      attachments: await storeAttachments(article, index),
    });
  }
  return articles.reverse();
}
