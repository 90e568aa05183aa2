import jsQR from "jsqr";
import sharp from "sharp";
import { expect } from "vitest";
import { verifyAsOutsider } from "../support/outside-verifier";
import { openAccount, theMember } from "../visitor/doctors";
import type { Fields } from "../visitor/form-body";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import type { Visitor } from "../visitor/visitor";

const REQUEST = "/dashboard/registration-certificate";
const MAX_BYTES = 60 * 1024;
const doctors = { ar: 20_311, en: 20_316 };

/** Reads the QR code of the displayed certificate. */
async function scanned(visitor: Visitor): Promise<string | undefined> {
  const drawing = (await visitor.one("main svg[role=img]")).outerHTML;
  const picture = sharp(Buffer.from(drawing)).resize(600).ensureAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

journeys("A doctor in good standing", (language, test) => {
  const certificates = words(language, "certificates");
  const { staff, verify } = certificates;
  const { memberNumber, nameEn } = theMember(doctors[language]);

  test("gets a certificate that can be checked by its QR code until it is cancelled", async ({
    visitor,
    another,
  }) => {
    await openAccount(visitor, memberNumber, "40719536");
    await visitor.visit(REQUEST);
    await expectPresentable(visitor);
    await visitor.press(certificates.generate);
    expect(visitor.path).toMatch(/^\/certificates\/\d{4}-\d{6}-\d$/);
    await visitor.see(certificates.generated, { in: "[role=status]" });
    const address = visitor.path;
    const serial = address.split("/").at(-1)!;
    await visitor.visit(REQUEST);
    await visitor.press(certificates.generate);
    expect(visitor.path).toBe(address);
    await expectPresentable(visitor);

    const pdf = `${address}.pdf`;
    const file = await visitor.get(pdf);
    const named = new RegExp(`^attachment; filename="${memberNumber}-\\d{4}-\\d\\d-\\d\\d\\.pdf"$`);
    expect(file.headers.get("Content-Type")).toBe("application/pdf");
    expect(file.headers.get("Cache-Control")).toContain("no-store");
    expect(file.headers.get("Content-Disposition")).toMatch(named);
    const bytes = Buffer.from(await file.arrayBuffer());
    const pdfFile = { name: "certificate.pdf", mimeType: "application/pdf", buffer: bytes };
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
    expect(file.headers.get("Content-Length")).toBe(String(bytes.length));
    await visitor.visit(address);
    expect(await visitor.text(`main a[href="${pdf}"]`)).toMatch(/\(.*\d+ KB.*\)/);

    const found = (await scanned(visitor))!;
    expect(found).toMatch(
      new RegExp(`^${visitor.site}/verify/([0-9A-Z]{4}-){3}[0-9A-Z]{4}#1\\.[\\w-]{300,}$`),
    );
    const reader = await another();
    await reader.visit(found);
    await reader.see(verify.says.valid, { in: ".verdict h2" });
    await reader.see(String(memberNumber), { in: "main tbody" });
    const sent: Fields[] = [{ certificate: pdfFile }, { text: found }];
    for (const fields of sent) {
      await reader.visit("/verify");
      await reader.fill(fields);
      expect(await reader.press(verify["check-file"])).toBe(200);
      expect(await reader.text("main h2#result")).toBe(verify.says.valid);
      await reader.see([nameEn, String(memberNumber)], { in: "main tbody" });
    }
    await reader.fill({ text: `${found.slice(0, -4)}AAAA` });
    expect(await reader.press(verify["check-file"])).toBe(422);
    expect(await reader.text("main h2#result")).toBe(verify.says["wrong-signature"]);
    expect(await reader.all("main tbody")).toEqual([]);
    await reader.fill({ text: "" });
    expect(await reader.press(verify["check-file"])).toBe(422);
    await reader.see(verify["nothing-sent"], { in: "[role=alert]" });
    const credential = await visitor.get(`${address}/credential`);
    expect(credential.headers.get("Content-Type")).toBe("application/dc+sd-jwt");
    const claims = await verifyAsOutsider(await credential.text());
    expect(claims).toMatchObject({ serial, number: memberNumber, name_en: nameEn });
    const list = (claims.status as { status_list: { uri: string } }).status_list.uri;
    for (const file of [list, `${visitor.site}/.well-known/certificate-keys.json`])
      expect((await fetch(file)).headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect((await (await another()).get(`${address}/credential`)).headers.get("Location")).toMatch(/\/$/);
    await expectPresentable(reader);
    expect(await (await reader.jar()).getCookies(reader.site)).toHaveLength(1);

    const admin = await another();
    await admin.signIn("admin");
    await admin.visit(`/dashboard/certificates?q=${serial.replaceAll("-", "")}`);
    await expectPresentable(admin);
    await admin.press({ css: `main a[href="${address}"]` });
    await admin.see(nameEn, { in: "main" });
    await admin.press({ css: `main a[href="${address}/cancel"]` });
    await admin.press(staff["cancel-it"]);
    expect(await admin.count("[role=alert]")).toBe(1);
    await expectPresentable(admin);
    const again = await admin.twin();
    await again.visit(`${address}/cancel`);
    await admin.fill({ [staff["reason-label"]]: "صدرت خطأً <b>تجربة</b>" });
    await admin.press(staff["cancel-it"]);
    await admin.see(staff.cancelled, { in: "[role=status]" });
    const listed = (await admin.texts("main ul li")).find((each) => each.includes(serial));
    expect(listed).toContain(certificates.states.cancelled);
    await again.fill({ [staff["reason-label"]]: "second" });
    await again.press(staff["cancel-it"]);
    await again.see("Demo Administrator", { in: "[role=alert]" });
    expect(await again.all("main [name=reason]")).toEqual([]);

    await reader.visit("/verify");
    await reader.fill({ certificate: pdfFile });
    expect(await reader.press(verify["check-file"])).toBe(422);
    expect(await reader.text("main h2#result")).toBe(verify.says.cancelled);
    await reader.visit(found);
    await reader.see(verify.says.cancelled, { in: ".verdict h2" });
    await reader.seeNot("تجربة", { in: "main" });
    await visitor.visit(address);
    expect(await visitor.all("main svg[role=img]")).toEqual([]);
    await expectPresentable(visitor);
    expect((await visitor.get(pdf)).status).toBe(302);
  });
});
