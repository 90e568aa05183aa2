import type { HourOfMarks } from "~/domain/elections/turnout.server";
import { useTranslation } from "~/i18n/use-translation";
import { Bars, Columns } from "~/ui/chart";
import type { TurnoutLine } from "./turnout-lines.server";

/** Centres without a roll have no share: the table says so. */
export function CentreChart({ lines }: { lines: TurnoutLine[] }) {
  const { t } = useTranslation("turnout");
  const amounts = lines.flatMap(({ name, share }) =>
    share === null ? [] : [{ label: name.value, value: Number(share), words: `${share}%` }],
  );
  const [first, ...others] = amounts;
  if (!first || !others.length) return null;
  const most = others.reduce((top, amount) => (amount.value > top.value ? amount : top), first);
  const says = t("centre-chart", { centre: most.label, share: most.value.toFixed(1) });
  return <Bars says={says} amounts={amounts} full={100} />;
}

export function HourChart({ hours }: { hours: HourOfMarks[] }) {
  const { t } = useTranslation("turnout");
  const [first, ...others] = hours;
  if (!first) return null;
  const most = others.reduce((top, hour) => (hour.marks > top.marks ? hour : top), first);
  const says = t("hour-chart", { hour: `${most.hour}:00`, marks: most.marks.toLocaleString("en") });
  return (
    <Columns says={says} amounts={hours.map(({ hour, marks }) => ({ label: String(hour), value: marks }))} />
  );
}
