import { may } from "~/auth/permissions";
import type { Role } from "~/domain/accounts/identities";
import type { RecordEntry } from "~/domain/audit/record-log";
import { certificateValidity } from "~/domain/certificates/validity";
import { paidTo } from "~/domain/dues/paid-to";
import { statusName } from "~/domain/members/work-status";
import type { MemberRecord } from "~/domain/register/member-record.server";
import { paidView } from "~/features/dues/paid-view.server";
import { ammanDayAndTime, formatDay, formatMoment, inLanguage, type Language, sentence } from "~/i18n";
import { actionInWords } from "~/letters/audit";
import { today } from "~/platform/clock.server";

const LOG_LINES = 10;

const dayOf = (at: Date, language: Language) => formatDay(ammanDayAndTime(at).day, language);

const logLine = ({ id, at, actorKind, action, username, role }: RecordEntry, language: Language) => ({
  id,
  at: at.toISOString(),
  when: formatMoment(at, language),
  what: actionInWords(action, language),
  who: role ? sentence(language, `audit:values.${role}`) : sentence(language, `audit:kinds.${actorKind}`),
  username,
});

const statusIn = ({ statuses }: MemberRecord, workStatus: number, language: Language) =>
  statusName(workStatus, statuses.find(({ code }) => code === workStatus)?.name ?? null)[language];

/** Each status with its first day and the reason of its change; empty if it never changed. */
function historyView(record: MemberRecord, language: Language) {
  const { history, member } = record;
  const [first] = history;
  if (!first) return [];
  const { registeredOn } = member;
  const start = {
    status: first.before,
    from: registeredOn && formatDay(registeredOn, language),
    reason: null,
  };
  const changes = history.map(({ after, at, reason }) => ({
    status: after,
    from: dayOf(at, language),
    reason,
  }));
  return [start, ...changes].map(({ status, ...span }) => ({
    ...span,
    status: statusIn(record, status, language),
  }));
}

function duesView({ dues }: MemberRecord, language: Language) {
  if (!dues) return null;
  const paid = {
    annual: dues.annualFeePaidYear,
    social: paidTo(dues.socialYear, dues.socialMonth),
    retirement: paidTo(dues.retirementYear, dues.retirementMonth),
  };
  return {
    paid: paidView(paid, today(), language),
    annualFees: dues.annualFees,
    asOf: dayOf(dues.asOf, language),
  };
}

/** Returns the record of a member in the words of the page, without what this role may not see. */
export function memberView(record: MemberRecord, role: Role, language: Language) {
  const seesPrivate = may(role, "register.manage");
  const { member, status, nameChanges, objections, applications, certificates } = record;
  const name = { ar: member.nameAr, en: member.nameEn };
  return {
    seesPrivate,
    memberNumber: member.memberNumber,
    mergedInto: member.mergedInto,
    name: inLanguage(language, name),
    names: name,
    status: statusName(member.workStatus, status)[language],
    planned:
      record.planned &&
      sentence(language, "register-office:planned-status", {
        day: formatDay(record.planned.from, language),
        status: statusIn(record, record.planned.workStatus, language),
      }),
    isListed: !member.hiddenByRegister && !member.hiddenByDoctor,
    hiddenBy: member.hiddenByRegister
      ? ("register" as const)
      : member.hiddenByDoctor
        ? ("doctor" as const)
        : null,
    registeredOn: member.registeredOn && formatDay(member.registeredOn, language),
    nationalNumber: seesPrivate ? member.nationalNumber : null,
    mobile: seesPrivate ? member.mobile : null,
    email: member.email,
    homeAddress: member.homeAddress,
    workAddress: member.workAddress,
    governorate: member.governorate,
    workplaceArea: member.workplaceArea,
    titles: member.specialties,
    changed: formatMoment(member.updatedAt, language),
    dues: seesPrivate ? duesView(record, language) : null,
    history: historyView(record, language),
    certificates: certificates.map(({ serial, issuedOn, validUntil, cancelled }) => ({
      serial,
      issued: formatDay(issuedOn, language),
      validUntil: formatDay(validUntil, language),
      state: certificateValidity({ validUntil, cancelled }, today()),
    })),
    account: record.account,
    devices: record.sessions.map(({ id, device, lastSeen }) => ({
      id,
      device,
      at: formatMoment(lastSeen, language),
    })),
    passkeys: record.passkeys,
    oath: record.oath && { id: record.oath.id, day: formatDay(record.oath.day, language) },
    nameChanges: nameChanges.map(({ id, nameAr, nameEn, state, createdAt }) => ({
      id,
      name: inLanguage(language, { ar: nameAr, en: nameEn }),
      state: sentence(language, `names:states.${state}`),
      day: dayOf(createdAt, language),
    })),
    objections: objections.map(({ id, electionId, election, state, createdAt }) => ({
      id,
      electionId,
      election: election[language],
      state: sentence(language, `roll:states.${state}`),
      day: dayOf(createdAt, language),
    })),
    applications: seesPrivate
      ? applications.map(({ id, temporaryNumber, state, appliedOn }) => ({
          id,
          temporaryNumber,
          state: sentence(language, `registrations:states.${state}`),
          day: formatDay(appliedOn, language),
        }))
      : [],
    log: record.log.slice(0, LOG_LINES).map((entry) => logLine(entry, language)),
    mayHelp: may(role, "members.recover"),
    mayOpen: {
      certificates: may(role, "certificates.manage"),
      applications: may(role, "registrations.manage"),
      nameChanges: may(role, "names.decide"),
      objections: may(role, "elections.manage"),
      oaths: may(role, "oaths.read"),
      audit: may(role, "audit.read"),
    },
  };
}

export type MemberPage = ReturnType<typeof memberView>;
