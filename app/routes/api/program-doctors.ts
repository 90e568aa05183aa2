import { api } from "~/addresses/api";
import { registerFilter } from "~/domain/public-register/filter";
import { findRecord, type RegisterRecord } from "~/domain/public-register/record.server";
import { searchRegister } from "~/domain/public-register/search.server";
import { parseId } from "~/fields/id";
import { type CsvColumn, csvTable } from "~/platform/csv";
import { csvResponse } from "~/platform/download.server";
import { call, success } from "./call.server";
import { requireProgram } from "./program.server";
import { Refused } from "./refused.server";

type ProgramDoctor = Pick<RegisterRecord, "memberNumber" | "name" | "specialties" | "status" | "since">;

const toldOf = ({ memberNumber, name, specialties, status, since }: ProgramDoctor) => ({
  number: memberNumber,
  name,
  titles: specialties,
  status,
  since,
});

const columns: Array<CsvColumn<ProgramDoctor>> = [
  { title: "number", cellOf: ({ memberNumber }) => memberNumber },
  { title: "name_ar", cellOf: ({ name }) => name.ar },
  { title: "name_en", cellOf: ({ name }) => name.en },
  { title: "titles_ar", cellOf: ({ specialties }) => specialties.map(({ ar }) => ar).join("، ") },
  { title: "titles_en", cellOf: ({ specialties }) => specialties.map(({ en }) => en).join(", ") },
  { title: "status", cellOf: ({ status }) => status },
  { title: "since", cellOf: ({ since }) => since },
];

/** True if `Accept` prefers `text/csv` to JSON. */
const wantsCsv = (request: Request) => /^\s*text\/csv\b/.test(request.headers.get("Accept") ?? "");

/** Returns the public register by name or number, or one doctor; hidden doctors are not found. */
export const loader = call(api.programDoctors, async ({ request, params }) => {
  await requireProgram(request);
  if (params.docNo === undefined) {
    const found = await searchRegister(registerFilter(new URL(request.url).searchParams));
    const { doctors } = found;
    if (wantsCsv(request)) return csvResponse("doctors", csvTable(columns, [doctors]), doctors.length);
    return success({ doctors: doctors.map(toldOf), page: found.page, pages: found.pages });
  }
  const number = parseId(params.docNo);
  const doctor = number === null ? null : await findRecord(number);
  if (!doctor) throw new Refused(404, "cards:none-found");
  return success({ doctor: toldOf(doctor) });
});
