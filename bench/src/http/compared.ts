import type { Row, Yardstick } from '../table/row.ts'
import type { Answered } from './load.ts'

export const perSecond = (name: string, { perSecond: value }: Answered): Yardstick => ({
  name,
  value,
  unit: 'per second',
})

export const atLeast = (name: string, value: number, stick: number, budget: number, what: string): Row => ({
  name,
  value,
  unit: 'per second',
  ratio: value / stick,
  budget: `≥ ${budget} × ${what}`,
  passed: value / stick >= budget,
})

export const atMost = (name: string, value: number, stick: number, budget: number, what: string): Row => ({
  name,
  value,
  unit: 'ms',
  ratio: value / stick,
  budget: `≤ ${budget} × ${what}`,
  passed: value / stick <= budget,
})
