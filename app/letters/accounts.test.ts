import { describe, expect, it } from "vitest";
import { languages } from "~/i18n";
import {
  invitationLetter,
  newDeviceLetter,
  passkeyAddedLetter,
  passkeyRefusedLetter,
  passwordChangedLetter,
  recoveryLetter,
  secondStepRemovedLetter,
} from "./accounts";

const link = "https://site.test/invitation/abc";
const until = new Date("2026-11-21T09:30:00Z");

describe("emails about account security", () => {
  it.each([
    ["a new device", newDeviceLetter({ device: "Firefox · Linux", at: until }), "Firefox · Linux"],
    ["a passkey that was added", passkeyAddedLetter({ name: "My phone", at: until }), "My phone"],
    ["a passkey that was refused", passkeyRefusedLetter({ name: "My phone", at: until }), "My phone"],
    ["a second step that was removed", secondStepRemovedLetter({ at: until }), "recovery codes"],
  ])("report %s with the time, in both languages, and contain no link", (_of, { subject, text }, details) => {
    expect(subject).toMatch(/^[\u0600-\u06FF ]+ · [A-Z]/);
    expect(text).toContain(details);
    expect(text.split("12:30").length).toBe(3);
    expect(text).not.toContain("http");
  });
});

describe.each(languages)("emails about an account in %s", (language) => {
  it.each([
    ["a new account", invitationLetter({ link, until, isNew: true }, language)],
    ["a new link", invitationLetter({ link, until, isNew: false }, language)],
    ["a forgotten password", recoveryLetter({ link, until }, language)],
  ])("contain the link for %s, and its expiry in Amman", (_for, { subject, html, text }) => {
    for (const body of [html, text]) for (const detail of [link, "12:30"]) expect(body).toContain(detail);
    expect(subject).not.toContain(link);
  });

  it("report a password change with the time, and contain no link", () => {
    const { text } = passwordChangedLetter({ at: until }, language);
    expect(text).toContain("12:30");
    expect(text).not.toContain("http");
  });
});
