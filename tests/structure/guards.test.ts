import { describe, expect, it } from "vitest";
import { siteMap } from "~/addresses/site-map";
import { app, isTest } from "./source";

/** Files that anyone may ask, each for the reason that the site map gives; all others guard themselves on their first line. */
const open = new Set(
  siteMap.filter(({ who }) => who.login === "none").map(({ file }) => file.replace("routes/", "")),
);

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
