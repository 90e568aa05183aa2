import { compact } from "./compact";

/** Half a second after three characters, for ten seconds at most. What comes late or fails leaves no trace. */
export const nameLookUp = compact(`
(d => {
  const f = d.querySelector(".oath"), i = f.association_number, s = f.found, q = c => f.querySelector(".oath-" + c), b = q("busy"), t = q("toast"), h = q("hit"), n = h.nextSibling, a = d.dir == "rtl";
  let w, m, k;
  const show = x => {
    s.hidden = h.hidden = !x;
    s.value = x ? i.value : "";
    n.textContent = x;
  };
  q("result").hidden = !1;
  i.oninput = () => {
    clearTimeout(w);
    m && m.abort();
    m = 0;
    show("");
    b.hidden = t.hidden = !0;
    if (i.value.trim().length > 2) w = setTimeout(find, 500);
  };
  const find = async () => {
    const c = m = new AbortController, l = setTimeout(() => c.abort(), 1e4);
    b.hidden = !1;
    try {
      const r = await fetch("/api/data/personal-card?doc_no=" + encodeURIComponent(i.value), { credentials:"omit",signal:c.signal }), { doctor: o } = await r.json();
      if (c == m && o) {
        const x = a ? o.DOC_NAME_A : o.DOC_NAME_E;
        n.lang = a == !!x ? "ar" : "en";
        show(x || o.DOC_NAME_A || o.DOC_NAME_E);
        t.textContent = h.textContent + ": " + n.textContent;
        t.hidden = !1;
        clearTimeout(k);
        k = setTimeout(() => t.hidden = !0, 4e3);
      }
    } catch {
    }
    clearTimeout(l);
    if (c == m) b.hidden = !0;
  };
})(document)`);

/** Where it fails the list stays empty, and the button beside it does the same without a script. */
export const universities = compact(`
(d => {
  const f = d.querySelector(".universities"), c = f.COUNTRY_CODE, u = f.UNIV_CODE, s = f.querySelector(".said"), { changed: t, loading: l } = s.dataset, n = u[0].text;
  let m;
  c.onchange = async () => {
    m && m.abort();
    const k = m = new AbortController, g = x => new Option(x.UNIV_NAME, x.UNIV_CODE);
    s.textContent = u.value ? t : "";
    u.length = 0;
    u.add(new Option(l, ""));
    try {
      const r = await fetch("/api/data/universities?lang=" + d.documentElement.lang, { method:"POST",headers:{ "Content-Type":"application/json" },body:JSON.stringify({ countryCode:c.value }),credentials:"omit",signal:k.signal }), { Data: a } = await r.json();
      if (k == m) {
        a.forEach(x => u.add(g(x)));
        f.universities_of.value = c.value;
      }
    } catch {
    }
    if (k == m) u[0].text = n;
  };
})(document)`);
