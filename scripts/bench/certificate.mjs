const first = ["محمد", "ليلى", "سامر", "هدى", "عبد الرحمن", "رنا", "خالد"];
const last = ["حدّاد", "العمري", "النسور", "قاسم", "المصري"];
const firstInEnglish = ["Mohammad", "Laila", "Samer", "Huda", "Abdulrahman", "Rana", "Khaled"];
const lastInEnglish = ["Haddad", "Al-Omari", "Al-Nsour", "Qasem", "Al-Masri"];

/** Returns the facts of the nth certificate, each for another doctor. */
export function certificate(n) {
  const code = `K7QF-2M93-4TB6-${String(n).padStart(4, "0")}`;
  const proof = Buffer.from(Array.from({ length: 330 }, (_, index) => (index * 151 + n) % 256)).toString(
    "base64url",
  );
  const verifyUrl = `https://association.example/verify/${code}`;
  const name = (these, those) => `${these[n % 7]} ${these[(n + 3) % 7]} ${those[n % 5]}`;
  return {
    serial: `2026-${String(n).padStart(6, "0")}-4`,
    code,
    memberNumber: 10_000 + n,
    name: { ar: name(first, last), en: name(firstInEnglish, lastInEnglish) },
    facts: { workStatus: 1, annual: 2026, socialYear: 2026, lastMonthSocial: 11 },
    issuedOn: "2026-11-21",
    validUntil: "2026-12-21",
    proof,
    verifyUrl,
    scanned: `${verifyUrl}#1.${proof}`,
  };
}
