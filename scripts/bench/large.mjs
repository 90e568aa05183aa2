import postgres from "postgres";
import { startCluster } from "../postgres-cluster.mjs";
import { demoServer } from "./server.mjs";

const MESSAGES = 1_000_000;
const ALBUMS = 100;
const PHOTOS_EACH = 100;
const ROUNDS = 40;

const pages = (album) => ({
  "newest messages": "/complaints",
  "pending messages": "/complaints?status=pending",
  "page 500 of the list": "/complaints?page=500",
  "an Arabic name": "/complaints?q=احمد+حداد",
  "a word of most messages": "/complaints?q=رسالة",
  "a word of none": "/complaints?q=زرافة",
  "an e-mail address": "/complaints?q=writer777777@",
  "an album of 100 photos": `/gallery/${album}`,
  albums: "/gallery",
});

async function fill(sql) {
  await sql`drop index contacts_search`;
  await sql.unsafe(`
    insert into contacts (reference, receipt, name, phone, email, title, subject, language, status, created_at)
    select 'B' || n, 'bench-' || n,
      (array['أحمد','ليلى','سامر','هدى','عمر','رنا','خالد'])[1 + n % 7] || ' ' ||
      (array['حدّاد','العمري','النسور','قاسم','المصري'])[1 + n % 5] || ' ' || n,
      '07' || lpad(n::text, 8, '0'), 'writer' || n || '@home.example', 'رسالة رقم ' || n,
      'نص الرسالة ' || n || ' عن تأخير معاملة في النقابة ' || md5(n::text), 'ar',
      (array['pending','replied','closed'])[1 + n % 3], now() - n * interval '30 seconds'
    from generate_series(1, ${MESSAGES}) n`);
  await sql`create index contacts_search on contacts using gin (search_key gin_trgm_ops)`;
  await sql.unsafe(`
    with author as (select id from staff_users limit 1), albums as (
      insert into galleries (title_ar, description_ar, author_id, published_at)
      select 'ألبوم ' || n, 'صور', author.id, now() from generate_series(1, ${ALBUMS}) n, author returning id
    )
    insert into gallery_photos (gallery_id, photo_key, photo_name, photo_width, photo_height, order_index)
    select albums.id, 'gallery-photos/' || md5(albums.id || '-' || n), 'photo.jpg', 1280, 853, n
    from albums, generate_series(0, ${PHOTOS_EACH - 1}) n`);
  await sql`analyze`;
  const [album] = await sql`select max(id) as id from galleries`;
  return album.id;
}

async function signIn(address) {
  const answer = await fetch(`${address}/emp-portal`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: address },
    body: new URLSearchParams({ username: "admin@demo.test", password: "demo-admin-2026" }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function times(url, headers) {
  const taken = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
    taken.push(performance.now() - began);
  }
  taken.sort((one, other) => one - other);
  const at = (share) => Math.round(taken[Math.ceil(taken.length * share) - 1]);
  return { median: at(0.5), p95: at(0.95), worst: at(1) };
}

/** How lists and searches answer over 1,000,000 messages and 10,000 photos on PostgreSQL, in milliseconds. */
export async function largeLists() {
  const cluster = await startCluster();
  if (!cluster) throw new Error("no PostgreSQL to be had");
  const server = await demoServer({ DATABASE_URL: cluster.url });
  const sql = postgres(cluster.url, { max: 1, onnotice: () => {} });
  try {
    const album = await fill(sql);
    const headers = { Cookie: await signIn(server.address) };
    const rows = [];
    for (const [what, page] of Object.entries(pages(album)))
      rows.push({ what, ...(await times(server.address + page, headers)) });
    return rows;
  } finally {
    await sql.end();
    await server.stop();
    await cluster.stop();
  }
}
