import { describe, expect, it } from "vitest";
import { emailLinkOrigin } from "./origin.server";

describe("links in emails without PUBLIC_URL", () => {
  it.each(["http://localhost:3000", "http://127.0.0.1:4600", "http://[::1]:3000"])(
    "lead to %s, the machine itself",
    (origin) => expect(emailLinkOrigin(new Request(`${origin}/dr-portal`))).toBe(origin),
  );

  it.each([
    "https://evil.example",
    "http://localhost.evil.example",
    "http://10.0.0.1",
    "http://127.evil.example",
  ])("do not lead to %s, a host chosen by the sender", (origin) =>
    expect(emailLinkOrigin(new Request(`${origin}/dr-portal`))).toBeNull(),
  );
});
