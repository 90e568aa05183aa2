type Families = Array<[family: string, sign: RegExp]>;

/** The first that fits: many browsers call themselves by others' names too. */
const browsers: Families = [
  ["Edge", /\bEdgA?(iOS)?\//],
  ["Opera", /\b(OPR|Opera|OPT)\b/],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /(Chrome|CriOS|Chromium)\//],
  ["Safari", /\bSafari\//],
];
const systems: Families = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMacintosh\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];
const MOST_READ = 512;

const familyIn = (families: Families, userAgent: string) =>
  families.find(([, sign]) => sign.test(userAgent))?.[0];

/** Browser and system by their names alone, such as 'Firefox · Windows', never versions or models; null when unknown. */
export function deviceFamily(userAgent: string | null): string | null {
  const read = (userAgent ?? "").slice(0, MOST_READ);
  const known = [familyIn(browsers, read), familyIn(systems, read)].filter(Boolean);
  return known.join(" · ") || null;
}
