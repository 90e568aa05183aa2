import { registerFilter } from "~/domain/public-register/filter";
import { findRecord, type RegisterRecord } from "~/domain/public-register/record.server";
import { searchRegister } from "~/domain/public-register/search.server";
import { parseId } from "~/fields/id";
import { call, Refused, success } from "./call.server";
import { requireProgram } from "./program.server";

type Shown = Pick<RegisterRecord, "memberNumber" | "name" | "specialties" | "status" | "since">;

const toldOf = ({ memberNumber, name, specialties, status, since }: Shown) => ({
  number: memberNumber,
  name,
  titles: specialties,
  status,
  since,
});

/** The public register by name or number, or one doctor of it; who is hidden is not there. */
export const loader = call(async ({ request, params }) => {
  await requireProgram(request);
  if (params.docNo === undefined) {
    const found = await searchRegister(registerFilter(new URL(request.url).searchParams));
    return success({ doctors: found.doctors.map(toldOf), page: found.page, pages: found.pages });
  }
  const number = parseId(params.docNo);
  const doctor = number === null ? null : await findRecord(number);
  if (!doctor) throw new Refused(404, "cards:none-found");
  return success({ doctor: toldOf(doctor) });
});
