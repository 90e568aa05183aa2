import { describe, expect, it } from "vitest";
import { keyFile } from "../../../tests/support/key-file";
import {
  ellipticCurveKeyFile,
  keyFileWithArabicPassword,
  keyFileWithoutKey,
} from "../../../tests/support/openssl-key-files";
import { KeyFileRefused, openKeyFile } from "./key-file.server";

const validUntil = new Date("2030-01-01T00:00:00Z");
const rsa = keyFile({ password: "secret", name: "Association", validUntil });

describe("openKeyFile", () => {
  it("returns the RSA key and its certificate", () => {
    const { privateKey, certificate, chain } = openKeyFile(rsa.p12, "secret");
    expect(certificate.checkPrivateKey(privateKey)).toBe(true);
    expect([certificate.subject, chain.length]).toEqual(["CN=Association", 1]);
  });

  it.each<[string, Buffer, string, RegExp]>([
    ["another password", rsa.p12, "other", /password is wrong/],
    ["an empty password", rsa.p12, "", /password is wrong/],
    ["a password that is not ASCII", keyFileWithArabicPassword, "كلمة السر", /other than ASCII/],
    ["a key of an elliptic curve", ellipticCurveKeyFile, "secret", /elliptic curves are not supported/],
    ["a file without a key", keyFileWithoutKey, "secret", /holds no private key/],
    ["a file that is none", Buffer.from("not a key file"), "secret", /is no key file/],
    ["a file that is cut off", rsa.p12.subarray(0, 900), "secret", /is no key file/],
  ])("refuses %s in one sentence", (_, p12, password, sentence) => {
    expect(() => openKeyFile(p12, password)).toThrow(KeyFileRefused);
    expect(() => openKeyFile(p12, password)).toThrow(sentence);
  });
});
