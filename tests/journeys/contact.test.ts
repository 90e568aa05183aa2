import { randomInt } from "node:crypto";
import { expect } from "vitest";
import { HONEYPOT_FIELD } from "~/forms";
import { journeys, pattern, test, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

const RECEIPT = /^\/contact-us\/received\/[\w-]{22}$/;
const REFERENCE = /^[2-9AC-HJKMNP-TV-Z]{4}-[2-9AC-HJKMNP-TV-Z]{4}$/;
const FORM = 'main form[action="/contact-us"]';
const message = {
  name: "ليلى حداد",
  phone: "٠٧٩ ١٢٣-٤٥٦٧",
  email: "leila@home.example",
  title: "A question <b>about</b> سؤال",
  subject: "First line\nالسطر الثاني",
};

/** A unique title, because equal texts count as one message. */
const aTitle = () => `${message.title} ${randomInt(1e9)}`;

journeys("The contact form", (language, test) => {
  const contact = words(language, "contact");
  const forms = words(language, "forms");

  test("sends a message and gives a receipt; the same form again gives the same receipt", async ({
    visitor,
  }) => {
    await visitor.visit("/contact-us");
    await expectPresentable(visitor);
    const title = aTitle();
    await visitor.fill({ ...message, title }, { in: FORM });
    expect(await visitor.press(contact.send)).toBe(200);

    expect(visitor.path).toMatch(RECEIPT);
    expect(await visitor.text("h1")).toBe(contact.received.title);
    await visitor.see(title, { in: ".receipt" });
    expect(await visitor.attribute("meta[name=robots]", "content")).toBe("noindex");
    const [receipt, number] = [visitor.path, await visitor.text(".receipt-number")];
    expect(number).toMatch(REFERENCE);
    await expectPresentable(visitor);
    await visitor.seeNot([message.name, "0791234567", message.email, "First line"], { in: "main" });

    await visitor.back();
    await visitor.fill({ ...message, title }, { in: FORM });
    await visitor.press(contact.send);
    expect([visitor.path, await visitor.text(".receipt-number")]).toEqual([receipt, number]);
    expect(await visitor.count("[role=alert]")).toBe(0);
  });

  test("says when a message that had already arrived is submitted again with another text", async ({
    visitor,
  }) => {
    await visitor.visit("/contact-us");
    const { submission_id } = await visitor.typed(["submission_id"], FORM);
    const [first, other] = [aTitle(), aTitle()];
    const send = (title: string) =>
      visitor.post("/contact-us", { ...message, title, submission_id: submission_id! });
    const receipt = (await send(first)).headers.get("Location")!;
    expect((await send(other)).headers.get("Location")).toBe(receipt);
    await visitor.visit(receipt);
    expect(await visitor.alert()).toBe(contact["sent-before"]);
    await visitor.see(first, { in: ".receipt" });
  });

  test("names missing and invalid fields and keeps the typed text", async ({ visitor }) => {
    await visitor.visit("/contact-us");
    await visitor.fill({ phone: "07x", subject: "Kept" }, { in: FORM });
    expect(await visitor.press(contact.send)).toBe(422);
    expect(await visitor.title()).toMatch(new RegExp(`^${forms.error}`));
    const texts = [
      forms.errors.required,
      contact.missing.name,
      contact["not-a-phone"],
      contact["email-needed"],
    ];
    await visitor.see([...texts, contact.missing.title], { in: "[role=alert]" });
    expect(await visitor.attribute("[role=alert] a", "href")).toBe("#message-name");
    expect(await visitor.typed(["phone", "subject"], FORM)).toEqual({ phone: "07x", subject: "Kept" });
    expect(await visitor.attribute(`${FORM} [name=name]`, "aria-invalid")).toBe("true");
    await expectPresentable(visitor);

    await visitor.fill({ ...message, email: "leila@" }, { in: FORM });
    await visitor.press(contact["send-without-email"]);
    await visitor.see(contact["not-an-email"], { in: "[role=alert]" });
    await visitor.seeNot(forms.errors.required, { in: "[role=alert]" });
  });

  test("is sent from the home page too, and without e-mail by its second button", async ({ visitor }) => {
    await visitor.visit("/");
    await visitor.fill({ ...message, title: aTitle(), email: "" }, { in: FORM });
    await visitor.press(contact.send);
    expect(visitor.path).toBe("/contact-us");
    await visitor.see(contact["email-needed"], { in: "[role=alert]" });
    await visitor.press(contact["send-without-email"]);
    expect(visitor.path).toMatch(RECEIPT);
    expect(await visitor.text(".receipt-number")).toMatch(REFERENCE);
  });

  test("asks a client that sends too much to wait, and keeps the text", async ({ visitor }) => {
    for (let sent = 0; sent < 5; sent++)
      expect((await visitor.post("/contact-us", { ...message, title: aTitle() })).status).toBe(303);
    await visitor.visit("/contact-us");
    await visitor.fill(message, { in: FORM });
    expect(await visitor.press(contact.send)).toBe(429);
    expect(Number(visitor.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await visitor.alert()).toMatch(pattern(contact["too-many"]));
    expect(await visitor.value("subject", FORM)).toBe(message.subject);
    await expectPresentable(visitor);
  });
});

test("twenty submissions of one form store one message", async ({ visitor }) => {
  await visitor.visit("/contact-us");
  const { submission_id } = await visitor.typed(["submission_id"], FORM);
  const sent = { ...message, title: aTitle(), submission_id: submission_id! };
  const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.post("/contact-us", sent)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(303));
  const receipts = new Set(answers.map(({ headers }) => headers.get("Location")));
  expect(receipts.size).toBe(1);
  const receipt = await visitor.get([...receipts][0]!);
  expect(receipt.headers.get("Cache-Control")).toContain("no-store");
});

test("a message with the honeypot filled in gets a receipt that opens", async ({ visitor }) => {
  const answer = await visitor.post("/contact-us", {
    ...message,
    title: aTitle(),
    [HONEYPOT_FIELD]: "https://spam.example",
  });
  expect(answer.status).toBe(303);
  expect((await visitor.get(answer.headers.get("Location")!)).status).toBe(200);
});

test("the address of another receipt cannot be guessed", async ({ visitor }) => {
  for (const [guess, status] of [
    ["1", 404],
    ["K7M4-QX9R", 404],
    ["x".repeat(22), 404],
    ["%00", 400],
  ] as const)
    expect([guess, (await visitor.get(`/contact-us/received/${guess}`)).status]).toEqual([guess, status]);
});
