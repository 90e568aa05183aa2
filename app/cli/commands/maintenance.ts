import type { MaintenanceFields } from "~/domain/maintenance/input";
import type { Maintenance } from "~/domain/maintenance/stored";
import { type Command, UsageError } from "../command";

const ACTS = ["on", "off", "status"] as const;
const wrong: Record<string, string> = {
  until_date: '--until is a day and a time in Amman, as in "2026-11-22 18:00", or a time alone.',
  until_time: '--until is a day and a time in Amman to come, as in "2026-11-22 18:00", or a time alone.',
  message_ar: "--message-ar is one line of 300 characters at most.",
  message_en: "--message-en is one line of 300 characters at most.",
};

async function readFields(values: Record<string, unknown>): Promise<MaintenanceFields> {
  const { maintenanceInput, maintenanceOf } = await import("~/domain/maintenance/input");
  const { now } = await import("~/platform/clock.server");
  const [first, second] = String(values.until ?? "")
    .trim()
    .split(/[\sT]+/);
  const typed = maintenanceInput.safeParse({
    until_date: second ? first : undefined,
    until_time: second ?? (first || undefined),
    message_ar: values["message-ar"],
    message_en: values["message-en"],
  });
  const read = typed.success ? maintenanceOf(typed.data, now()) : null;
  if (read && "value" in read) return read.value;
  const [field] = read
    ? Object.keys(read.wrong)
    : (typed.error?.issues ?? []).map(({ path }) => String(path[0]));
  throw new UsageError(wrong[field ?? ""] ?? "The options are invalid.");
}

async function stateLine(state: Maintenance | null): Promise<string> {
  const { ammanDayAndTime } = await import("~/i18n");
  const written = (iso: string) => Object.values(ammanDayAndTime(new Date(iso))).join(" ");
  if (!state) return "There is no maintenance.";
  const until = state.until ? `, announced until ${written(state.until)}` : "";
  return `Maintenance since ${written(state.startedAt)} (Amman)${until}.`;
}

export const command: Command = {
  summary: "lets the site be read only for a while, with a notice on every page",
  usage: 'on [--until "2026-11-22 18:00"] [--message-ar TEXT] [--message-en TEXT] | off | status',
  explanation:
    "Works while the site runs; its processes follow within seconds. Everything can be read, nothing is saved: a form\n" +
    "that is sent comes back with what was typed. --until is Amman's and only announced: maintenance lasts until `off`.\n" +
    "`on` again changes the announcement.",
  options: {
    until: { type: "string" },
    "message-ar": { type: "string" },
    "message-en": { type: "string" },
  },
  positionals: { min: 1, max: 1 },
  async run({ positionals: [act = ""], values }) {
    if (!(ACTS as readonly string[]).includes(act)) throw new UsageError("One of: on, off, status.");
    const { findMaintenance, startMaintenance, endMaintenance } = await import(
      "~/domain/maintenance/state.server"
    );
    if (act === "on") await startMaintenance(await readFields(values));
    if (act === "off") await endMaintenance();
    console.log(await stateLine(await findMaintenance()));
    return 0;
  },
};
