import type { Profile } from '../profile/costs.ts'

export type Unit = 'MB per minute' | 'ms' | 's' | 'per second' | 'MB' | 'kB' | 'queries' | 'times'

/** A baseline for comparisons; printed first, because a slow baseline is a defect of its own. */
export type Yardstick = { name: string; value: number; unit: Unit }

/** One budget with its measurement. */
export type Row = {
  name: string
  value: number
  unit: Unit
  /** The budget as text, such as `≥ 100 × brute force`. */
  budget: string
  passed: boolean
  /** The ratio to its baseline, if it has one. */
  ratio?: number
  /** The 99th percentile of the response times, if it was measured over HTTP. */
  p99Ms?: number
}

export type Measured = { yardsticks: Yardstick[]; rows: Row[]; profiles?: Profile[] }

/** A group of measurements, named after its folder. Alone it may take longer than among all. */
export type Group = { name: string; measure: (run: { alone: boolean }) => Promise<Measured> }
