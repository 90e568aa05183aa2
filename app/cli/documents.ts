import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Command, Refused } from "./command";

export const command: Command = {
  summary: "writes the documents to download, in both languages",
  usage: "[FOLDER]",
  explanation: "\nFOLDER is build/documents unless given. Needs no settings and no database.",
  positionals: { least: 0, most: 1 },
  async run({ positionals: [folder = "build/documents"] }) {
    const { articles } = await import("~/content/articles");
    const { documentFileName, documents } = await import("~/content/documents");
    const { languages } = await import("~/i18n/languages");
    const { setDocument } = await import("~/platform/pdf/document.server");
    const { documentContent } = await import("./document-content");
    await mkdir(folder, { recursive: true });
    for (const plan of documents) {
      for (const language of languages) {
        const content = documentContent(plan, language, articles);
        if (!content) throw new Refused(`The document ${plan.name} is empty: none of its pages is written.`);
        const bytes = await setDocument(content);
        const file = path.join(folder, documentFileName(plan.name, language));
        await writeFile(file, bytes);
        console.log(`${file} ${Math.ceil(bytes.length / 1024)} KB`);
      }
    }
    return 0;
  },
};
