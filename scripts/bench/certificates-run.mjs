import path from "node:path";

const CERTIFICATES = 2000;
const WARM_UP = 100;

const { drawCertificate } = await import(path.resolve(process.argv[2]));

const first = ["محمد", "ليلى", "سامر", "هدى", "عبد الرحمن", "رنا", "خالد"];
const last = ["حدّاد", "العمري", "النسور", "قاسم", "المصري"];
const firstInEnglish = ["Mohammad", "Laila", "Samer", "Huda", "Abdulrahman", "Rana", "Khaled"];
const lastInEnglish = ["Haddad", "Al-Omari", "Al-Nsour", "Qasem", "Al-Masri"];

function certificate(n) {
  const code = `K7QF-2M93-4TB6-${String(n).padStart(4, "0")}`;
  const name = (these, those) => `${these[n % 7]} ${these[(n + 3) % 7]} ${those[n % 5]}`;
  return {
    serial: `2026-${String(n).padStart(6, "0")}-4`,
    code,
    memberNumber: 10_000 + n,
    name: { ar: name(first, last), en: name(firstInEnglish, lastInEnglish) },
    facts: { workStatus: 1, annual: 2026, socialYear: 2026, lastMonthSocial: 11 },
    issuedOn: "2026-11-21",
    validUntil: "2026-12-21",
    verifyUrl: `https://association.example/verify/${code}`,
  };
}

const megabytes = () => Math.round(process.memoryUsage().rss / 1_000_000);
const round = (value) => Math.round(value * 10) / 10;

async function made(count) {
  const spent = process.cpuUsage();
  const began = performance.now();
  const sizes = [];
  for (let n = 0; n < count; n++) sizes.push((await drawCertificate(certificate(n))).length);
  const { user, system } = process.cpuUsage(spent);
  return { ms: performance.now() - began, cpu: (user + system) / 1000, sizes };
}

const one = await made(1);
await made(WARM_UP);
const before = megabytes();
const { ms, cpu, sizes } = await made(CERTIFICATES);
const row = {
  certificates: CERTIFICATES,
  firstMs: round(one.ms),
  eachMs: round(ms / CERTIFICATES),
  eachCpuMs: round(cpu / CERTIFICATES),
  perSecond: round((CERTIFICATES * 1000) / ms),
  meanBytes: Math.round(sizes.reduce((sum, size) => sum + size, 0) / CERTIFICATES),
  mostBytes: Math.max(...sizes),
  rssBeforeMB: before,
  rssAfterMB: megabytes(),
};
process.stdout.write(JSON.stringify([row]));
