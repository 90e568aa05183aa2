import { describe, expect, it } from "vitest";
import { draftCookie, noDraftCookie, readDraftToken } from "./draft-cookie.server";

const token = "AbCdEfGhIjKlMnOpQrSt-_";
const request = (scheme: string, cookie = "") =>
  new Request(`${scheme}://site.test/registration-until-emtyaz`, { headers: { Cookie: cookie } });

describe("the draft cookie", () => {
  it("expires with the browser session, and is hidden from scripts and other sites", () => {
    expect(draftCookie(request("http"), token)).toBe(`naqaba_draft=${token}; Path=/; HttpOnly; SameSite=Lax`);
    expect(draftCookie(request("https"), token)).toBe(
      `__Host-naqaba_draft=${token}; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
    expect(noDraftCookie(request("http"))).toMatch(/^naqaba_draft=; Max-Age=0; Path=\//);
  });

  it("is read only if it has our format", () => {
    expect(readDraftToken(request("http", `lang=ar; naqaba_draft=${token}`))).toBe(token);
    expect(readDraftToken(request("https", `__Host-naqaba_draft=${token}`))).toBe(token);
    for (const wrong of ["", "naqaba_draft=", "naqaba_draft=short", `naqaba_draft=${token}A`])
      expect(readDraftToken(request("http", wrong))).toBeNull();
    expect(readDraftToken(request("https", `naqaba_draft=${token}`))).toBeNull();
  });
});
