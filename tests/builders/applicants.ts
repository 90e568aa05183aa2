import { randomInt, randomUUID } from "node:crypto";
import { sentApplication } from "./applications";

export const FORM = "/registration-until-emtyaz";
export const RECEIPT = /^\/registration-until-emtyaz\/receipt\/[\w-]+$/;

const arabic = "بتثجحخدذرزسشصضطظعغفقكلمنهوي";
const latin = "abcdefghijklmnopqrstuvwxyz";
const drawn = (length: number, signs: string) =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join("");

type IdentityField = "DOC_NAME_A" | "DOC_NAME_E" | "NATIONAL_NO" | "ID_NO" | "E_MAIL";
export type Applicant = Record<string, string> & Record<IdentityField, string>;

/** Builds the answers of a new applicant, unique to this test, by field name. */
export function someone(changed: Record<string, string> = {}): Applicant {
  const identity = {
    DOC_NAME_A: `سلمى عبد-الله ${drawn(8, arabic)}`,
    DOC_NAME_E: `Salma O'Neil Abd-Allah ${drawn(8, latin)}`,
    NATIONAL_NO: `2${drawn(9, "0123456789")}`,
    ID_NO: `P${drawn(9, "0123456789")}`,
    E_MAIL: `${drawn(10, latin)}@intern.example`,
  };
  const sent = Object.entries(sentApplication({ ...identity, ...changed }));
  return { ...identity, ...Object.fromEntries(sent.map(([name, value]) => [name, String(value)])) };
}

/** An applicant from abroad, with a number of nine digits. */
export function foreigner(changed: Record<string, string> = {}): Applicant {
  const person = someone({
    NAT_CODE: "760",
    ID_TYPE: "1",
    COUNTRY_CODE: "276",
    UNIV_CODE: "276999",
    ...changed,
  });
  return { ...person, NATIONAL_NO: `0${person.NATIONAL_NO.slice(2)}` };
}

type Sender = { post(path: string, fields: Record<string, string>): Promise<Response> };

/** Submits an application of an unknown person; `receipt` is the path of the receipt. */
export async function apply(sender: Sender): Promise<Applicant & { receipt: string }> {
  const person = someone();
  const answer = await sender.post(FORM, { ...person, submission_id: randomUUID() });
  if (answer.status !== 303) throw new Error(`not received: ${answer.status}`);
  return { ...person, receipt: answer.headers.get("Location")! };
}

/** Returns the address of an application in the staff's queue. */
export async function inTheQueue(
  staff: {
    visit(path: string): Promise<number>;
    attribute(css: string, name: string): Promise<string | null>;
  },
  { NATIONAL_NO }: Pick<Applicant, "NATIONAL_NO">,
): Promise<string> {
  await staff.visit(`/dashboard/registrations?q=${NATIONAL_NO}`);
  return (await staff.attribute("main li h3 a", "href"))!;
}
