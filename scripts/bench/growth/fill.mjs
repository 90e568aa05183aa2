const PHOTOS_EACH = 4;

/** Word indexes are dropped and rebuilt, because updating them row by row takes most of the time. */
const WORDS = ["news", "contacts", "members", "galleries"];

const fillNews = (rows) => `
  insert into news (title, title_ar, date, description, description_ar, photo_key, photo_name, photo_width,
    photo_height, author_id)
  select 'Article ' || n, 'خبر رقم ' || n, current_date - n / 200,
    'The council met and decided on fees', 'اجتمع مجلس النقابة وقرّر في الرسوم',
    'news-photos/' || md5(n::text), 'photo.jpg', 1280, 853, author.id
  from generate_series(1, ${rows}) n, (select id from staff_users limit 1) as author`;

const fillMessages = (rows) => `
  with added as (
    insert into contacts (reference, receipt, name, phone, email, title, subject, language, status, created_at)
    select 'B' || n, 'bench-' || n,
      (array['أحمد','ليلى','سامر','هدى','عمر','رنا','خالد'])[1 + n % 7] || ' ' ||
      (array['حدّاد','العمري','النسور','قاسم','المصري'])[1 + n % 5] || ' ' || n,
      '07' || lpad(n::text, 8, '0'), 'writer' || n || '@home.example', 'رسالة رقم ' || n,
      'نص الرسالة ' || n || ' عن تأخير معاملة في النقابة', 'ar',
      (array['pending','replied','closed'])[1 + n % 3], now() - n * interval '30 seconds'
    from generate_series(1, ${rows}) n returning id, status, created_at
  )
  insert into contact_events (contact_id, kind, text, at)
  select id, 'reply', 'الجواب', created_at + interval '1 hour' from added where status <> 'pending'`;

const fillMembers = (rows) => `
  with added as (
    insert into members (member_number, name_ar, name_en, national_number, mobile, email, work_status, governorate)
    select 1000000 + n, 'طبيب ' || n || ' حدّاد', 'Doctor ' || n || ' Haddad', (9000000000 + n)::text,
      '07' || lpad(n::text, 8, '0'), 'doctor' || n || '@home.example', 1, 'عمّان'
    from generate_series(1, ${rows}) n returning member_number
  )
  insert into dues (member_number, annual_fee_paid_year, social_year, social_month)
  select member_number, extract(year from now())::int, extract(year from now())::int, 6 from added`;

const fillAlbums = (rows) => `
  with author as (select id from staff_users limit 1), albums as (
    insert into galleries (title_ar, description_ar, author_id, published_at)
    select 'ألبوم ' || n, 'صور من لقاء الأطباء في النقابة', author.id, now() - n * interval '1 second'
    from generate_series(1, ${rows / PHOTOS_EACH}) n, author returning id
  )
  insert into gallery_photos (gallery_id, photo_key, photo_name, photo_width, photo_height, order_index)
  select albums.id, 'gallery-photos/' || md5(albums.id || '-' || n), 'photo.jpg', 1280, 853, n
  from albums, generate_series(0, ${PHOTOS_EACH - 1}) n`;

const fillOneAlbum = (rows) => `
  with album as (
    insert into galleries (title_ar, description_ar, author_id, published_at)
    select 'كل الصور', 'ألبوم واحد', id, now() - interval '5 years' from staff_users limit 1 returning id
  ), photos as (
    insert into gallery_photos (gallery_id, photo_key, photo_name, photo_width, photo_height, order_index)
    select album.id, 'gallery-photos/all-' || n, 'photo.jpg', 1280, 853, n from album, generate_series(1, ${rows}) n
  )
  select id from album`;

/**
 * Adds so many articles, messages with their answers, members with their dues, photos in albums of four and photos in one
 * album, over several connections; the newest of each are alike however many there are. Returns the id of the one album.
 */
export async function fill(sql, rows) {
  await Promise.all(WORDS.map((table) => sql.unsafe(`drop index ${table}_search`)));
  const kinds = [fillNews, fillMessages, fillMembers, fillAlbums];
  await Promise.all(kinds.map((kind) => sql.unsafe(kind(rows))));
  const [album] = await sql.unsafe(fillOneAlbum(rows));
  await Promise.all(
    WORDS.map((table) =>
      sql.unsafe(`create index ${table}_search on ${table} using gin (search_key gin_trgm_ops)`),
    ),
  );
  await sql`vacuum analyze`;
  return album.id;
}
