import { expect, it } from "vitest";
import { webhookInput } from "./input";

it.each([
  ["https://hooks.example.org/in", true],
  ["HTTPS://hooks.example.org/in", true],
  ["http://hooks.example.org/in", false],
  ["ftp://hooks.example.org/in", false],
])("an address to tell events to, %s: %s", (url, right) => {
  const { success } = webhookInput().safeParse({ url, events: ["certificate.cancelled"] });
  expect(success).toBe(right);
});
