import path from "node:path";
import { inBrief } from "./brief.mjs";
import { certificate } from "./certificate.mjs";

const CERTIFICATES = inBrief(2000, 20);
const WARM_UP = inBrief(100, 2);

const { drawCertificate } = await import(path.resolve(process.argv[2]));

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
