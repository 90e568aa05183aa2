import { type Command, exitOnExpectedError, UsageError } from "../command";

export const command: Command = {
  summary: "writes what the association says on its site to files, or reads it from them",
  usage: "export DIR | import DIR",
  explanation: `
export makes DIR, which is not there yet or empty, and writes all that is published: a Markdown file for each person,
question, vacancy, document, letter, figure and so on, in a folder of its kind, with pictures and files in media/.
Drafts and old versions stay where they are. The same content gives the same bytes, so that two exports can be compared.

import reads such a folder into a site on which nobody has written yet; the public pages then say the same. Everything
is checked as in the content office, and all of it is taken or nothing. Names of files that lead elsewhere are refused.`,
  positionals: { min: 2, max: 2 },
  async run({ positionals: [way, folder = ""] }) {
    if (way !== "export" && way !== "import")
      throw new UsageError("content export DIR, or content import DIR");
    const { withDatabase } = await import("../with-database");
    const { hasContent, loadEdition } = await import("~/domain/content/edition.server");
    const { exportContent } = await import("~/domain/content/export.server");
    const { importContent } = await import("~/domain/content/import.server");
    const count = await withDatabase(() =>
      exitOnExpectedError(async () => {
        if (way === "import") return importContent(folder);
        if (await hasContent()) await loadEdition();
        return exportContent(folder);
      }),
    );
    console.log(way === "export" ? `${count} files are in ${folder}.` : `${count} files were taken.`);
    return 0;
  },
};
