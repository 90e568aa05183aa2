import { describe, expect, it } from "vitest";
import { app, isTest } from "./source";

/** Loaders and actions that anyone may call, each for a reason; all others guard themselves on their first line. */
const open = new Map([
  ["site/home/route.tsx", "public page"],
  ["site/not-found.tsx", "public page"],
  ["search/results.tsx", "public page"],
  ["internship/apply.tsx", "whoever applies for registration, and the draft of the browser's own cookie"],
  ["internship/universities.tsx", "the same form"],
  ["internship/draft.tsx", "the same form"],
  ["internship/check.tsx", "the same form"],
  ["internship/forget.tsx", "closes the draft of the browser's own cookie"],
  ["internship/blank.tsx", "public page"],
  ["preferences/save.ts", "a reader's language and theme"],
  ["files/download.ts", "published files; unpublished keys are not found"],
  ["contact/write/route.tsx", "public page"],
  ["contact/received.tsx", "whoever holds a receipt's unguessable address"],
  ["information/article.tsx", "public page"],
  ["information/faq.tsx", "public page"],
  ["information/association-council.tsx", "public page"],
  ["information/registration-requirements.tsx", "public page"],
  ["information/authority-fund.tsx", "public page"],
  ["information/health-insurance-fund.tsx", "public page"],
  ["survey/fill-in/route.tsx", "public page"],
  ["oath/register/route.tsx", "public page"],
  ["internship/receipt.tsx", "whoever holds a receipt's unguessable address"],
  ["internship/receipt-print.tsx", "whoever holds a receipt's unguessable address"],
  ["internship/documents.tsx", "whoever holds a receipt's unguessable address"],
  ["internship/document.ts", "whoever holds a receipt's unguessable address"],
  ["internship/correct/route.tsx", "whoever holds a receipt's unguessable address"],
  ["internship/resume.tsx", "whoever holds a resume code"],
  ["careers/list.tsx", "public page"],
  ["careers/detail.tsx", "public page"],
  ["news/list.tsx", "public page"],
  ["news/detail.tsx", "public page"],
  ["events/list.tsx", "public page"],
  ["events/detail.tsx", "public page"],
  ["events/all-events-ics.ts", "public events"],
  ["events/event-ics.ts", "public events"],
  ["galleries/list.tsx", "public page"],
  ["galleries/detail.tsx", "public page; a draft is not found by others"],
  ["galleries/photo.tsx", "public page; a draft's photo is not found by others"],
  ["feeds/sitemap.ts", "for search engines"],
  ["feeds/robots.ts", "for search engines"],
  ["feeds/news-atom.ts", "public news"],
  ["staff/sign-in.tsx", "the login itself"],
  ["staff/sign-out.ts", "ends whatever session there is"],
  ["setup/first-admin.tsx", "the first admin, by the token of the installation"],
  ["invitation/accept.tsx", "whoever holds an invitation's unguessable address"],
  ["account/code.tsx", "the second page of the login"],
  ["elections/card/route.tsx", "the public card; all of it, and the marking, for computer users"],
  ["api/elections.ts", "the public card; all of it for computer users"],
  ["api/sign-up.ts", "refuses everybody"],
  ["api/page.tsx", "public page"],
  ["api/openapi.ts", "what anybody may call"],
  ["api/unknown.ts", "refuses everybody"],
  ["api/sign-in-doctor.ts", "the login itself"],
  ["api/sign-in-computer.ts", "the login itself"],
  ["api/create-account.ts", "opens an account by the association number alone"],
  ["api/forget-password.ts", "guides, and changes nothing"],
  ["api/personal-card.ts", "number and names for everybody, the rest for who may see it"],
  ["api/lists.ts", "lists for everybody"],
  ["api/universities.ts", "a list for everybody"],
  ["api/submit-application.ts", "whoever applies for registration"],
  ["api/verify.ts", "whoever holds a certificate's unguessable code"],
  ["verify/page.tsx", "whoever holds a certificate's unguessable code, and the public part of the register"],
  ["doctor/sign-in.tsx", "the login itself"],
  ["doctor/sign-out.ts", "ends whatever session there is"],
  ["doctor/account/create.tsx", "opens an account by the association number alone"],
  ["doctor/account/forget-password.tsx", "guides, and changes nothing"],
  ["doctor/account/recover.tsx", "whoever holds a recovery code"],
  ["doctor/account/recover-by-link.tsx", "whoever holds a recovery link's unguessable address"],
  ["computer/sign-in.tsx", "the login itself"],
  ["computer/sign-out.ts", "ends whatever session there is"],
]);

const GUARD =
  /await (requireDoctor|requireComputerUser|requireComputerUserOrStaff|requireStaff|requireDoctorOrStaff|requireCaller)\(request[,)]/;
const REFUSES_EVERYBODY = /^export const \w+ = otherMethod\(/;

const routes = app.filter((file) => file.path.startsWith("app/routes/") && !isTest(file));

describe("guards", () => {
  const handlers = routes.flatMap((file) =>
    [...file.text.matchAll(/export (?:async )?(?:function|const) (loader|action)\b/g)]
      .filter((found) => !REFUSES_EVERYBODY.test(file.text.slice(found.index)))
      .map((found) => ({
        name: `${file.path.replace("app/routes/", "")}`,
        handler: found[1]!,
        start: file.text.slice(found.index).split("\n").slice(1, 3).join("\n"),
      })),
  );

  it("finds the loaders and actions", () => {
    expect(handlers.length).toBeGreaterThan(15);
  });

  it("stand on the first line of every loader and action that is not public", () => {
    const unguarded = handlers
      .filter(({ name, start }) => !open.has(name) && !GUARD.test(start))
      .map(({ name, handler }) => `${name} ${handler}`);
    expect(unguarded).toEqual([]);
  });

  it("agree with the folder", () => {
    const expected: Record<string, RegExp> = {
      api: /requireCaller\(/,
      doctor: /requireDoctor(OrStaff)?\(/,
      computer: /requireComputerUser(OrStaff)?\(/,
      staff: /requireStaff\(/,
      account: /requireStaff\(/,
    };
    const wrong = handlers.filter(({ name, start }) => {
      const guard = expected[name.split("/")[0]!];
      return guard && !open.has(name) && !guard.test(start);
    });
    expect(wrong).toEqual([]);
  });

  it("name no route that is gone", () => {
    const paths = new Set(routes.map((file) => file.path.replace("app/routes/", "")));
    expect([...open.keys()].filter((name) => !paths.has(name))).toEqual([]);
  });
});

describe("forms", () => {
  it("are read through the form kit only", () => {
    const wrong = app.filter(
      (file) =>
        !isTest(file) && file.path !== "app/forms/read-body.server.ts" && /\.formData\(\)/.test(file.text),
    );
    expect(wrong.map((file) => file.path)).toEqual([]);
  });

  it("need no script to be sent", () => {
    const wrong = routes.filter((file) => /useFetcher|useSubmit|onClick=|onSubmit=|<Form\b/.test(file.text));
    expect(wrong.map((file) => file.path)).toEqual([]);
  });
});
