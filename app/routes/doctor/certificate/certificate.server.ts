import type { Doctor, StaffUser } from "~/auth/guards.server";
import { certificateWords } from "~/content/certificate";
import type { Words } from "~/content/words";
import {
  findOwnCertificate,
  lookAtCertificate,
  type StoredCertificate,
} from "~/domain/certificates/certificates.server";
import { type PrintedCertificate, printedFacts } from "~/domain/certificates/printed-certificate";
import { readSerial } from "~/domain/certificates/serial";
import { certificateValidity } from "~/domain/certificates/validity";
import { PRACTISING } from "~/domain/members/work-status";
import { fileSize, formatLongDay, type Language } from "~/i18n";
import { today } from "~/platform/clock.server";
import { qrPath } from "~/platform/qr-code.server";

type Viewer = { doctor: Doctor; staff: null } | { doctor: null; staff: StaffUser };

/** Returns the certificate of an address for its doctor, or for staff, whose access is recorded; else null. */
export async function certificateFor({ doctor, staff }: Viewer, typed: string | undefined) {
  const read = readSerial(typed ?? "");
  if (!("serial" in read) || read.serial !== typed) return null;
  return doctor
    ? findOwnCertificate(read.serial, doctor.memberNumber)
    : lookAtCertificate(read.serial, staff.id);
}

const NOT_RECORDED = "—";

const both = (text: string | number): Words => ({ ar: String(text), en: String(text) });
const day = (isoDay: string): Words => ({ ar: formatLongDay(isoDay, "ar"), en: formatLongDay(isoDay, "en") });

function particulars({ memberNumber, facts, issuedOn, validUntil, serial }: PrintedCertificate) {
  const { fields, practising, notPractising } = certificateWords;
  return [
    { label: fields.number, value: both(memberNumber), figure: true },
    { label: fields.practice, value: facts.workStatus === PRACTISING ? practising : notPractising },
    { label: fields.annual, value: both(facts.annual ?? NOT_RECORDED), figure: true },
    { label: fields.issued, value: day(issuedOn) },
    { label: fields.validUntil, value: day(validUntil) },
    { label: fields.serial, value: both(serial), figure: true },
  ];
}

export function certificateView(certificate: StoredCertificate, language: Language, publicUrl: string) {
  const { serial, memberNumber, validUntil, cancelledOn, pdfBytes } = certificate;
  const printed = printedFacts(certificate, publicUrl);
  return {
    serial,
    memberNumber,
    state: certificateValidity({ validUntil, cancelled: cancelledOn !== null }, today()),
    issued: formatLongDay(certificate.issuedOn, language),
    cancelled: cancelledOn
      ? {
          on: formatLongDay(cancelledOn, language),
          by: certificate.cancelledBy,
          reason: certificate.cancelReason,
        }
      : null,
    pdfSize: pdfBytes === null ? null : fileSize(pdfBytes),
    sheet: cancelledOn
      ? null
      : {
          name: printed.name,
          rows: particulars(printed),
          code: printed.code,
          address: printed.verifyUrl,
          scanned: printed.scanned,
          qr: qrPath(printed.scanned),
        },
  };
}

export type CertificateView = ReturnType<typeof certificateView>;
export type SheetView = NonNullable<CertificateView["sheet"]>;
