const FIRST_MEMBER = 1_000_001;

const q = (words) => `?q=${encodeURIComponent(words)}`;
const always = (path) => () => path;
const anyMember = (path) => (rows, nth) => `${path}${FIRST_MEMBER + ((nth * 7919) % rows)}`;

/** Signed-in visitors, and a reader with a draft, who is never answered from the cache. */
export const signIns = {
  reader: async () => "naqaba_draft=x",
  staff: (address) =>
    signIn(`${address}/emp-portal`, { username: "admin@demo.test", password: "demo-admin-2026" }),
  clerk: (address) => signIn(`${address}/computer-portal`, { username: "COMP1", password: "20261111" }),
};

async function signIn(url, fields) {
  const headers = { Origin: new URL(url).origin };
  const answer = await fetch(url, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams(fields),
  });
  const cookies = answer.headers.getSetCookie();
  if (!cookies.length) throw new Error(`${url} answered ${answer.status}`);
  return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}

/** Requests whose cost must not depend on the number of rows; `path` returns the address of the nth request. */
export const steady = [
  { what: "news, first page", by: "reader", path: always("/news") },
  { what: "news, second page", by: "reader", path: always("/news?page=2") },
  { what: "albums, first page", by: "reader", path: always("/gallery") },
  { what: "albums, second page", by: "reader", path: always("/gallery?page=2") },
  { what: "album of four photos", by: "reader", path: (_rows, _nth, album) => `/gallery/${album - 1}` },
  { what: "album of all photos", by: "reader", path: (_rows, _nth, album) => `/gallery/${album}` },
  { what: "its second page", by: "reader", path: (_rows, _nth, album) => `/gallery/${album}?page=2` },
  { what: "complaints, first page", by: "staff", path: always("/complaints") },
  { what: "complaints, second page", by: "staff", path: always("/complaints?page=2") },
  { what: "complaints, pending", by: "staff", path: always("/complaints?status=pending") },
  { what: "member by number, staff", by: "staff", path: anyMember("/dashboard/members?number=") },
  {
    what: "financial card, clerk",
    by: "clerk",
    path: anyMember("/dashboard/computer-financial-card?doc_no="),
  },
  { what: "personal card, clerk", by: "clerk", path: anyMember("/dashboard/computer-personal-card?doc_no=") },
  { what: "register by the API", by: "reader", path: anyMember("/api/data/personal-card?doc_no=") },
];

/** Requests whose cost may grow with the number of rows. */
export const searches = [
  { what: "news of a word of all", by: "reader", path: always(`/news${q("النقابة")}`) },
  { what: "news of a rare word", by: "reader", path: always(`/news${q("خبر رقم 77")}`) },
  { what: "news of a word of none", by: "reader", path: always(`/news${q("زرافة")}`) },
  { what: "the site, a word of all", by: "reader", path: always(`/search${q("النقابة")}`) },
  { what: "complaints of a name", by: "staff", path: always(`/complaints${q("احمد حداد")}`) },
  { what: "complaints of a word of all", by: "staff", path: always(`/complaints${q("رسالة")}`) },
  { what: "complaints of a word of none", by: "staff", path: always(`/complaints${q("زرافة")}`) },
  { what: "complaints of an e-mail", by: "staff", path: always(`/complaints${q("writer77@")}`) },
  { what: "complaints, last page", by: "staff", path: always("/complaints?page=834") },
  { what: "news, page 500", by: "reader", path: always("/news?page=500") },
  { what: "news, last page", by: "reader", path: always("/news?page=999999") },
  { what: "albums, last page", by: "reader", path: always("/gallery?page=999999") },
];
