import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly tables: Gauge;
  readonly clients: Gauge;
  /** Accepted acts by kind. */
  readonly acts: Counter<'kind'>;
  /** Refusals by code: codes are ours, so their number is small. */
  readonly refusals: Counter<'code'>;
  /** Seconds from an act's arrival until everybody was told. */
  readonly seconds: Histogram;
  readonly mistakes: Counter;
}

export function makeMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    tables: new Gauge({ name: 'pewter_tables', help: 'Tables loaded', registers }),
    clients: new Gauge({ name: 'pewter_clients', help: 'People connected', registers }),
    acts: new Counter({ name: 'pewter_acts_total', help: 'Accepted acts', labelNames: ['kind'], registers }),
    refusals: new Counter({
      name: 'pewter_refusals_total',
      help: 'Refused messages',
      labelNames: ['code'],
      registers,
    }),
    seconds: new Histogram({
      name: 'pewter_act_seconds',
      help: 'From the arrival of an act until everybody was told',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.2],
      registers,
    }),
    mistakes: new Counter({ name: 'pewter_mistakes_total', help: 'Exceptions in our own code', registers }),
  };
}
