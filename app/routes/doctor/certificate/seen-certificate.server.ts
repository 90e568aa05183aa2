import type { Doctor, StaffUser } from "~/auth/guards.server";
import { findOwnCertificate, lookAtCertificate } from "~/domain/certificates/certificates.server";
import { readSerial } from "~/domain/certificates/serial";
import { requireOwnPassword } from "../own-password.server";

type Viewer = { doctor: Doctor; staff: null } | { doctor: null; staff: StaffUser };

/** The certificate that an address names, for its doctor or for staff, whose look goes on record; else null. */
export async function seenCertificate({ doctor, staff }: Viewer, typed: string | undefined) {
  if (doctor) requireOwnPassword(doctor);
  const read = readSerial(typed ?? "");
  if (!("serial" in read) || read.serial !== typed) return null;
  return doctor
    ? findOwnCertificate(read.serial, doctor.memberNumber)
    : lookAtCertificate(read.serial, staff.id);
}
