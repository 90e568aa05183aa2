import { getTableColumns, is, SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { internshipApplications as applications } from "~/db";
import { dictionaries, type Language, languages } from "~/i18n";
import { allFields, applicationFields, groups } from "./fields";

const columns = getTableColumns(applications);

/** The columns of which `search_key` is made. */
function searchedColumns(): Set<string> {
  const made = columns.searchKey.generated?.as;
  if (!is(made, SQL)) throw new Error("search_key is not made of other columns");
  return new Set(new PgDialect().sqlToQuery(made).sql.match(/\b[a-z_]+\b/g));
}

function wordsAt(language: Language, name: string) {
  const [part, of] = name.split(".") as [string, string];
  return (dictionaries[language].internship as unknown as Record<string, Record<string, string>>)[part]?.[of];
}

describe.each(allFields)(
  "$edge",
  ({ key, edge, optional, searched, choices = [], group, example, check }) => {
    it("has a column, nullable if the field is optional", () => {
      expect(columns[key].notNull).toBe(!optional);
    });

    it("is in the search column if staff can search by it", () => {
      expect(searchedColumns().has(columns[key].name)).toBe(searched ?? false);
    });

    it.each(languages)("has its texts in the dictionary of %s", (language) => {
      const names = [
        `fields.${edge}`,
        `call.${edge}`,
        `groups.${group}`,
        ...(optional ? [] : [`missing.${edge}`]),
        ...choices.map((choice) => `choices.${choice}`),
      ];
      expect(names.filter((name) => !wordsAt(language, name))).toEqual([]);
    });

    it("accepts its example", () => {
      expect(check.safeParse(example).success).toBe(true);
    });

    it("accepts an empty value only if it is optional", () => {
      const codes = check.safeParse("").error?.issues.map(({ message }) => message);
      expect(codes).toEqual(optional ? undefined : [`internship:missing.${edge}`]);
    });
  },
);

describe("the application form", () => {
  it("contains every field once", () => {
    const grouped = groups.flatMap(({ fields }) => fields);
    expect([...grouped].sort()).toEqual([...applicationFields].sort());
  });

  it("asks for the home address next to the city", () => {
    const inOrder = ["LIVE_PLACE", "CITY", "HOME_ADD", "MOBIL", "HOME_TEL1", "E_MAIL"];
    expect(groups.at(-1)!.fields.filter((field) => inOrder.includes(field))).toEqual(inOrder);
  });
});
