import { describe, expect, it } from "vitest";
import { isLite } from "./preference-cookies.server";

const asks = (headers: Record<string, string>) => isLite(new Request("https://portal.example/", { headers }));

describe("the data-saving preference", () => {
  it.each([
    [{}, false],
    [{ "Save-Data": "on" }, true],
    [{ "Save-Data": " ON " }, true],
    [{ "Save-Data": "off" }, false],
    [{ Cookie: "lite=1" }, true],
    [{ Cookie: "lang=ar; lite=1; theme=dark" }, true],
    [{ Cookie: "lite=0", "Save-Data": "on" }, false],
    [{ Cookie: "lite=yes", "Save-Data": "on" }, true],
    [{ Cookie: "lite=yes" }, false],
  ])("in %j is %s", (headers, lite) => expect(asks(headers)).toBe(lite));
});
