import { expect, it } from "vitest";
import { contentItems, db } from "~/db";
import { createAssociation } from "~/domain/content/new-association.server";
import { useDatabase } from "../support/database";

useDatabase();

const begun = (ar: string, en: string) =>
  createAssociation({
    name: { ar, en },
    terms: {},
    founded: "",
    city: { ar: "", en: "" },
    seal: "",
    digits: "",
    uses: [],
  });

it("an association is set up once, even by two concurrent commands", async () => {
  const both = await Promise.allSettled([begun("نقابة", "One"), begun("جمعية", "Another")]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(both.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { name: "NotAnAssociation", message: "one has begun here meanwhile" },
  });
  const { length } = await db.select().from(contentItems);
  await expect(begun("نقابة", "A third")).rejects.toMatchObject({ name: "NotAnAssociation" });
  expect(await db.$count(contentItems)).toBe(length);
});
