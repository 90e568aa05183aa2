import { describe, expect, it } from "vitest";
import { type ZodObject, z } from "zod";
import * as doctor from "~/domain/accounts/doctor-input";
import * as passkey from "~/domain/accounts/passkey-input";
import * as staff from "~/domain/accounts/staff-input";
import { apiClientInput } from "~/domain/api-clients/input";
import * as complaints from "~/domain/complaints/input";
import * as users from "~/domain/computer-users/input";
import { schemas as contentSchemas } from "~/domain/content/kinds";
import * as elections from "~/domain/elections/input";
import { eventInput } from "~/domain/events/input";
import { galleryInput } from "~/domain/galleries/input";
import { acceptInput } from "~/domain/internships/decision.server";
import { applicationFields, rulesOf } from "~/domain/internships/fields";
import { resumeInput, returnReason } from "~/domain/internships/input";
import { maintenanceInput } from "~/domain/maintenance/input";
import { detailsInput } from "~/domain/members/details";
import { namesInput } from "~/domain/members/names";
import * as names from "~/domain/name-changes/input";
import { newsInput } from "~/domain/news/input";
import { oathInput } from "~/domain/oaths/input";
import { reportInput } from "~/domain/public-register/report-input";
import * as office from "~/domain/register/office-form";
import { surveyInput } from "~/domain/surveys/input";
import { webhookInput } from "~/domain/webhooks/input";
import { applyChecks } from "~/fields/checks";
import { checksForBrowser, checksOf } from "~/fields/checks-of";
import { paragraphs } from "~/fields/field-schemas";
import { translator } from "~/i18n";
import { codeInput } from "~/routes/account/code-form";
import { app, isTest } from "./source";

const recorded = {
  nationalNumber: "9771000123",
  mobile: "0791234567",
  email: "a@b.jo",
  homeAddress: null,
  workAddress: "عمّان",
};

/** The schema of every form with rules, by the argument of its `useChecks`. */
const schemas: Record<string, ZodObject> = {
  "detailsInput(detailsOf(card.typed))": detailsInput(recorded),
  'mode === "names" ? namesInput : detailsInput(detailsOf(card.typed))': namesInput,
  "names.nameChangeInput": names.nameChangeInput,
  "names.decisionInput": names.decisionInput,
  nameChangeInput: names.nameChangeInput,
  "setPasswordInput[by]": doctor.setPasswordInput.mobile,
  "setPasswordInput.code": doctor.setPasswordInput.code,
  "setPasswordInput.password": doctor.setPasswordInput.password,
  recoveryByCodeInput: doctor.recoveryByCodeInput,
  recoveryByLinkInput: doctor.recoveryByLinkInput,
  memberNumberInput: doctor.memberNumberInput,
  identityInput: doctor.identityInput,
  objectionInput: elections.objectionInput,
  objectionDecisionInput: elections.objectionDecisionInput,
  stationInput: elections.stationInput,
  undoInput: elections.undoInput,
  electionInput: elections.electionInput,
  centreInput: elections.centreInput,
  currentPasswordInput: staff.currentPasswordInput,
  changedPasswordInput: staff.changedPasswordInput,
  chosenPasswordInput: staff.chosenPasswordInput,
  newStaffInput: staff.newStaffInput,
  firstAdminInput: staff.firstAdminInput,
  codeInput,
  passkeyNameInput: passkey.passkeyNameInput,
  "newPasskeyInput[requiredProof]": passkey.newPasskeyInput.doctor,
  galleryInput,
  resumeInput,
  everyRule: rulesOf(applicationFields),
  "groupRules[number - 1]!": rulesOf(applicationFields),
  "rulesOf(names)": rulesOf(applicationFields),
  surveyInput,
  apiClientInput,
  "webhookInput()": webhookInput(),
  eventInput,
  newsInput,
  maintenanceInput,
  oathInput,
  reportInput,
  acceptInput,
  particularsInput: office.particularsInput,
  addInput: office.addInput,
  duesInput: office.duesInput,
  statusInput: office.statusInput,
  mergeInput: office.mergeInput,
  letterInput: office.letterInput,
  placeLineInput: office.placeLineInput,
  statusForAllInput: office.statusForAllInput,
  returnReason,
  "schemas[kind]": z.object(Object.assign({}, ...Object.values(contentSchemas).map(({ shape }) => shape))),
  changedComputerUserInput: users.changedComputerUserInput,
  computerPasswordInput: users.computerPasswordInput,
  newComputerUserInput: users.newComputerUserInput,
  replyInput: complaints.replyInput,
  noteInput: complaints.noteInput,
  /** The contact page, a decision, and the cancellation of a certificate. */
  schema: z.object({ ...complaints.messageInput.shape, reason: paragraphs(500) }),
};

