import { inDigits } from "~/content/digits";
import { ageInHours } from "~/domain/backups/last-backup.server";
import {
  databaseDelay,
  diskRoom,
  lastBackup,
  outboxFigures,
  storageAnswers,
} from "~/domain/health/probes.server";
import { levelOf, OLD_HOURS, parts, type Readings, SLOW_MS, statesOf } from "~/domain/health/verdict";
import { fileSize, formatMoment, type Language } from "~/i18n";
import { now } from "~/platform/clock.server";
import { diskState, FULL_BELOW, LOW_BELOW } from "~/platform/disk.server";
import { canSend } from "~/platform/mail.server";
import { isolated } from "~/platform/pdf/printable-text";

const GB = 1024 ** 3;

const sizeOf = (bytes: number) => isolated(bytes < GB ? fileSize(bytes) : `${(bytes / GB).toFixed(1)} GB`);

type Unit = "millisecond" | "minute" | "hour" | "day";

/** Uses the plural form that the language has for the number. */
const inUnit = (language: Language, amount: number, unit: Unit) =>
  inDigits(
    new Intl.NumberFormat(language === "ar" ? "ar-u-nu-latn" : "en", {
      style: "unit",
      unit,
      unitDisplay: "long",
      maximumFractionDigits: 0,
    }).format(amount),
    language,
  );

function inTime(language: Language, minutes: number) {
  if (minutes < 120) return inUnit(language, minutes, "minute");
  return minutes < 2880 ? inUnit(language, minutes / 60, "hour") : inUnit(language, minutes / 1440, "day");
}

async function lookAtAll() {
  const [room, delay, storage, letters, backup] = await Promise.all([
    diskRoom(),
    databaseDelay(),
    storageAnswers(),
    outboxFigures(),
    lastBackup(),
  ]);
  const backupHours = backup && ageInHours(backup);
  const disk = { state: diskState(), known: room !== null };
  const readings: Readings = {
    disk,
    databaseDelay: delay,
    storage,
    canSend: canSend(),
    letters,
    backupHours,
  };
  return { room, delay, storage, letters, backup, backupHours, states: statesOf(readings) };
}

type Looked = Awaited<ReturnType<typeof lookAtAll>>;

function diskView(room: NonNullable<Looked["room"]>) {
  const used = room.totalBytes - room.freeBytes;
  return {
    used,
    full: room.totalBytes,
    limit: room.totalBytes - LOW_BELOW,
    sizes: {
      free: sizeOf(room.freeBytes),
      used: sizeOf(used),
      total: sizeOf(room.totalBytes),
      files: sizeOf(LOW_BELOW),
      saves: sizeOf(FULL_BELOW),
    },
  };
}

function outboxView(letters: NonNullable<Looked["letters"]>, language: Language) {
  const waited = (seconds: number | null) => (seconds === null ? null : inTime(language, seconds / 60));
  const { waiting, failed, oldestWaiting, lastSent } = letters;
  return { waiting, failed, oldest: waited(oldestWaiting), last: waited(lastSent) };
}

const backupView = (
  { finishedAt, bytes, file }: NonNullable<Looked["backup"]>,
  hours: number,
  language: Language,
) => ({
  hours,
  limit: OLD_HOURS,
  at: formatMoment(finishedAt, language),
  age: inTime(language, hours * 60),
  old: inUnit(language, OLD_HOURS, "hour"),
  size: sizeOf(bytes),
  file,
});

const databaseView = (delay: number, storage: boolean, language: Language) => ({
  ms: delay,
  limit: SLOW_MS,
  delay: inUnit(language, Math.max(1, delay), "millisecond"),
  slow: inUnit(language, SLOW_MS, "millisecond"),
  storage,
});

/** Returns the probes' results as plain values; null for each that could not be read. */
export async function healthView(language: Language) {
  const { room, delay, storage, letters, backup, backupHours, states } = await lookAtAll();
  return {
    time: formatMoment(now(), language),
    states,
    todo: parts.flatMap((part) => {
      const level = levelOf(states[part]);
      return level === "well" ? [] : [{ part, level }];
    }),
    disk: room && diskView(room),
    database: delay === null ? null : databaseView(delay, storage, language),
    outbox: letters && outboxView(letters, language),
    backup: backup && backupView(backup, backupHours ?? 0, language),
  };
}

export type HealthView = Awaited<ReturnType<typeof healthView>>;
