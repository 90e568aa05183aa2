import { compact } from "./enhance";

const source = `
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
})(document)`;

/**
 * Brings the universities of a country when another one is chosen, and says that the university chosen before is gone.
 * Where that fails the list stays empty; the button beside it does the same without a script.
 */
export const universities = compact(source);
