import { expect, it } from "vitest";
import { webhookInput } from "./input";

it.each([
  ["https://hooks.example.org/in", true],
  ["HTTPS://hooks.example.org/in", true],
  ["http://hooks.example.org/in", false],
  ["ftp://hooks.example.org/in", false],
])("validates the webhook address %s: %s", (url, right) => {
  const { success } = webhookInput().safeParse({ url, events: ["certificate.cancelled"] });
  expect(success).toBe(right);
});
