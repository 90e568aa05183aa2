import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

const PREFIX = "naqaba_";

export const registry = new Registry();

/** Returns the options of a metric; a module that is reloaded, as in development, replaces its old metric. */
function named<Label extends string>(name: string, help: string, labelNames: readonly Label[]) {
  registry.removeSingleMetric(PREFIX + name);
  return { name: PREFIX + name, help, labelNames, registers: [registry] };
}

export const counter = <Label extends string>(name: string, help: string, ...labels: Label[]) =>
  new Counter<Label>(named(name, help, labels));

export const gauge = <Label extends string>(name: string, help: string, ...labels: Label[]) =>
  new Gauge<Label>(named(name, help, labels));

export const polledGauge = (name: string, help: string, read: () => number) =>
  new Gauge({
    ...named(name, help, []),
    collect() {
      this.set(read());
    },
  });

export const histogram = <Label extends string>(
  name: string,
  help: string,
  buckets: number[],
  ...labels: Label[]
) => new Histogram<Label>({ ...named(name, help, labels), buckets });

export function measureProcess(): void {
  collectDefaultMetrics({ register: registry, prefix: PREFIX });
}
