import { useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { maintenance, siteHealth } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { maintenanceInput, maintenanceOf } from "~/domain/maintenance/input";
import { findMaintenance, startMaintenanceBy } from "~/domain/maintenance/state.server";
import { LONGEST_MESSAGE, type Maintenance } from "~/domain/maintenance/stored";
import type { Answer } from "~/fields/parse-form";
import { ErrorSummary, Field, MomentFields, SubmissionId, useChecks } from "~/forms";
import { type Next, readBySchema, submit } from "~/forms/submit.server";
import { ammanDayAndTime, formatMoment, type Language, useTranslation } from "~/i18n";
import { now } from "~/platform/clock.server";
import { diskWarning } from "~/platform/disk.server";
import { describeError, log } from "~/platform/log.server";
import { Button, DiskNotice, Notice, PageHeader } from "~/ui";

export const loader = handler(maintenance.announce, async ({ language }) => ({
  disk: diskWarning(),
  ...(await loadState(language)),
}));

export const MAINTENANCE = href(maintenance.announce);

/** Returns to the page, which says what was done, or that a repeated form no longer matches the present state. */
export const backToMaintenance = (done: "started" | "ended", isStillAnnounced: boolean): Next =>
  isStillAnnounced
    ? { to: MAINTENANCE, say: `maintenance:${done}` }
    : { to: MAINTENANCE, say: "maintenance:sent-before", kind: "error" };

function readMaintenance(form: FormData) {
  const { value, refuse } = readBySchema(form, maintenanceInput, { show: (answer) => ({ answer }) });
  const read = value && maintenanceOf(value, now());
  if (!read || "value" in read) return { value: read?.value ?? null, refuse };
  return { value: null, refuse: () => refuse({ fields: read.wrong as Record<string, string[]> }) };
}

export const action = handler(maintenance.announce, async ({ request, staff }) =>
  submit(request, {
    form: "start-maintenance",
    by: staff,
    read: readMaintenance,
    write: (value, submission) => startMaintenanceBy(staff, value, submission),
    answer: async (_, __, { wrote }) =>
      backToMaintenance("started", !wrote.replayed || (await findMaintenance()) !== null),
    sentBefore: "maintenance:sent-before",
    failed: { log: "failed to start maintenance", say: "maintenance:not-done" },
  }),
);

async function loadState(language: Language) {
  try {
    const found = await findMaintenance();
    if (!found) return { state: { kind: "off" } as MaintenanceState, typed: nothingTyped };
    return { state: stateOf(found, language), typed: typedOf(found) };
  } catch (error) {
    log.warn("failed to read the maintenance state", describeError(error));
    return { state: { kind: "away" } as MaintenanceState, typed: nothingTyped };
  }
}

type MaintenanceState =
  | { kind: "off" }
  | { kind: "away" }
  | { kind: "on"; since: string; until: string | null; isOver: boolean };

const nothingTyped = { until_date: "", until_time: "", message_ar: "", message_en: "" };

function stateOf({ startedAt, until }: Maintenance, language: Language): MaintenanceState {
  const end = until ? new Date(until) : null;
  return {
    kind: "on",
    since: formatMoment(new Date(startedAt), language),
    until: end && formatMoment(end, language),
    isOver: end !== null && end <= now(),
  };
}

function typedOf({ until, message }: Maintenance): typeof nothingTyped {
  const end = until ? ammanDayAndTime(new Date(until)) : null;
  return {
    until_date: end?.day ?? "",
    until_time: end?.time ?? "",
    message_ar: message?.ar ?? "",
    message_en: message?.en ?? "",
  };
}

export default function MaintenancePage() {
  const { t } = useTranslation("maintenance");
  const { disk, state, typed } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader />
      <DiskNotice disk={disk} />
      <p className="mb-6 max-w-3xl">{t("about")}</p>
      <StatePanel state={state} />
      <AnnounceForm typed={typed} isOn={state.kind === "on"} refused={refused ?? undefined} />
      <p className="mt-8">
        <a className="link" href={href(siteHealth.health)}>
          {useTranslation("site-health").t("see-health")}
        </a>
      </p>
    </>
  );
}

function StatePanel({ state }: { state: MaintenanceState }) {
  const { t } = useTranslation("maintenance");
  if (state.kind !== "on") {
    return <p className="mb-8 max-w-3xl">{state.kind === "off" ? t("state.off") : t("away")}</p>;
  }
  const { since, until, isOver } = state;
  return (
    <div className="mb-10 grid max-w-3xl gap-6">
      <Notice kind="warning">
        <p>
          {t("state.on", { since })}
          {until ? ` ${isOver ? t("state.over", { until }) : t("state.until", { until })}` : null}
        </p>
      </Notice>
      <form method="post" action={`${MAINTENANCE}/end`}>
        <SubmissionId />
        <Button type="submit">{t("form.end")}</Button>
      </form>
    </div>
  );
}

const names = ["until_date", "until_time", "message_ar", "message_en"] as const;
type Names = (typeof names)[number];
type Props = { typed: Record<Names, string>; isOn: boolean; refused?: { answer: Answer } };

function AnnounceForm({ typed, isOn, refused }: Props) {
  const { t } = useTranslation("maintenance");
  const [form, fields] = useForm<Record<Names, string>, string[]>({
    id: "maintenance",
    lastResult: refused?.answer,
    defaultValue: typed,
  });
  const labels = Object.fromEntries(names.map((name) => [name, t(`form.${name}`)])) as Record<Names, string>;
  const field = fields as never as Record<Names, never>;
  const plain = {
    maxLength: LONGEST_MESSAGE,
    hint: t("form.message-hint"),
    optional: true,
    autoComplete: "off",
  };
  return (
    <form method="post" action={MAINTENANCE} noValidate {...useChecks(maintenanceInput, "max-w-3xl")}>
      <ErrorSummary form={form} labels={labels} />
      <SubmissionId />
      <p className="mb-4">{t("form.until-about")}</p>
      <MomentFields
        day={field.until_date}
        time={field.until_time}
        labels={[labels.until_date, labels.until_time]}
        optional
      />
      <Field field={field.message_ar} label={labels.message_ar} lang="ar" dir="rtl" {...plain} />
      <Field field={field.message_en} label={labels.message_en} lang="en" dir="ltr" {...plain} />
      <Button type="submit" variant={isOn ? "quiet" : "primary"}>
        {isOn ? t("form.change") : t("form.start")}
      </Button>
    </form>
  );
}
