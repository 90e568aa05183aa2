import { areas, families, men, women } from "~/content/demo/names";
import { governorates, specialties } from "~/content/demo/register";
import { INTERNSHIP } from "~/domain/members/work-status";
import { type SeededRandom, seededRandom } from "./chance";

export function monthsBefore(today: string, months: number): { year: number; month: number } {
  const [year, month] = today.split("-").map(Number) as [number, number];
  const count = year * 12 + (month - 1) - months;
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
}

const YEARLY_FEE = 50;

export function duesOn(
  today: string,
  { feeYearsAgo, monthsBehind }: { feeYearsAgo: number; monthsBehind: number },
) {
  const annualFeePaidYear = Number(today.slice(0, 4)) - feeYearsAgo;
  const paid = monthsBefore(today, monthsBehind);
  return {
    annualFeePaidYear,
    annualFees: feeYearsAgo * YEARLY_FEE,
    socialYear: paid.year,
    socialMonth: paid.month,
    retirementYear: paid.year,
    retirementMonth: paid.month,
  };
}

const MORE_MEMBERS = 320;
const FIRST_NUMBER = 20_001;

type Standing = { workStatus: number; feeYearsAgo: number; monthsBehind: number };

const known: Array<{ memberNumber: number; ar: string; en: string; woman?: boolean } & Standing> = [
  {
    memberNumber: 10001,
    ar: "أحمد خالد محمود المصري",
    en: "Ahmad Khaled Mahmoud Al-Masri",
    workStatus: 1,
    feeYearsAgo: 0,
    monthsBehind: 0,
  },
  {
    memberNumber: 10002,
    ar: "رنا سامي يوسف حداد",
    en: "Rana Sami Yousef Haddad",
    workStatus: 1,
    feeYearsAgo: 0,
    monthsBehind: 1,
  },
  {
    memberNumber: 10003,
    ar: "إبراهيم عمر صالح العبادي",
    en: "Ibrahim Omar Saleh Al-Abbadi",
    workStatus: 2,
    feeYearsAgo: 0,
    monthsBehind: 2,
  },
  {
    memberNumber: 10004,
    ar: "لينا طارق سليمان الزعبي",
    en: "Lina Tareq Suleiman Al-Zoubi",
    workStatus: 1,
    feeYearsAgo: 1,
    monthsBehind: 3,
  },
  {
    memberNumber: 10005,
    ar: "يوسف هاني إبراهيم الطراونة",
    en: "Yousef Hani Ibrahim Al-Tarawneh",
    workStatus: 1,
    feeYearsAgo: 0,
    monthsBehind: 11,
  },
];

const standings: readonly Standing[] = [
  { workStatus: 1, feeYearsAgo: 0, monthsBehind: 0 },
  { workStatus: 1, feeYearsAgo: 0, monthsBehind: 3 },
  { workStatus: 1, feeYearsAgo: 0, monthsBehind: 9 },
  { workStatus: 1, feeYearsAgo: 1, monthsBehind: 6 },
  { workStatus: 1, feeYearsAgo: 2, monthsBehind: 20 },
  { workStatus: 2, feeYearsAgo: 3, monthsBehind: 30 },
  { workStatus: 3, feeYearsAgo: 1, monthsBehind: 14 },
  { workStatus: 4, feeYearsAgo: 2, monthsBehind: 26 },
];

function aName({ below, pick }: SeededRandom) {
  const parts = [pick(below(2) ? men : women), pick(men), pick(men), pick(families)];
  return { ar: parts.map(([ar]) => ar).join(" "), en: parts.map(([, en]) => en).join(" ") };
}

function record(
  memberNumber: number,
  { ar, en }: { ar: string; en: string },
  standing: Standing,
  by: SeededRandom,
) {
  const tail = String(memberNumber % 10_000).padStart(4, "0");
  const place = by.pick(governorates);
  const sparse = memberNumber >= FIRST_NUMBER && by.below(6) === 0;
  const latin = en.split(" ");
  return {
    memberNumber,
    nameAr: ar,
    nameEn: en,
    nationalNumber:
      memberNumber === 10002
        ? "9871002002"
        : `${970 + by.below(30)}${String(by.below(1000)).padStart(3, "0")}${tail}`,
    mobile:
      memberNumber === 10002
        ? "0790001002"
        : `07${7 + by.below(3)}${String(by.below(1000)).padStart(3, "0")}${tail}`,
    email: sparse
      ? null
      : `${latin[0]}.${latin.at(-1)}${memberNumber}@doctors.example`.toLowerCase().replace(/['\s]/g, ""),
    homeAddress: sparse ? null : place.nameAr,
    workAddress: sparse ? null : by.pick(areas),
    workStatus: standing.workStatus,
    governorate: place.nameAr,
    workplaceArea: by.pick(areas),
  };
}

const GENERAL = specialties[0].nameAr;
const OUTSIDE_JORDAN = 4;
const hidden = { byRegister: [20_018], byDoctor: [20_041, 20_100] };

/** Draws the public register settings from their own random sequence, so that changing them changes nothing else. */
function entry(memberNumber: number, workStatus: number, today: string, by: SeededRandom) {
  const intern = workStatus === OUTSIDE_JORDAN && by.below(3) === 0;
  const thisYear = Number(today.slice(0, 4));
  const day = `${String(1 + by.below(12)).padStart(2, "0")}-${String(1 + by.below(28)).padStart(2, "0")}`;
  const year = thisYear - (intern ? 1 : 2 + by.below(38));
  const second = by.below(5) === 0;
  const titles = by.below(4) ? [by.pick(specialties).nameAr, ...(second ? [GENERAL] : [])] : [GENERAL];
  return {
    workStatus: intern ? INTERNSHIP : workStatus,
    specialties: intern ? [] : [...new Set(titles)],
    registeredOn: `${year}-${day}`,
    hiddenByRegister: hidden.byRegister.includes(memberNumber),
    hiddenByDoctor: hidden.byDoctor.includes(memberNumber),
  };
}

export function demoMembers(today: string) {
  const by = seededRandom(1944);
  const registered = seededRandom(1956);
  const withEntry = <Member extends { memberNumber: number; workStatus: number }>(member: Member) => ({
    ...member,
    ...entry(member.memberNumber, member.workStatus, today, registered),
  });
  const rows = known.map(({ memberNumber, ar, en, ...standing }) => ({
    member: withEntry(record(memberNumber, { ar, en }, standing, by)),
    dues: { memberNumber, ...duesOn(today, standing) },
  }));
  for (let i = 0; i < MORE_MEMBERS; i++) {
    const memberNumber = FIRST_NUMBER + i;
    const standing = by.pick(standings);
    rows.push({
      member: withEntry(record(memberNumber, aName(by), standing, by)),
      dues: { memberNumber, ...duesOn(today, standing) },
    });
  }
  return rows;
}
