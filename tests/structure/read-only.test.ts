import path from "node:path";
import { describe, expect, it } from "vitest";
import { app, isTest, type SourceFile } from "./source";

/** What is taken while the site is read only, each for a reason. */
const takenAnyway = new Map([
  ["app/entry.server.tsx", "hands a form back to its sender, and keeps nothing"],
  ["app/auth/sign-in.server.ts", "the three logins, and whoever came in may leave"],
  ["app/routes/account/code.tsx", "the second step of a login"],
  ["app/routes/doctor/account/end-session.ts", "a session that should not be there must end now"],
  ["app/routes/doctor/account/end-all-sessions.ts", "a session that should not be there must end now"],
  ["app/routes/account/end-session.ts", "a session that should not be there must end now"],
  ["app/routes/account/end-other-sessions.ts", "a session that should not be there must end now"],
  ["app/routes/preferences/save.ts", "a reader's language and theme, in cookies"],
  ["app/routes/staff/maintenance/announce/route.tsx", "the announcement itself"],
  ["app/routes/staff/maintenance/end.ts", "the way out"],
  ["app/routes/api/sign-in-doctor.ts", "the login"],
  ["app/routes/api/sign-in-computer.ts", "the login"],
  ["app/routes/api/universities.ts", "asks only"],
  ["app/routes/api/elections.ts", "asks only"],
]);

/** Actions that read nothing and write nothing. */
const readNothing = new Map([["app/routes/api/sign-up.ts", "refuses everybody"]]);

const files = app.filter((file) => !isTest(file));
const byPath = new Map(files.map((file) => [file.path, file]));
const hasAction = /export (?:async )?(?:function|const) action\b/;
const refusesEverybody = /export const action = (otherMethod\(|noSuchCall)/;
const readsThroughTheGate = /\b(readForm|readBody)\((args\.)?request\b/;

/** The files beside the route, and the common answers of logins and logouts, that it imports. */
const besideOf = (file: SourceFile) =>
  [
    ...file.text.matchAll(
      /from "(\.[^"]+)"|import \{ sign(?:In|Out)Action \} from "(~\/auth\/sign-in\.server)"/g,
    ),
  ].flatMap(([, beside, common]) => {
    const base = beside ? path.join(path.dirname(file.path), beside) : common!.replace("~", "app");
    return [byPath.get(`${base}.ts`) ?? byPath.get(`${base}.tsx`)].filter((found) => found !== undefined);
  });

describe("while the site is read only", () => {
  const actions = files.filter(
    ({ path, text }) =>
      path.startsWith("app/routes/") && hasAction.test(text) && !refusesEverybody.test(text),
  );

  it("every action reads what it is sent through the gate", () => {
    expect(actions.length).toBeGreaterThan(60);
    const past = actions.filter(
      (file) =>
        !readNothing.has(file.path) &&
        ![file, ...besideOf(file), ...besideOf(file).flatMap(besideOf)].some(({ text }) =>
          readsThroughTheGate.test(text),
        ),
    );
    expect(past.map(({ path }) => path)).toEqual([]);
  });

  it("only what is listed is taken all the same", () => {
    const taken = files.filter(
      ({ path, text }) => !/^app\/forms\//.test(path) && /evenReadOnly: true/.test(text),
    );
    expect(taken.map(({ path }) => path).sort()).toEqual([...takenAnyway.keys()].sort());
  });
});
