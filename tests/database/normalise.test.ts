import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "~/db";
import { normalise } from "~/i18n";
import { normalised } from "../support/normalised";

describe("ar_norm in the database", () => {
  it.each(normalised)("turns %j into the same text as the TypeScript rule, %j", async (text, searched) => {
    const [row] = await db.execute<{ searched: string }>(sql`select ar_norm(${text}) as searched`);
    expect(row?.searched).toBe(searched);
    expect(normalise(text)).toBe(searched);
  });
});
