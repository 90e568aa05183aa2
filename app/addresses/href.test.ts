import { describe, expect, it } from "vitest";
import { href } from "./href";
import { events, galleries, news } from "./publications";

describe("href", () => {
  it("returns the path of an address without parameters", () => {
    expect(href(news.list)).toBe("/news");
  });

  it("inserts the values of the parameters", () => {
    expect(href(galleries.deletePhoto, { id: 3, photoId: 14 })).toBe("/gallery/3/photos/14/delete");
    expect(href(events.eventIcs, { id: "7" })).toBe("/conferences/7.ics");
  });

  it("escapes a value so that it stays one segment of the path", () => {
    expect(href(news.detail, { id: "a/b?c" })).toBe("/news/a%2Fb%3Fc");
  });

  it("requires exactly the parameters of the path, by its types", () => {
    // @ts-expect-error: the id is missing
    const missing = () => href(news.edit);
    // @ts-expect-error: the list has no parameter
    const surplus = () => href(news.list, { id: 1 });
    expect([missing(), surplus()]).toEqual(["/edit-news/:id", "/news"]);
  });
});
