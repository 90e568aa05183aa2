import path from "node:path";
import { describe, expect, it } from "vitest";
import { app, isTest, type SourceFile } from "./source";

/** Actions that read nothing and write nothing. */
const readNothing = new Map([["app/routes/api/sign-up.ts", "refuses everybody"]]);

const files = app.filter((file) => !isTest(file));
const byPath = new Map(files.map((file) => [file.path, file]));
const hasAction = /export (?:async )?(?:function|const) action\b/;
const refusesEverybody = /export const action = (otherMethod\(|noSuchCall)/;
const readsThroughTheGate = /\b(readForm|readBody|submit)\((args\.)?request\b/;

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
});
