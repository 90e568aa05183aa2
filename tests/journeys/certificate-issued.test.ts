import jsQR from "jsqr";
import sharp from "sharp";
import { expect } from "vitest";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import type { Visitor } from "../visitor/visitor";

const REQUEST = "/dashboard/registration-certificate";
const MOST_BYTES = 60 * 1024;
const CODE = "main svg[role=img]";

/** What a telephone reads off the code that the page draws. */
async function scanned(visitor: Visitor): Promise<string | undefined> {
  const drawing = (await visitor.one(CODE)).cloneNode(true) as Element;
  drawing.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const picture = sharp(Buffer.from(drawing.outerHTML))
    .resize(600)
    .flatten({ background: "white" })
    .ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

journeys("A doctor in good standing", (language, test) => {
  const certificates = words(language, "certificates");
  const { staff, verify } = certificates;

  test("gets a certificate that is checked by its QR code, until it is cancelled", async ({
    visitor,
    another,
  }) => {
    await visitor.signIn("doctor");
    await visitor.visit(REQUEST);
    await expectPresentable(visitor);
    await visitor.press(certificates.generate);
    expect(visitor.path).toMatch(/\/certificates\/\d{4}-\d{6}-\d$/);
    await visitor.see(certificates.generated, { in: "[role=status]" });
    const address = visitor.path;
    const serial = address.split("/").at(-1)!;
    await visitor.visit(REQUEST);
    await visitor.press(certificates.generate);
    expect(visitor.path).toBe(address);
    await expectPresentable(visitor);

    expect(await visitor.text(`main a[href="${address}.pdf"]`)).toMatch(/\(.*\d+ KB.*\)/);
    const file = await visitor.get(`${address}.pdf`);
    expect(file.headers.get("Content-Type")).toBe("application/pdf");
    expect(file.headers.get("Cache-Control")).toContain("no-store");
    expect(file.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="10001-\d{4}-\d\d-\d\d\.pdf"$/,
    );
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
    expect(file.headers.get("Content-Length")).toBe(String(bytes.length));

    const found = (await scanned(visitor))!;
    expect(found).toMatch(new RegExp(`^${visitor.site}/verify/([0-9A-Z]{4}-){3}[0-9A-Z]{4}$`));
    const reader = await another();
    await reader.visit(new URL(found).pathname);
    expect(await reader.count("h1, h2, h3", verify.says.valid)).toBe(1);
    await reader.see("10001", { in: "main tbody" });
    await expectPresentable(reader);
    expect((await (await reader.jar()).getCookies(reader.site)).map(({ key }) => key)).toEqual(["lang"]);

    const admin = await another();
    await admin.signIn("admin");
    await admin.visit(`/dashboard/certificates?q=${serial.replaceAll("-", "")}`);
    await expectPresentable(admin);
    await admin.press({ css: `main a[href="${address}"]` });
    await admin.see("Ahmad Khaled Mahmoud Al-Masri", { in: "main" });
    await admin.press({ css: `main a[href="${address}/cancel"]` });
    await admin.press(staff["cancel-it"]);
    expect(await admin.count("[role=alert]")).toBe(1);
    await expectPresentable(admin);
    const again = await admin.twin();
    await again.visit(`${address}/cancel`);
    await admin.fill({ [staff["reason-label"]]: "صدرت خطأً <b>تجربة</b>" });
    await admin.press(staff["cancel-it"]);
    await admin.see(staff.cancelled, { in: "[role=status]" });
    expect(await admin.text("main ul li")).toContain(certificates.states.cancelled);
    await again.fill({ [staff["reason-label"]]: "second" });
    await again.press(staff["cancel-it"]);
    await again.see("Demo Administrator", { in: "[role=alert]" });
    expect(await again.count("main [name=reason]")).toBe(0);

    await reader.visit(new URL(found).pathname);
    expect(await reader.count("h1, h2, h3", verify.says.cancelled)).toBe(1);
    await reader.seeNot("تجربة", { in: "main" });
    await visitor.visit(address);
    expect(await visitor.all(CODE)).toEqual([]);
    await expectPresentable(visitor);
    expect((await visitor.get(`${address}.pdf`)).status).toBe(302);
  });
});
