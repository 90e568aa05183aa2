import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import decode from "jsqr";
import { type PDFDict, PDFName, type PDFString } from "pdf-lib";
import { describe, expect, it } from "vitest";
import { brokenRules } from "../../../../tests/support/paper-rules";
import { pixelsOf, readPage } from "../../../../tests/support/printed-page";
import { readPaper } from "../../../../tests/support/read-paper";
import { type PrintedCertificate, printedFacts } from "../printed-certificate";
import { drawCertificate } from "./certificate-sheet.server";

/** As long as that of a long name: 330 bytes. */
const PROOF = Buffer.from(Array.from({ length: 330 }, (_, index) => (index * 151) % 256)).toString(
  "base64url",
);

const printed = printedFacts(
  {
    serial: "2026-000123-4",
    code: "K7QF-2M93-4TB6-00PC",
    memberNumber: 10001,
    name: { ar: "أحمد خالد محمود المصري", en: "Ahmad Khaled Mahmoud Al-Masri" },
    facts: { workStatus: 1, annual: 2026, socialYear: 2026, lastMonthSocial: 11 },
    issuedOn: "2026-11-21",
    validUntil: "2026-12-21",
    proof: PROOF,
  },
  "https://association.example",
);
const named = (ar: string, en = "") => ({ ...printed, name: { ar, en } });
const pageOf = async (certificate: PrintedCertificate) => readPage(await drawCertificate(certificate));
const textsOf = async (certificate: PrintedCertificate) =>
  (await pageOf(certificate)).lines.map(({ text }) => text);
const mirrored = (text: string) => [...text].reverse().join("");

const MAX_BYTES = 60 * 1024;
const longest = "عبد الرحمن الطراونة ".repeat(15);

describe("the PDF of a certificate", () => {
  it("shows the facts in both languages, with numbers and dates in the correct order", async () => {
    const texts = await textsOf(printed);
    expect(texts).toEqual(
      expect.arrayContaining([
        mirrored("شهادة تسجيل"),
        "Registration certificate",
        mirrored("د. أحمد خالد محمود المصري"),
        "Dr Ahmad Khaled Mahmoud Al-Masri",
        `2026${mirrored(" تشرين الثاني (نوفمبر) ")}21`,
        "21 November 2026",
        `2026${mirrored(" كانون الأول (ديسمبر) ")}21`,
        "21 December 2026",
        printed.code,
        printed.verifyUrl,
      ]),
    );
    for (const twice of ["10001", "2026", "2026-000123-4"]) {
      expect(texts.filter((text) => text === twice)).toHaveLength(2);
    }
  });

  it("has a QR code and a link with the same address", async () => {
    const { black, annotations } = await pageOf(printed);
    const x = Math.min(...black.map((box) => box.x)) - 12;
    const y = Math.max(...black.map((box) => box.y + box.height)) + 12;
    const { pixels, side } = pixelsOf(black, { x, y, width: 165 });
    expect(decode(pixels, side, side)?.data).toBe(printed.scanned);
    const action = (annotations.lookup(0) as PDFDict).lookup(PDFName.of("A")) as PDFDict;
    expect((action.lookup(PDFName.of("URI")) as PDFString).asBytes()).toEqual(
      new Uint8Array(Buffer.from(printed.scanned)),
    );
  });

  it("has one page, a title and a language, and no rotation", async () => {
    const { file } = await pageOf(printed);
    expect(file.getPageCount()).toBe(1);
    expect(file.getTitle()).toBe("شهادة تسجيل – Registration certificate 2026-000123-4");
    expect(file.getCreationDate()).toEqual(new Date("2026-11-21T00:00:00Z"));
    expect((file.catalog.lookup(PDFName.of("Lang")) as PDFString).decodeText()).toBe("ar");
    expect(String(file.catalog.getViewerPreferences()?.dict)).not.toContain("/Direction");
  });

  it("has the same bytes for the same certificate, and different ones for another", async () => {
    const [one, two, other] = await Promise.all([
      drawCertificate(printed),
      drawCertificate({ ...printed }),
      drawCertificate({ ...printed, code: "K7QF-2M93-4TB6-00PD" }),
    ]);
    expect(Buffer.compare(one, two)).toBe(0);
    expect(Buffer.compare(one, other)).not.toBe(0);
  });

  it("contains more Arabic than Latin letters, so that readers detect right-to-left lines", async () => {
    const all = (await textsOf(printed)).join("");
    const count = (letter: RegExp) => all.match(letter)?.length ?? 0;
    expect(count(/\p{Script=Arabic}/gu)).toBeGreaterThan(count(/\p{Script=Latin}/gu) + 40);
  });
});

