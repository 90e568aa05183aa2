import { describe, expect, it } from "vitest";
import { settingsFrom } from "./settings-schema";

describe("settings", () => {
  it("needs no variable", () => {
    expect(settingsFrom({})).toMatchObject({
      port: 3000,
      databasePool: 10,
      demo: false,
      doctorFirstLogin: "change",
    });
  });

  it("treats an empty variable as unset", () => {
    expect(settingsFrom({ DATABASE_URL: "", DEMO: "" })).toMatchObject({
      databaseUrl: undefined,
      demo: false,
    });
  });

  it.each([
    ["PORT", "abc"],
    ["DATABASE_URL", "mysql://x"],
    ["DATABASE_URL", "postgres://u@db1,db2/a"],
    ["DATABASE_URL", "postgres://u@db1:1,db2:2/a"],
    ["DATABASE_URL", "postgres:///a?host=db1,db2"],
    ["SESSION_SECRET", "short"],
    ["PUBLIC_URL", "association"],
    ["DEMO", "yes"],
    ["METRICS_TOKEN", "short"],
    ["SLOW_QUERY_MS", "0"],
    ["DOCTOR_FIRST_LOGIN", "never"],
    ["MAIL_ADMIN", "nobody"],
    ["CLOCK", "2026-01-01T00:00:00Z"],
    ["COMPUTER_NETWORKS", "10.0.0.0/8,the office"],
    ["CERTIFICATE_P12", "certificate.pem"],
    ["CERTIFICATE_P12_PASSWORD", "secret"],
    ["TSA_URL", "https://tsa.example"],
  ])("names %s in one line when it is wrong", (name, value) => {
    expect(() => settingsFrom({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n]+$`));
  });

  it("allows CLOCK with the demo only", () => {
    expect(settingsFrom({ DEMO: "1", CLOCK: "2026-01-01T00:00:00Z" }).clock).toBe("2026-01-01T00:00:00Z");
  });

  it("allows computer users from everywhere unless networks are listed, with a line for each mistake", () => {
    expect(settingsFrom({ COMPUTER_NETWORKS: "" }).computerNetworks).toBeUndefined();
    expect(settingsFrom({ COMPUTER_NETWORKS: "10.0.0.0/8, ::1" }).computerNetworks?.rules).toHaveLength(2);
    expect(() => settingsFrom({ COMPUTER_NETWORKS: "a,10.0.0.1,b" })).toThrow(/^.+"a"\n.+"b"$/);
  });

  it("accepts the certificate key with or without its password", () => {
    const CERTIFICATE_P12 = "/keys/association.p12";
    const file = CERTIFICATE_P12;
    expect(settingsFrom({ CERTIFICATE_P12 }).certificateP12).toEqual({ file, password: "" });
    const settings = settingsFrom({ CERTIFICATE_P12, CERTIFICATE_P12_PASSWORD: "secret" });
    expect(settings.certificateP12).toEqual({ file, password: "secret" });
    expect(settingsFrom({ CERTIFICATE_P12, TSA_URL: "https://tsa.example/" }).tsaUrl).toBe(
      "https://tsa.example/",
    );
  });

  it("splits the secrets; the first one signs", () => {
    const first = "a".repeat(32);
    const second = "b".repeat(40);
    expect(settingsFrom({ SESSION_SECRET: `${first}, ${second}` }).sessionSecrets).toEqual([first, second]);
  });
});
