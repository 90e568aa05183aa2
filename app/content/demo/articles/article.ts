export type DemoArticle = {
  title: string;
  titleAr: string | null;
  description: string;
  descriptionAr: string | null;
  daysAgo: number;
  picture: number;
  attachments?: Array<{ name: string; kind: "pdf" | "txt" }>;
};
