import { beforeAll, expect, it } from "vitest";
import { dictionaries, type Language } from "~/i18n";
import { callerOf } from "../support/caller";
import { withDatabaseOf } from "../support/hidden-records";
import { at, demoPlace } from "../support/prepared-place";
import { type RunningServer, startServer } from "../support/running-server";

let server: RunningServer;
let cookie: string;

beforeAll(async () => {
  const place = await demoPlace();
  await withDatabaseOf(place, (sql) =>
    sql`
      alter table events rename to events_gone;
      alter table gallery_photos rename to gallery_photos_gone;
      alter table staff_invitations rename to staff_invitations_gone;
      create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
      create trigger no_end before delete on sessions for each row execute function refuse()`.simple(),
  );
  server = await startServer({ ...at(place), DEMO: "1", TRUST_PROXY: "1" });
  cookie = await callerOf(server).signInStaff("admin@demo.test", "demo-admin-2026");
});

const page = async (path: string, language: Language) => {
  const answer = await fetch(server.address + path, { headers: { Cookie: `lang=${language}; ${cookie}` } });
  return { status: answer.status, text: await answer.text() };
};

it.each(["ar", "en"] as const)(
  "a page that cannot be shown says what could not be loaded, in %s",
  async (language) => {
    const { events, galleries, accounts, shell } = dictionaries[language];
    for (const [path, sentence] of [
      ["/conferences/1", events["load-failed"]],
      ["/gallery", galleries["list-failed"]],
      ["/gallery/1", galleries["load-failed"]],
      ["/edit-gallery/1", galleries["load-failed"]],
      ["/gallery/1/photos/1/delete", galleries["load-failed"]],
      ["/dashboard/accounts-management", accounts["list-failed"]],
    ] as const) {
      const { status, text } = await page(path, language);
      expect([path, status]).toEqual([path, 500]);
      expect(text).toContain(`>${sentence}</p>`);
      expect(text).toContain(`<title>${shell.problem.title} |`);
    }
  },
);

it("reports a sign-out that the server could not store, and clears the cookie anyway", async () => {
  const answer = await fetch(`${server.address}/emp-portal/logout`, {
    method: "POST",
    headers: { Cookie: `lang=en; ${cookie}`, Origin: server.address },
    body: new URLSearchParams(),
    redirect: "manual",
  });
  expect(answer.headers.get("Clear-Site-Data")).toBe('"cache"');
  const set = answer.headers.getSetCookie();
  expect(set.find((each) => each.startsWith("naqaba_staff="))).toMatch(/^naqaba_staff=;.*Max-Age=0/);
  const flash = set.find((each) => each.startsWith("flash="))!.split(";")[0]!;
  const next = await fetch(server.address + answer.headers.get("Location"), { headers: { Cookie: flash } });
  expect(await next.text()).toContain(dictionaries.en.auth["sign-out-failed"]);
});
