import { expect, it } from "vitest";
import { siteMap } from "~/addresses/site-map";
import { callsFrom } from "./calls";

const readers = { form: "readForm", files: "readForm", file: "readForm", json: "readJson" };

/** Their actions refuse everybody, and read nothing. */
const readNothing = ["/api/auth/sign-up", "/api/*"];

const readBy = (file: string) => callsFrom(`app/${file}`, ["action"]).map(({ called }) => called);

/** The readers take nothing while the site is read only, nor from an address that does not say so. */
it("an action reads what its address takes by the reader for it, and by no other", () => {
  const taking = siteMap.filter(({ path }) => !readNothing.includes(path));
  expect(taking.filter(({ takes }) => takes).length).toBeGreaterThan(60);
  const wrong = taking.filter(({ file, takes }) => {
    const read = new Set(readBy(file).filter((called) => Object.values(readers).includes(called)));
    return takes ? !read.has(readers[takes]) || read.size > 1 : read.size > 0;
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
