import type { Row, Unit, Yardstick } from '../table/row.ts'
import type { Answered } from './load.ts'

export const perSecond = (name: string, { perSecond: value }: Answered): Yardstick => ({
  name,
  value,
  unit: 'per second',
})

/** Requests per second, compared with those of the baseline. */
export const atLeast = (name: string, ours: Answered, stick: Answered, budget: number, what: string): Row => ({
  ...compared(name, 'per second', ours.perSecond, stick.perSecond),
  budget: `≥ ${budget} × ${what}`,
  passed: ours.perSecond / stick.perSecond >= budget,
  p99Ms: ours.p99Ms,
})

/** A time in milliseconds, compared with that of the baseline. */
export const atMost = (name: string, ms: number, stickMs: number, budget: number, what: string): Row => ({
  ...compared(name, 'ms', ms, stickMs),
  budget: `≤ ${budget} × ${what}`,
  passed: ms / stickMs <= budget,
})

const compared = (name: string, unit: Unit, value: number, stick: number) => ({
  name,
  value,
  unit,
  ratio: value / stick,
})
