import { expect, it } from "vitest";
import { textOfHtml } from "./text-of-html";

it.each([
  ["plain words", "plain words"],
  ["<p>One</p><p>Two<br>Three</p>", "One\n\nTwo\nThree"],
  ["<div dir='rtl'>عزيزي <b>أحمد</b></div>", "عزيزي أحمد"],
  ["a <script>alert(1)</script>b<style>p{}</style>c", "a bc"],
  [
    "<head><title>x</title></head><body>Dear&nbsp;you &amp; all &lt;b&gt; &#1571; &#x623;</body>",
    "Dear you & all <b> أ أ",
  ],
  ["<img src=x onerror=alert(1)>", ""],
  ["&#0;&#x110000;&#99999999;&unknown;", "&#99999999;&unknown;"],
  ["a<!-- hidden -->b", "ab"],
  ["never closed <b", "never closed"],
  ["never closed <script>alert(1)", "never closed"],
])("converts %s to %j", (html, text) => expect(textOfHtml(html)).toBe(text));
