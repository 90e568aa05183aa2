import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { FORM } from "../builders/applicants";
import { expect, expectAccessible, expectNoOverflow, speak, test, words } from "./support";

const ar = words("ar", "internship-receipt").kinds;

const drop = (page: Page, onto: string, ...names: string[]) =>
  page.evaluate(
    ([onto, names]) => {
      const files = new DataTransfer();
      for (const name of names)
        files.items.add(new File([`%PDF-1.4\n${name}\n%%EOF\n`], name, { type: "application/pdf" }));
      const eventInit = { bubbles: true, cancelable: true, dataTransfer: files };
      document.querySelector(onto)!.dispatchEvent(new DragEvent("drop", eventInit));
    },
    [onto, names] as const,
  );

test("documents go to the upload field they are dropped on, otherwise to an empty visible one", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await speak(page, "ar", baseURL!);
  await page.goto(FORM);
  await page.locator("[name=DOC_NAME_E]").fill(`Draft ${randomUUID().replace(/\W|\d/g, "")}`);
  const kept = page.waitForResponse((answer) => answer.url().includes(`${FORM}/draft`));
  await page.locator(`main button.btn[formaction^="${FORM}/draft"]`).first().click();
  await kept;
  await page.goto(`${FORM}/papers`);
  const frame = (kind: string) => page.locator(`main li:has(#${kind}) [data-chosen] p bdi:first-child`);
  await drop(page, "h1", "one.pdf", "two.pdf");
  await drop(page, "li:has(#photo)", "face.pdf");
  await expect(frame("identity")).toHaveText("one.pdf");
  await expect(frame("degree")).toHaveText("two.pdf");
  await expect(frame("school")).toHaveCount(0);
  await expect(frame("photo")).toHaveText("face.pdf");
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.locator("form[data-enhance~=uploads] [data-enhance~=busy]").click();
  await page.waitForURL(/step=1/);

  await page.goto(`${FORM}/papers`);
  await drop(page, "li.placed", "newer.pdf");
  await expect(frame("identity")).toBeVisible();
  await page.locator("main button[value^=degree]").click();
  await expect(page.locator("main .placed b")).toHaveText([ar.identity, ar.photo]);
  await expect(page.locator("main .placed a").first()).toHaveText("newer.pdf");
});
