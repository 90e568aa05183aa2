import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import type { Address } from "~/addresses/address";
import { siteMap } from "~/addresses/site-map";
import { app, isTest } from "./source";

/** Files that anyone may ask, each for the reason that the site map gives; all others guard themselves on their first line. */
const open = new Set(
  siteMap.filter(({ who }) => who.login === "none").map(({ file }) => file.replace("routes/", "")),
);

const areas = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, unknown>>(["../../app/addresses/*.ts", "!**/*.test.ts"], { eager: true }),
  ),
) as Record<string, Record<string, Address>>;
const addressNamed = (name: string) =>
  name.split(".").reduce<unknown>((of, part) => of?.[part as never], areas);

const GUARD =
  /await (?:require(?:Doctor|ComputerUser|ComputerUserOrStaff|Staff|DoctorOrStaff|Caller)\(request[,)]|visit\(request, (?:\{ who: (?<sender>[\w.]+)\.sender \}|(?<address>[\w.]+)))/;

/** Whether what a loader or an action begins with lets in whom the site map lets in, and nobody else. */
function isGuarded(name: string, start: string): boolean {
  const { sender, address } = GUARD.exec(start)?.groups ?? {};
  if (!address && !sender) return GUARD.test(start);
  const visited = addressNamed((address ?? sender)!) as Address;
  const route = `routes/${name}`.replace(/\/action\.server\.ts$/, "/route.tsx");
  const own = siteMap.filter(({ file }) => file === route);
  const asked = sender ? visited.sender : visited.who;
  return own.some((one) => isDeepStrictEqual(sender ? one.sender : one.who, asked));
}
const REFUSES_EVERYBODY = /^export const \w+ = otherMethod;/;

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
      .filter(({ name, start }) => !open.has(name) && !isGuarded(name, start))
      .map(({ name, handler }) => `${name} ${handler}`);
    expect(unguarded).toEqual([]);
  });

  it("agree with the folder", () => {
    const logins: Record<string, RegExp> = {
      api: /^caller$/,
      doctor: /^doctor/,
      computer: /^computer/,
      staff: /^staff$/,
      account: /^staff$/,
    };
    const wrong = siteMap.filter(({ file, who }) => {
      const expected = logins[file.split("/")[1]!];
      return expected && who.login !== "none" && !expected.test(who.login);
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
