import { describe, expect, it } from "vitest";
import { textResponse } from "./text-response.server";

const answerTo = (cookie: string) => {
  const request = new Request("http://site.test/", { headers: { Cookie: cookie } });
  return textResponse(request, {
    status: 200,
    headers: new Headers({ "Content-Type": "text/html" }),
    text: "<p>words</p>",
  });
};

describe("textResponse", () => {
  it.each(["doctor", "computer", "staff"])("is not cached for a session of the login %s", async (login) => {
    for (const cookie of [`naqaba_${login}=x`, `lang=ar; __Host-naqaba_${login}=x`]) {
      const { headers } = await answerTo(cookie);
      expect([cookie, headers.get("Cache-Control")]).toEqual([cookie, "private, no-store"]);
      expect(headers.get("ETag")).toBeNull();
    }
  });

  it("may be cached by a visitor without a session, but is revalidated", async () => {
    const { headers } = await answerTo("lang=ar; naqaba_device=x");
    expect(headers.get("Cache-Control")).toBe("public, no-cache");
    expect(headers.get("ETag")).toMatch(/^W\//);
  });
});
