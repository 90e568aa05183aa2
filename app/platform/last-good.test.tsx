import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SubmissionId } from "~/forms/hidden-fields";
import { addressOf, bringsNothing, keyOf, shownAgain } from "./last-good";

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

describe("who gets a kept page", () => {
  it.each([
    [null, true],
    ["lang=ar; theme=dark; lite=1", true],
    ["_ga=1.2; naqaba_device=abc", true],
    ["flash=", true],
    ["naqaba_doctor=x", false],
    ["lang=ar; __Host-naqaba_staff=x", false],
    ["naqaba_computer=x", false],
    ["lang=ar; naqaba_draft=x", false],
    ["__Host-naqaba_draft=x", false],
    ["naqaba_second_step=x", false],
    ["lang=ar; flash=eyJ9", false],
  ])("%s: %s", (cookies, nothing) => expect(bringsNothing(cookies)).toBe(nothing));
});

describe("the address of a kept page", () => {
  it.each([
    ["https://a.example/", "/"],
    ["https://a.example/news/", "/news"],
    ["https://a.example/conferences?tab=past&page=2", "/conferences?page=2&tab=past"],
    ["https://a.example/conferences?page=2&tab=past#top", "/conferences?page=2&tab=past"],
    ["https://a.example/news?q=%D8%A3&page=2", null],
    ["https://a.example/?utm_source=mail", null],
    ["https://a.example/news?page=99999", null],
    ["https://a.example/news?", "/news"],
    ["https://a.example/news?q=&date=&page=1", "/news?page=1"],
    [`https://a.example/${"x".repeat(500)}`, null],
  ])("%s: %s", (url, address) => expect(addressOf(url)).toBe(address));

  it("tells every variant apart, and the host that links are written with", () => {
    const one = { origin: "https://a.example", language: "ar", theme: "light", lite: false };
    const others = [
      { ...one, origin: "https://b.example" },
      { ...one, language: "en" },
      { ...one, theme: "dark" },
      { ...one, lite: true },
    ];
    expect(new Set([one, ...others].map((variant) => keyOf(variant, "/news"))).size).toBe(5);
  });
});

describe("a kept page for one more reader", () => {
  const form = renderToStaticMarkup(
    <main id="main" className="main">
      <form>
        <SubmissionId />
      </form>
      <form>
        <SubmissionId />
        <input name="title" defaultValue="submission_id" />
      </form>
    </main>,
  );

  it("has one-time ids that no other reader has", () => {
    const kept = form.match(UUID)!;
    const shown = [shownAgain(form, ""), shownAgain(form, "")].flatMap((markup) => markup.match(UUID)!);
    expect(kept).toHaveLength(2);
    expect(new Set([...kept, ...shown]).size).toBe(6);
  });

  it("differs in nothing else but the notice, which stands first in its main part", () => {
    const shown = shownAgain(form, "<p>$& as it stood</p>");
    expect(shown.replace(UUID, "")).toBe(
      form.replace(UUID, "").replace('class="main">', () => 'class="main"><p>$& as it stood</p>'),
    );
  });
});