describe("the PDF of a certificate, read by PDF.js", () => {
  const row = (language: string, label: string, value: string) => [
    { within: "Table TR TH", language, text: label },
    { within: "Table TR TD", language, text: value },
  ];

  it("contains the facts in order, each in its language", async () => {
    const { passages } = await readPaper(await drawCertificate(printed));
    const table = (language: string) =>
      passages.filter((each) => each.within.startsWith("Table") && each.language === language);
    expect(table("ar")).toEqual([
      ...row("ar", "الرقم النقابي", "10001"),
      ...row("ar", "حالة المزاولة", "مزاول"),
      ...row("ar", "الرسم السنوي مسدد عن سنة", "2026"),
      ...row("ar", "تاريخ الإصدار", "21 تشرين الثاني (نوفمبر) 2026"),
      ...row("ar", "سارية حتى", "21 كانون الأول (ديسمبر) 2026"),
      ...row("ar", "الرقم التسلسلي", "2026-000123-4"),
    ]);
    expect(table("en")).toEqual([
      ...row("en", "Association number", "10001"),
      ...row("en", "Status", "Practising"),
      ...row("en", "Annual fee paid for", "2026"),
      ...row("en", "Date of issue", "21 November 2026"),
      ...row("en", "Valid until", "21 December 2026"),
      ...row("en", "Serial number", "2026-000123-4"),
    ]);
  });

  it("describes the seal and the QR code in both languages, and links to its address", async () => {
    const { passages } = await readPaper(await drawCertificate(printed));
    expect(passages.filter(({ within }) => within === "Figure").map(({ text }) => text)).toEqual([
      "ختم نقابة الأطباء الأردنية – Seal of the Jordan Medical Association",
      expect.stringMatching(/^رمز استجابة سريعة \(QR\) .* – QR code with the facts of this certificate/),
    ]);
    expect(passages.filter(({ within }) => within.startsWith("P Link"))).toEqual([
      { within: "P Link Span", language: "en", text: printed.verifyUrl },
    ]);
  });

  it("has a heading in each language, and unbroken lines", async () => {
    const { passages } = await readPaper(await drawCertificate(printed));
    expect(passages.filter(({ within }) => within === "H1")).toEqual([
      { within: "H1", language: "ar", text: "شهادة تسجيل" },
      { within: "H1", language: "en", text: "Registration certificate" },
    ]);
    expect(passages.map(({ text }) => text)).toContain(
      "Scan the code, or open the address below, and compare with this paper.",
    );
  });

  it("marks an Arabic name as Arabic within the English sentence", async () => {
    const { passages } = await readPaper(await drawCertificate(named("رنا حداد")));
    const index = passages.findIndex(({ text }) => text === "This is to certify that");
    expect(passages.slice(index + 1, index + 3)).toEqual([
      { within: "P Span", language: "en", text: "Dr" },
      { within: "P Span", language: "ar", text: "رنا حداد" },
    ]);
  });

  it("attaches the facts as they were signed", async () => {
    const { attachments } = await readPaper(await drawCertificate(printed));
    expect(attachments.map(({ filename }) => filename)).toEqual(["certificate.cose"]);
    expect(Buffer.from(attachments[0]!.content).toString("base64url")).toBe(PROOF);
  });

  it("breaks no tested rule of PDF/UA-1 and PDF/A-3u", async () => {
    for (const certificate of [printed, named("رنا حداد"), named(longest, "John".repeat(30))]) {
      expect(await brokenRules(await drawCertificate(certificate))).toEqual([]);
    }
  });
});

