import { describe, expect, it } from "vitest";
import type { Address } from "~/addresses/address";
import { siteMap } from "~/addresses/site-map";
import { edition, setEdition } from "~/content/current-edition";
import { beginWithLatestEdition } from "~/domain/content/edition.server";
import { app, isTest } from "./source";

const modules = import.meta.glob<Record<string, unknown>>(
  ["../../app/routes/**/*.{ts,tsx}", "!../../app/routes/**/*.{server,test}.{ts,tsx}"],
  { eager: true },
);
const fileOf = (module: string) => module.replace("../../app/", "");

const addressedTo = (file: string) => siteMap.filter((address) => address.file === file);
const routes = app.filter((file) => file.path.startsWith("app/routes/") && !isTest(file));

type Enter = (args: { request: Request; params: object; context: object }) => Promise<unknown>;
type Entry = { file: string; name: "loader" | "action"; enter: Enter; addresses: Address[] | undefined };

/** The loaders and actions of all route modules, with the addresses for which `handler` or `call` made them. */
const entries: Entry[] = Object.entries(modules).flatMap(([module, exported]) =>
  (["loader", "action"] as const)
    .filter((name) => name in exported)
    .map((name) => ({
      file: fileOf(module),
      name,
      enter: exported[name] as Enter,
      addresses: (exported[name] as { addresses?: Address[] }).addresses,
    })),
);

describe("loaders and actions", () => {
  it("use handler or call, for the addresses of their own file", () => {
    expect(entries.length).toBeGreaterThan(300);
    const wrong = entries.filter(({ file, addresses }) => {
      const paths = addressedTo(file).map(({ path }) => path);
      const guarded = addresses?.map(({ path }) => path) ?? [];
      return guarded.length === 0 || guarded.join() !== paths.join();
    });
    expect(
      wrong.map(({ file, name }) => `${file} ${name}`),
      "make it by handler(address, …) or call(address, …) (decision 024)",
    ).toEqual([]);
  });

  it("have the access of their address, and an action its sender if it has one", () => {
    const wrong = entries.filter(({ file, name, addresses }) =>
      addresses!.some(({ path, who }) => {
        const ownAddress = addressedTo(file).find((address) => address.path === path)!;
        const allowed = name === "action" ? (ownAddress.sender ?? ownAddress.who) : ownAddress.who;
        const refusesEverybody = who.login === "none" && who.why === "refuses everybody";
        return !refusesEverybody && who !== allowed;
      }),
    );
    expect(
      wrong.map(({ file, name }) => `${file} ${name}`),
      "hand `handler` the address of the file; an action its sender by asSender",
    ).toEqual([]);
  });

  it("belong to a module of an address, and every address has a loader", () => {
    const named = new Set(siteMap.map(({ file }) => file));
    const read = new Set(entries.filter(({ name }) => name === "loader").map(({ file }) => file));
    expect(
      entries.filter(({ file }) => !named.has(file)),
      "describe the address in app/addresses",
    ).toEqual([]);
    expect(
      [...named].filter((file) => !read.has(file)),
      "export a loader made by handler or call",
    ).toEqual([]);
  });

  it("answer 404 to every method when the association does not use their feature", async () => {
    beginWithLatestEdition({ address: "" });
    const before = edition();
    const nothing = { funds: false, oath: false, elections: false, internship: false };
    setEdition({ ...before, association: { ...before.association, uses: nothing } });
    const unused = entries.flatMap(({ addresses, ...entry }) =>
      addresses!.filter(({ use }) => use).map(({ path }) => ({ ...entry, path })),
    );
    const found: string[] = [];
    for (const { name, enter, path } of unused) {
      const method = name === "action" ? "POST" : "GET";
      const request = new Request(`http://site.test${path}`, { method });
      const answer = await enter({ request, params: {}, context: {} }).catch((thrown: unknown) => thrown);
      const status = answer instanceof Response ? answer.status : answer;
      if (status !== 404) found.push(`${method} ${path}: ${status}`);
    }
    setEdition(before);
    expect(unused.length).toBeGreaterThan(60);
    expect(found).toEqual([]);
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
    expect(wrong, "move the file to the folder of the login, or change `who` of its address").toEqual([]);
  });
});

describe("forms", () => {
  it("are read through the form kit only", () => {
    const wrong = app.filter(
      (file) =>
        !isTest(file) && file.path !== "app/forms/read-body.server.ts" && /\.formData\(\)/.test(file.text),
    );
    expect(
      wrong.map((file) => file.path),
      "read the form by readForm of app/forms (decision 029)",
    ).toEqual([]);
  });

  it("need no script to be submitted", () => {
    const wrong = routes.filter((file) => /useFetcher|useSubmit|onClick=|onSubmit=|<Form\b/.test(file.text));
    expect(
      wrong.map((file) => file.path),
      "use a plain form with an action (decision 003)",
    ).toEqual([]);
  });
});
