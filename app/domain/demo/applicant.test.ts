import { expect, it } from "vitest";
import { demoApplications } from "~/content/demo/applications";
import { applicationInput, applicationOf, asTyped } from "~/domain/internships/application";
import { parseForm } from "~/fields/parse-form";
import { demoApplicant } from "./applicant";
import { seededRandom } from "./chance";

it.each(["2026-01-01", "2026-11-22", "2028-02-29"])(
  "makes applications that the form takes on %s",
  (today) => {
    const by = seededRandom(7);
    for (const { from, degree } of demoApplications) {
      const applicant = demoApplicant({ appliedOn: today, from, degree }, by);
      const form = new FormData();
      for (const [field, value] of Object.entries(asTyped(applicant))) form.append(field, value);
      const { value, refuse } = parseForm(form, applicationInput(today));
      expect(refuse().error ?? null).toBeNull();
      expect(applicationOf(value!)).toEqual(applicant);
    }
  },
);
