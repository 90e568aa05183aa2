import { randomBytes, randomUUID } from "node:crypto";
import path from "node:path";
import postgres from "postgres";
import { describe, expect, it } from "vitest";
import { demoLogins } from "~/content/demo-logins";
import { socketOf, startEmbedded } from "~/db/embedded/embedded.server";
import en from "~/i18n/en/maintenance";
import { callerOf, ownAddress } from "../support/caller";
import { ensureBuilt, launch, temporaryFolder } from "../support/launch";
import { type RunningServer, startServer } from "../support/running-server";
import { smallDisk } from "../support/small-disk";

const SEEN = { timeout: 60_000, interval: 250 };
const canMount = smallDisk(1) !== null;
const admin = demoLogins.staff[0];

const message = (title: string) => ({
  name: "Samir",
  phone: "0791234567",
  email: "samir@home.example",
  title,
  subject: `About ${title}`,
  submission_id: randomUUID(),
});
const post = (
  { address }: RunningServer,
  path: string,
  body: URLSearchParams | FormData,
  headers: Record<string, string> = {},
) =>
  fetch(address + path, {
    method: "POST",
    body,
    headers: { ...ownAddress(), Origin: address, ...headers },
    redirect: "manual",
  });
const send = (server: RunningServer, fields: Record<string, string>) =>
  post(server, "/contact-us?lang=en", new URLSearchParams(fields));
const read = async ({ address }: RunningServer, path: string, cookie = "") => {
  const answer = await fetch(`${address}${path}`, { headers: { ...ownAddress(), Cookie: cookie } });
  return { status: answer.status, text: await answer.text() };
};

describe.runIf(canMount)("a disk that fills up", () => {
  it("rejects files, then every change, loses nothing and recovers by itself", async () => {
    const disk = smallDisk(800)!;
    const environment = { DEMO: "1", DATABASE_URL: "", TRUST_PROXY: "1", DATA_DIR: disk.folder };
    const server = await startServer(environment);
    const cookie = await callerOf(server).signInStaff(admin.name, admin.password);
    const dashboard = async () => (await read(server, "/dashboard?lang=en", cookie)).text;
    const kept = ["First while there is room", "Second while it gets full"];
    expect((await send(server, message(kept[0]!))).status).toBe(303);

    disk.leave(530);
    const archive = path.join(temporaryFolder(), "a.zip");
    const backup = launch(["build/cli.js", "backup", archive], environment);
    expect(await backup.ended).toBe(1);
    expect(backup.output()).toMatch(
      /s {2}Opening the database\nThe database could not be copied: it takes \d+ MB of free space in DATA_DIR, and there are \d+ MB\.\n$/,
    );
    const beside = launch(["build/cli.js", "backup", path.join(disk.folder, "a.zip")], environment);
    expect(await beside.ended).toBe(1);

    disk.leave(400);
    await expect.poll(dashboard, SEEN).toContain(en.disk.low);
    expect((await send(server, message(kept[1]!))).status).toBe(303);
    const article = new FormData();
    article.set("title", "An article with a photo");
    expect((await post(server, "/dashboard/add-news?lang=en", article, { Cookie: cookie })).status).toBe(422);
    article.set("photo", new File([new Uint8Array(100)], "one.png"));
    const refused = await post(server, "/dashboard/add-news?lang=en", article, { Cookie: cookie });
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain("An article with a photo");

    disk.leave(200);
    await expect.poll(dashboard, SEEN).toContain(en.disk.full);
    const third = message("Third when nothing is taken");
    const full = await send(server, third);
    expect(full.status).toBe(503);
    const page = await full.text();
    for (const text of [third.title, third.submission_id, en.notice.disk]) expect(page).toContain(text);
    expect((await read(server, "/readyz")).status).toBe(503);

    disk.leave(0);
    for (const path of ["/", "/news", "/contact-us", "/elections"])
      expect((await read(server, path)).status).toBe(200);
    expect((await send(server, third)).status).toBe(503);

    disk.makeRoom();
    await expect.poll(async () => (await send(server, third)).status, SEEN).toBe(303);
    expect(await dashboard()).not.toContain(en.disk.full);
    expect(await server.stop("SIGINT")).toBe(0);
    const again = await startServer(environment);
    const session = await callerOf(again).signInStaff(admin.name, admin.password);
    const listed = (await read(again, "/complaints?lang=en", session)).text;
    for (const title of [...kept, third.title]) expect(listed).toContain(title);
    await again.stop("SIGINT");
  });

  it("ends the engine when its log cannot be written, and keeps every acknowledged change", async () => {
    ensureBuilt();
    const disk = smallDisk(200)!;
    const connected = () =>
      postgres({ path: socketOf(disk.folder), username: "postgres", database: "postgres", max: 1 });
    const engine = await startEmbedded(disk.folder);
    const sql = connected();
    await sql`create table written (id int primary key, text text)`;
    await sql`insert into written values (1, '')`;
    disk.leave(0);
    let acknowledged = "";
    const writeOn = async () => {
      for (;;) {
        const text = randomBytes(900).toString("base64");
        await sql`update written set text = ${text} where id = 1`;
        acknowledged = text;
      }
    };
    await expect(writeOn()).rejects.toThrow();
    await engine.ended;
    await sql.end({ timeout: 0 });

    disk.makeRoom();
    const reopened = await startEmbedded(disk.folder);
    const after = connected();
    const [row] = await after`select text from written`;
    expect(row?.text).toBe(acknowledged);
    await after.end();
    await reopened.stop();
  });
});
