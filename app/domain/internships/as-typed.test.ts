import { expect, it } from "vitest";
import { parseForm } from "~/forms/parse-form";
import { applicationForm } from "../../../tests/builders/applications";
import { applicationFields, applicationInput, applicationOf } from "./application-input";
import { asTyped } from "./as-typed";

const read = (typed: Record<string, unknown>) =>
  applicationOf(parseForm(applicationForm(typed), applicationInput("2026-11-21")).value!);

it.each([{}, { ID_NO: "" }, { HOME_TEL1: "+49 30 1234567", NAT_CODE: 760, NATIONAL_NO: "0000000001" }])(
  "an application with %j is read again as it was kept",
  (changed) => {
    const kept = read(changed);
    expect(Object.keys(asTyped(kept))).toEqual(applicationFields);
    expect(read(asTyped(kept))).toEqual(kept);
  },
);
