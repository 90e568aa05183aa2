import { digitChoices } from "~/content/digits";
import { uses } from "~/content/edition";
import { sealFigures } from "~/content/seal";
import { type Command, CommandRefused, exitOnExpectedError, UsageError } from "../command";

export const command: Command = {
  summary: "begins an association of its own in an empty database, the schema included",
  usage:
    "--name-ar NAME --name-en NAME [--member-ar WORD --members-ar WORD] [--member-en WORD --members-en WORD] …",
  explanation: `
  --member-ar, --members-ar   what a member is called: مهندس, مهندسون; without them عضو, أعضاء
  --member-en, --members-en   "an engineer", "engineers"; without them "a member", "members"
  --title-ar, --title-en      what stands before a member's name: "م.", "Eng."
  --founded YEAR              the year of its foundation
  --city-ar, --city-en        where it has its seat
  --seal FIGURE               within the ring of its seal: ${sealFigures.join(", ")}; without it the star
  --digits KIND               in Arabic dates, counts and amounts: ${digitChoices.join(", ")}; without it latin
  --uses LIST                 of ${uses.join(", ")}, with commas between; without it none

Nothing is taken over from the association that the site is delivered for, and nothing is a sample: the pages are empty
drafts, which readers do not find before they are published. \`doctor\` and /dashboard/content/launch name what is still to
be said; all of it, the colours and the forms of the words too, is written in the content office.

The database must be empty: a server that was started on it has brought its own first edition.`,
  options: {
    "name-ar": { type: "string" },
    "name-en": { type: "string" },
    "member-ar": { type: "string" },
    "members-ar": { type: "string" },
    "member-en": { type: "string" },
    "members-en": { type: "string" },
    "title-ar": { type: "string" },
    "title-en": { type: "string" },
    founded: { type: "string" },
    "city-ar": { type: "string" },
    "city-en": { type: "string" },
    seal: { type: "string" },
    digits: { type: "string" },
    uses: { type: "string" },
  },
  choices: { seal: sealFigures, digits: digitChoices },
  positionals: { min: 0, max: 0 },
  async run({ values }) {
    const optionValue = (name: string) => String(values[name] ?? "").trim();
    const name = { ar: optionValue("name-ar"), en: optionValue("name-en") };
    if (!name.ar || !name.en) throw new UsageError("--name-ar NAME and --name-en NAME are both needed.");
    const used = optionValue("uses")
      .split(",")
      .map((use) => use.trim())
      .filter(Boolean);
    const unknown = used.find((use) => !(uses as readonly string[]).includes(use));
    if (unknown !== undefined) throw new UsageError(`--uses takes ${uses.join(", ")}, not ${unknown}.`);
    const terms = Object.fromEntries(
      [
        ["member_ar", optionValue("member-ar")],
        ["members_ar", optionValue("members-ar")],
        ["a_member_en", optionValue("member-en")],
        ["members_en", optionValue("members-en")],
        ["title_ar", optionValue("title-ar")],
        ["title_en", optionValue("title-en")],
      ].filter(([, word]) => word),
    );
    const { withDatabase } = await import("../with-database");
    const { db } = await import("~/db");
    const { filledTables } = await import("~/domain/backups/empty-target.server");
    const { createAssociation } = await import("~/domain/content/new-association.server");
    await withDatabase(async () => {
      const filled = await filledTables(db);
      if (filled)
        throw new CommandRefused(
          `Nothing was begun: the database must be empty, and there are rows in ${filled}.`,
        );
      await exitOnExpectedError(() =>
        createAssociation({
          name,
          terms,
          founded: optionValue("founded"),
          city: { ar: optionValue("city-ar"), en: optionValue("city-en") },
          seal: optionValue("seal"),
          digits: optionValue("digits"),
          uses: used,
        }),
      );
    });
    console.log(`${name.en} has begun. \`npm run cli -- doctor\` names what it has still to say.`);
    return 0;
  },
};
