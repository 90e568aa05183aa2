import { matchRoutes } from "@remix-run/react";
import { beforeAll, describe, expect, it } from "vitest";
import routes from "~/routes";
import { routeMatcher } from "./route-matcher";

type Entry = { id: string; path?: string; index?: boolean };
let entries: Entry[];
let find: ReturnType<typeof routeMatcher>;

beforeAll(async () => {
  entries = (await routes).map(({ id, file, path, index }) => ({ id: id ?? file, path, index }));
  find = routeMatcher(entries);
});

function chosenByRouter(pathname: string) {
  const { route, params } = matchRoutes([{ id: "root", path: "", children: entries as never }], pathname)!.at(
    -1,
  )!;
  return { id: route.id, params };
}

const WORDS = ["7", "add", "x.pdf", "Z-9.ics"];
const TAILS = ["", "/photos/320/a-b.webp", "/add"];

/** Addresses of a route: each word in place of its parameters, each tail in place of its star. */
const addressesOf = ({ path = "" }: Entry) =>
  WORDS.flatMap((word) =>
    TAILS.map((tail) => `/${path.replace(/:[\w-]+/g, word).replace(/\/?\*$/, tail)}`.replace(/^\/\//, "/")),
  );

describe("routeMatcher", () => {
  it("chooses the same route as Remix's router for every address of the site map and for its neighbours", () => {
    const beside = (address: string) => [address, `${address}/delete`, `${address}-x`, `/x${address}`];
    const paths = [...new Set(entries.flatMap(addressesOf).flatMap(beside))].filter(
      (at) => !/\/$|\/\//.test(at),
    );
    const chosen = (by: (pathname: string) => unknown) => paths.map((address) => [address, by(address)]);
    expect(paths.length).toBeGreaterThan(1000);
    expect(chosen(find)).toEqual(chosen(chosenByRouter));
  });

  it("chooses the same route as the router, regardless of letter case", () => {
    for (const address of [
      "/NEWS",
      "/News/7",
      "/api/DATA/getregcert",
      "/conferences/7.ICS",
      "/Files/a.JPG",
    ]) {
      expect([address, find(address)]).toEqual([address, chosenByRouter(address)]);
    }
  });

  it.each([
    ["/", "routes/site/home/route"],
    ["/news", "routes/news/list"],
    ["/events", "routes/events/list.tsx@events"],
    ["/conferences/7.ics", "routes/events/event-ics"],
    ["/certificates/7.pdf", "routes/doctor/certificate/pdf"],
    ["/no-such-page", "routes/site/not-found"],
  ])("finds %s", (address, id) => expect(find(address)?.id).toBe(id));

  it.each([
    "/news/",
    "//news",
    "/news//7",
    "/%6eews",
    "/news/%2e",
    "/news/7;x",
    "/é",
    "/files/",
    "",
    "*",
    "/news/7+8",
  ])("leaves %j to Remix's router", (address) => expect(find(address)).toBeNull());

  it("refuses optional segments and nested routes", async () => {
    for (const { path, children } of await routes)
      expect([path?.includes("?") ?? false, children]).toEqual([false, undefined]);
  });
});
