import { beforeAll, describe, expect, it } from "vitest";
import { dictionaries } from "~/i18n";
import { type Place, withDatabaseOf } from "../support/hidden-records";
import { at, demoPlace } from "../support/prepared-place";
import { type RunningServer, startServer } from "../support/running-server";
import { statementsOfLooking, viewPage } from "../support/viewed-page";
import { FormClient } from "../visitor/form-client";

const PAGE = "/mobile-phone-fund";
const EDITOR = `/dashboard/content/pages${PAGE}`;
const VERSIONS = 1000;
const token = "a-token-of-these-tests";
const words = dictionaries.en.content;

/** Inserts versions with the same text, every other one published. */
const writeVersions = (place: Place) =>
  withDatabaseOf(
    place,
    (sql) => sql`insert into content_revisions (item_id, number, fields, live_from)
      select r.item_id, n, r.fields, case when n % 2 = 0 then to_timestamp(n) end
      from content_items i join content_revisions r on r.item_id = i.id and r.number = 1,
        generate_series(2, ${VERSIONS}) n
      where i.kind = 'pages' and i.key = ${PAGE.slice(1)}`,
  );

describe("a page with 1,000 versions", { shuffle: false }, () => {
  let [one, server] = [] as unknown as [Awaited<ReturnType<typeof look>>, RunningServer];
  let writer: FormClient;
  let start: (settings?: { CLOCK?: string }) => Promise<RunningServer>;

  async function look() {
    const sight = { address: server.address, token, headers: { Cookie: "naqaba_draft=x" } };
    const { statements, html } = await viewPage(sight, PAGE, { looking: await statementsOfLooking(sight) });
    return { statements, html };
  }

  beforeAll(async () => {
    const place = await demoPlace();
    start = (settings = {}) => startServer({ ...at(place), DEMO: "1", METRICS_TOKEN: token, ...settings });
    server = await start();
    one = await look();
    await server.stop();
    await writeVersions(place);
    server = await start();
    writer = new FormClient(server.address, "en", "203.0.113.51");
    await writer.signIn("content");
  });

  it("needs the same statements and bytes as with one version", async () => {
    expect(await look()).toEqual(one);
  });

  it("lists them twenty at a time, each with a comparison to the one before it", async () => {
    await writer.visit(`${EDITOR}/versions`);
    expect(await writer.count("main .rows > li")).toBe(20);
    await writer.press({ css: "a[rel=next]" }, { in: "main .pager" });
    expect(await writer.text("main .rows h3")).toContain("980");
    await writer.press(words.versions.number.replace("{{number}}", "970"));
    await writer.see(words.versions.compared.replace("{{after}}", "970").replace("{{before}}", "969"));
    expect(await writer.attribute("main .rows > li", "value")).toBe("980");
  });

  it("is published by a second person if the association requires review", async () => {
    const admin = new FormClient(server.address, "en", "203.0.113.52");
    await admin.signIn("admin");
    await admin.visit("/dashboard/content/association");
    await admin.fill({ review: true });
    await admin.press(words.publish);
    const lead = "صندوق الهاتف الخلوي بعد المراجعة";
    await writer.visit(EDITOR);
    await writer.fill({ lead_ar: lead });
    expect(await writer.press(words["save-draft"])).toBe(200);
    expect(await writer.press(words.publish)).toBe(422);
    await writer.see(words["second-person"]);
    expect(await writer.value("lead_ar")).toBe(lead);
    const reader = new FormClient(server.address, "ar", "203.0.113.53");
    await reader.visit(PAGE);
    await reader.seeNot(lead);
    await admin.visit(EDITOR);
    expect(await admin.press(words.publish)).toBe(200);
    await admin.see(words.saved.live);
    await reader.visit(PAGE);
    await reader.see(lead, { in: "main" });
  });

  it("is not linked after its end", async () => {
    let reader = new FormClient(server.address, "en", "203.0.113.54");
    const linking = async () => {
      const pages = ["/", "/faq", "/search?q=mobile+phone", "/sitemap.xml"];
      const texts = await Promise.all(pages.map(async (page) => (await reader.get(page)).text()));
      return pages.filter(
        (_, index) => texts[index]!.includes(`${PAGE}"`) || texts[index]!.includes(`${PAGE}?lang`),
      );
    };
    expect(await linking()).toEqual(expect.arrayContaining(["/", "/faq", "/sitemap.xml"]));
    const admin = new FormClient(server.address, "en", "203.0.113.55");
    await admin.signIn("admin");
    await admin.visit(EDITOR);
    await admin.press(words["save-draft"]);
    await writer.visit(EDITOR);
    await writer.press(words.hours);
    await writer.fill({ unpublish_at: "2026-01-01T08:00" });
    expect(await writer.press(words.publish)).toBe(422);
    await writer.see(words["ends-before"]);
    await writer.fill({ unpublish_at: "2099-01-01T08:00" });
    expect(await writer.press(words.publish)).toBe(200);
    expect(await linking()).toEqual(expect.arrayContaining(["/", "/faq", "/sitemap.xml"]));
    await server.stop();
    server = await start({ CLOCK: "2099-01-02T08:00:00Z" });
    reader = new FormClient(server.address, "en", "203.0.113.54");
    expect(await reader.visit(PAGE)).toBe(404);
    expect(await linking()).toEqual([]);
    writer = new FormClient(server.address, "en", "203.0.113.51");
    await writer.signIn("content");
    await writer.visit(EDITOR);
    await writer.see(words["state-at"].none.replace("{{at}}", "1 January 2099"), { in: "main" });
    await writer.visit(`${EDITOR}/versions`);
    expect(await writer.text("main .rows > li")).toContain(words.versions["taken-down"]);
  });
});
