import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

const PREFIX = "naqaba_";

/** The figures of this process, in the format of Prometheus at `/metrics`. */
export const registry = new Registry();

/** A name's options; a module that is loaded anew, as in development, takes its old metric's place. */
function named<Label extends string>(name: string, help: string, labelNames: readonly Label[]) {
  registry.removeSingleMetric(PREFIX + name);
  return { name: PREFIX + name, help, labelNames, registers: [registry] };
}

/** Something that happens, counted since the start; the name ends in `_total`, labels take few and known values. */
export const counter = <Label extends string>(name: string, help: string, ...labels: Label[]) =>
  new Counter<Label>(named(name, help, labels));

/** Something that goes up and down, set by whoever knows it, in base units (seconds, bytes, 0 or 1). */
export const gauge = <Label extends string>(name: string, help: string, ...labels: Label[]) =>
  new Gauge<Label>(named(name, help, labels));

/** Something that is read off when the figures are asked for; `read` answers at once, without waiting for anything. */
export const polledGauge = (name: string, help: string, read: () => number) =>
  new Gauge({
    ...named(name, help, []),
    collect() {
      this.set(read());
    },
  });

/** How long something takes, in seconds, by buckets; the name ends in `_seconds`. */
export const histogram = <Label extends string>(
  name: string,
  help: string,
  buckets: number[],
  ...labels: Label[]
) => new Histogram<Label>({ ...named(name, help, labels), buckets });

/** Begins to measure the process itself: CPU, memory, event-loop lag, garbage collection, open files. */
export function measureProcess(): void {
  collectDefaultMetrics({ register: registry, prefix: PREFIX });
}
