import { describe, expect, it } from "vitest";
import type { Address } from "~/addresses/address";
import { siteMap } from "~/addresses/site-map";
import { app, isTest } from "./source";

const modules = import.meta.glob<Record<string, unknown>>(
  ["../../app/routes/**/*.{ts,tsx}", "!../../app/routes/**/*.{server,test}.{ts,tsx}"],
  { eager: true },
);
const fileOf = (module: string) => module.replace("../../app/", "");

const addressedTo = (file: string) => siteMap.filter((address) => address.file === file);
const routes = app.filter((file) => file.path.startsWith("app/routes/") && !isTest(file));

type Entry = { file: string; name: "loader" | "action"; addresses: Address[] | undefined };

/** The loaders and actions of all route modules, with the addresses that `handler` or `call` made them for. */
const entries: Entry[] = Object.entries(modules).flatMap(([module, exported]) =>
  (["loader", "action"] as const)
    .filter((name) => name in exported)
    .map((name) => ({
      file: fileOf(module),
      name,
      addresses: (exported[name] as { addresses?: Address[] }).addresses,
    })),
);

describe("loaders and actions", () => {
  it("are made by handler or call, for the addresses of their own file", () => {
    expect(entries.length).toBeGreaterThan(300);
    const wrong = entries.filter(({ file, addresses }) => {
      const own = addressedTo(file).map(({ path }) => path);
      const guarded = addresses?.map(({ path }) => path) ?? [];
      return guarded.length === 0 || guarded.join() !== own.join();
    });
    expect(wrong.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
  });

  it("let in whom the address lets in, and an action the address's sender where it has one", () => {
    const wrong = entries.filter(({ file, name, addresses }) =>
      addresses!.some(({ path, who }) => {
        const own = addressedTo(file).find((address) => address.path === path)!;
        const allowed = name === "action" ? (own.sender ?? own.who) : own.who;
        const refusesEverybody = who.login === "none" && who.why === "refuses everybody";
        return !refusesEverybody && who !== allowed;
      }),
    );
    expect(wrong.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
  });

  it("are those of a module that an address names, and every address has one", () => {
    const named = new Set(siteMap.map(({ file }) => file));
    const withEntry = new Set(entries.map(({ file }) => file));
    expect([...withEntry].filter((file) => !named.has(file))).toEqual([]);
    expect([...named].filter((file) => !withEntry.has(file))).toEqual([]);
  });

  it("are open to the login of their folder", () => {
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
