export const PRACTISING = 1;

/** The register writes N; its other statuses have at most two digits. */
export const INTERNSHIP = 100;

export const writtenStatus = (workStatus: number): number | "N" =>
  workStatus === INTERNSHIP ? "N" : workStatus;

export type RegisterStatus = "practising" | "not-practising" | "internship";

/** Returns the public status for a work status of the register. */
export function registerStatus(workStatus: number): RegisterStatus {
  if (workStatus === PRACTISING) return "practising";
  return workStatus === INTERNSHIP ? "internship" : "not-practising";
}
