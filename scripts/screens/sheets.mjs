import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { pictureOf, views } from "./pages.mjs";

const STYLE = `
  body { margin: 0; font: 14px sans-serif; background: #888 }
  section { width: max-content; padding: 12px }
  div { display: flex; gap: 8px; align-items: start }
  img { display: block; width: 380px; max-height: 1500px; object-fit: cover; object-position: top }
  .w360 { width: 150px }`;

const picture = (name) => (view) =>
  `<a href="${pictureOf(name, view)}"><img class="w${view.width}" src="${pictureOf(name, view)}" alt="${view.lang}, ${view.theme}, ${view.width}"></a>`;

const section = ({ name, address }) =>
  `<section id="${name}"><b>${name} ${address}</b><div>${views.map(picture(name)).join("")}</div></section>`;

/** Creates one page with all screenshots, and a sheet of each page's eight. */
export async function drawSheets(browser, folder, pages) {
  const index = path.join(folder, "index.html");
  writeFileSync(
    index,
    `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${pages.map(section).join("")}`,
  );
  const page = await browser.newPage({ viewport: { width: 2300, height: 1000 } });
  await page.goto(pathToFileURL(index).href);
  for (const { name } of pages)
    await page.locator(`#${name}`).screenshot({ path: path.join(folder, `sheet-${name}.png`) });
  await page.close();
}