/** Forms whose pages carry no rules, with the reason. */
const without: Record<string, string> = {
  "app/forms/sign-in-form.tsx": "two KB of script are all that a sign-in may have",
  "app/routes/complaints/message-forms.tsx":
    "a status and a caretaker are chosen from lists of what is right",
  "app/routes/staff/content/page-form.tsx": "its fields follow its blocks, which its buttons add and move",
  "app/routes/staff/elections/roll.tsx": "only a file",
  "app/routes/staff/register/apply-file.tsx": "only ticks",
  "app/routes/staff/register/read-file-again.tsx": "only choices from lists",
  "app/routes/staff/register/send-file.tsx": "a file, and the name of a sheet that the file alone can tell",
  "app/routes/internship/papers.tsx": "only files",
  "app/routes/doctor/register-entry.tsx": "only a tick",
  "app/routes/staff/elections/roll-report/view.tsx": "only ticks",
  "app/routes/verify/questions.tsx": "a file or a text, of which the signature alone tells what is right",
};

const FORM = /<form\b(?:[^>]|=>)*?>[\s\S]*?<\/form>/g;
const FIELDS = /<(\w*Fields?|Checkbox|Question|textarea|select|input(?![^>]*type="hidden"))\b/;
const pages = app.filter((file) => file.path.endsWith(".tsx") && !isTest(file));

describe("the forms of the site", () => {
  it("with fields carry their schema's rules, or are listed here with a reason", () => {
    const bare = pages.filter(({ text }) =>
      (text.match(FORM) ?? []).some(
        (form) =>
          form.includes('method="post"') &&
          FIELDS.test(form) &&
          !/useChecks(?:At)?\(|\{\.\.\.checks\}/.test(form),
      ),
    );
    expect(
      bare.map(({ path }) => path).sort(),
      "give the form useChecks(schema), or a reason in `without`",
    ).toEqual(Object.keys(without).sort());
  });

  it("carry the rules of the schema that the server uses", () => {
    const usedSchemas = pages.flatMap(({ text }) => [
      ...text.matchAll(
        /useChecks(?:At\(\w+,\s*|\()((?:[^()]|\([^()]*(?:\([^()]*\))?[^()]*\))*?)(?:,\s*[^,]*){0,2}\)[,}; ]/g,
      ),
    ]);
    const named = usedSchemas.map((found) => found[1]!.replace(/\s+/g, " ").trim());
    const unknown = named.filter((name) => !(name in schemas) && name !== "schema: ZodObject");
    expect(unknown, "add the schema to `schemas`, so that its checks are compared").toEqual([]);
    expect(named.length).toBeGreaterThan(30);
  });
});

const alphabet = [
  ..."aZ09 -_'.@+,;:/<>\n\t\u0000ßıéأحمدـَ٠٩۱中😀\u200e\u200c\ud800",
  ...[
    "a@b.jo",
    "079",
    "1234567",
    "2026-11-21",
    "21/11/2026",
    "٠٨:٣٠",
    "محمد علي",
    "Al-Masri",
    "x".repeat(130),
  ],
];

/** The same texts at every run (mulberry32). */
function randomly(seed: number) {
  let at = seed;
  return (below: number) => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const random = randomly(24);
const typed = [
  ...[
    "",
    " ",
    "\u200e",
    "0",
    "1",
    "5",
    "99",
    "x".repeat(20_001),
    "😀".repeat(6),
    "9771000123",
    "0791234567",
    "+962791234567",
  ],
  ...Array.from({ length: 400 }, () =>
    Array.from({ length: 1 + random(7) }, () => alphabet[random(alphabet.length)]).join(""),
  ),
];

/** Choices are known when the page is rendered; the browser reads them from the options. */
const NOT_LISTED = [
  "internship:errors.not-in-list",
  "elections:errors.centre",
  "computer-users:errors.centre",
  "computer-users:errors.permissions",
  "roll:errors.about",
  "programs:no-event",
];

describe.each(Object.entries(schemas))("the rules of %s", (_, schema) => {
  it("validate each text as the schema does", () => {
    const checks = checksOf(schema);
    expect(Object.keys(checks)).not.toEqual([]);
    const differing = Object.entries(checks).flatMap(([name, rules]) => {
      const field = schema.shape[name] as z.ZodType;
      return typed.flatMap((text) => {
        const read = field.safeParse(text || undefined);
        const result = applyChecks(rules, text);
        const server = read.success ? null : read.error.issues[0]!.message;
        const browser = "problem" in result ? result.problem : null;
        return server === browser || (text && !browser && NOT_LISTED.includes(server ?? ""))
          ? []
          : [{ name, text, server, browser }];
      });
    });
    expect(differing.slice(0, 5)).toEqual([]);
  });

  it("have a message for every result", () => {
    const t = translator("ar", "forms");
    for (const code of Object.values(checksForBrowser(checksOf(schema)).codes)) {
      const key = code.includes(":") ? code : `forms:errors.${code}`;
      expect(t(key as never)).not.toBe(key.split(":")[1]);
      expect(t(key as never)).not.toContain("|");
    }
  });
});
