import { expect, it } from "vitest";
import { signatureOf } from "./deliver.server";

it("signs time and body with the secret", () => {
  const signed = signatureOf("secret", 1_700_000_000, '{"id":"1"}');
  expect(signed).toMatch(/^t=1700000000,v1=[0-9a-f]{64}$/);
  expect(signatureOf("secret", 1_700_000_000, '{"id":"1"}')).toBe(signed);
  for (const other of [
    signatureOf("Secret", 1_700_000_000, '{"id":"1"}'),
    signatureOf("secret", 1_700_000_001, '{"id":"1"}').replace("t=1700000001", "t=1700000000"),
    signatureOf("secret", 1_700_000_000, '{"id":"2"}'),
  ])
    expect(other).not.toBe(signed);
});

it("equals the signature of OpenSSL", () => {
  const mac = "a9049465ce89cfb8e9aac62333abda66f80e3403f51f57f6bae3c3a4485eca38";
  expect(signatureOf("Jefe", 1, "what do ya want for nothing?")).toBe(`t=1,v1=${mac}`);
});