describe("the name on a certificate", () => {
  it.each([
    ["أحمد John المصري", `${mirrored(" المصري")}John${mirrored("د. أحمد ")}`],
    ["مُحَمَّدٌ عَبْدُ اللهِ الزُّعْبِيّ", mirrored("د. محمد عبد الله الزعبي")],
    ["ليلى\u202e أبو\u0007-حسّان\u2066\u200f", mirrored("د. ليلى أبو-حسان")],
    ["رنا (سليمان) حدّاد", mirrored("د. رنا (سليمان) حداد")],
  ])("%s is printed in the correct order, without invisible characters", async (name, seen) => {
    expect(await textsOf(named(name, "Someone"))).toContain(seen);
  });

  it("is in Arabic in both sentences if there is no English name", async () => {
    const texts = await textsOf(named("رنا حداد"));
    expect(texts).toContain(`Dr ${mirrored("رنا حداد")}`);
  });

  it.each([
    ["as large as it may be", printed.name.ar, 1, 26],
    ["smaller in one line", "عبد الرحمن محمد عبد القادر عبد اللطيف أبو السعود الحسيني", 1, 22],
    [
      "smaller in two",
      "عبد الرحمن محمد عبد القادر عبد اللطيف أبو السعود الحسيني الهاشمي الطراونة بني هاني",
      2,
      18,
    ],
    ["as small as it must", longest, 2, 9],
  ])("is set %s", async (_how, name, count, size) => {
    const { lines } = await pageOf(named(name, "Someone"));
    const start = lines.findIndex(({ text }) => text.endsWith(mirrored("د. ")) || text.includes(".د"));
    const set = lines.slice(start).filter((line) => line.size === lines[start]!.size && line.font === "bold");
    expect([set.length, lines[start]!.size]).toEqual([count, size]);
  });

  it("never overlaps the lines above and below or the margins, at any length", async () => {
    const { lines } = await pageOf(named(longest, "Abdulrahman Al-Tarawneh ".repeat(15)));
    const yOf = (start: string) => lines.find(({ text }) => text.startsWith(start))!.y;
    const { y: above } = lines.find(({ text }) => text === "Registration certificate")!;
    const statement = lines.filter(({ y }) => y < above && y > yOf("Association number"));
    expect(statement.length).toBeGreaterThan(7);
    expect(Math.max(...statement.map(({ y }) => y))).toBeLessThan(above - 20);
    expect(Math.min(...statement.map(({ y }) => y))).toBeGreaterThan(yOf("Association number") + 20);
    expect(Math.min(...lines.map(({ x }) => x))).toBeGreaterThan(40);
  });
});

describe("certificates", () => {
  it("weigh at most 60 KB", async () => {
    const letters = "ابتثجحخدذرزسشصضطظعغفقكلمنهوي ءآأؤإئىة لا ".repeat(3);
    const latin = "The Quick Brown Fox Jumps Over The Lazy Dog, Zephyr Wants XV Quiz JKGMPY ".repeat(2);
    for (const certificate of [printed, named(letters, latin), named(longest, latin)]) {
      expect((await drawCertificate(certificate)).length).toBeLessThan(MAX_BYTES);
    }
  });

  it("leak no memory", { timeout: 120_000 }, async () => {
    setFlagsFromString("--expose-gc");
    const collectGarbage: () => void = runInNewContext("gc");
    const draw = async (count: number) => {
      for (let n = 0; n < count; n++) {
        await drawCertificate({ ...printed, memberNumber: 20_000 + n, serial: `2026-${n}` });
      }
      for (let round = 0; round < 4; round++) {
        await new Promise(setImmediate);
        collectGarbage();
      }
      return process.memoryUsage();
    };
    const before = await draw(30);
    const after = await draw(80);
    expect(after.heapUsed - before.heapUsed).toBeLessThan(800_000);
    expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(800_000);
  });
});
