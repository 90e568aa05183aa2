import { expect, it } from "vitest";
import { parseForm } from "~/fields/parse-form";
import { type Language, translator } from "~/i18n";
import { csvRows } from "~/platform/csv";
import { applicationForm } from "../../../tests/builders/applications";
import { applicationInput, applicationOf } from "./application";
import { exportColumns } from "./export.server";
import { applicationFields } from "./fields";

const columnsIn = (language: Language) => exportColumns(translator(language, "registrations"), language);

const application = (changed: Record<string, unknown> = {}) => ({
  ...applicationOf(parseForm(applicationForm(changed), applicationInput("2026-11-22")).value!),
  temporaryNumber: "K7M-4QX-9R2T",
  state: "returned" as const,
  appliedOn: "2026-11-21",
});

it("contains every field by name, with words next to codes", () => {
  const titles = columnsIn("ar").map(({ title }) => title);
  expect(titles.filter((title) => (applicationFields as string[]).includes(title))).toEqual(
    applicationFields,
  );
  const row = Object.fromEntries(columnsIn("ar").map(({ title, cellOf }) => [title, cellOf(application())]));
  expect(row).toMatchObject({
    TEMP_NO: "K7M-4QX-9R2T",
    STATE: "returned",
    STATE_DESC: "معاد للتصحيح",
    NAT_CODE: 400,
    NAT_CODE_DESC: "أردني",
    CITY_DESC: expect.stringMatching(/\p{L}/u),
    UNIV_CODE_DESC: expect.stringMatching(/\p{L}/u),
    NATIONAL_NO: "2001123456",
    HOME_TEL1: null,
  });
});

it("keeps personal numbers as text for spreadsheets", () => {
  const cells = columnsIn("en").map(({ cellOf }) =>
    cellOf(application({ NAT_CODE: 760, NATIONAL_NO: "0012" })),
  );
  expect(csvRows([cells])).toContain("'0012");
  expect(csvRows([cells])).toContain("'0791234567");
});
