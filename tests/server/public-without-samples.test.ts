import { beforeAll, describe, expect, it } from "vitest";
import { languages } from "~/i18n";
import { firstEdition } from "../support/first-edition";
import { type RunningServer, startServer } from "../support/running-server";

const pages = [
  "/authority-fund",
  "/social-solidarity-fund",
  "/mobile-phone-fund",
  "/doctors-collaboration-fund",
  "/health-insurance-fund",
  "/specialty-titles-fund",
  "/welcome",
  "/association-council",
  "/legislations",
  "/registration-requirements?all=1",
  "/association-guide",
  "/contact-us",
  "/faq?all=1",
  "/careers",
  "/privacy-policy",
  "/terms_and_conditions",
  "/accessibility",
  "/electronic-payments",
  "/elections",
];
const papers = [
  "/",
  "/dr-portal",
  "/dr-portal/forget-password",
  "/registration-until-emtyaz/blank",
  "/nowhere",
];
const NOT_SUPPLIED = /to be supplied|\bsamples?\b|تستكمل[هـ]?ا النقابة|افتراضي|نموذجية|تجريبي/i;

const textOf = (html: string) => html.replace(/<(style|script)\b.*?<\/\1>/gs, "").replace(/<[^>]*>/g, " ");

describe("a site without DEMO=1", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });

  const read = async (path: string, language: string) => {
    const address = `${server.address}${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
    const answer = await fetch(address);
    return { status: answer.status, text: textOf(await answer.text()) };
  };

  it.each(languages)("shows no text marked as a sample or missing, in %s", async (language) => {
    for (const path of pages) {
      const { text } = await read(path, language);
      expect([path, NOT_SUPPLIED.exec(text)?.[0]]).toEqual([path, undefined]);
    }
  });

  it.each(languages)(
    "names no telephone, fax, address or e-mail that is not confirmed, in %s",
    async (language) => {
      const { phone, fax, email, address } = firstEdition.contact;
      const made = [phone!, fax!, email!, address![language]];
      for (const path of [...pages, ...papers]) {
        const { text } = await read(path, language);
        expect([path, ...made.filter((detail) => text.includes(detail))]).toEqual([path]);
      }
    },
  );

  it("shows no example of a vacancy", async () => {
    for (const { key } of firstEdition.vacancies) {
      expect([key, (await read(`/careers/${key}`, "en")).status]).toEqual([key, 404]);
    }
  });
});
