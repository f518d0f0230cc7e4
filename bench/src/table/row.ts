export type Unit = 'ms' | 's' | 'per second' | 'MB' | 'kB' | 'queries' | 'times'

/** What everything else is compared with; printed first, for a slow yardstick is a defect of its own. */
export type Yardstick = { name: string; value: number; unit: Unit }

/** One promise of the house, as measured here and now. */
export type Row = {
  name: string
  value: number
  unit: Unit
  /** The budget in words, such as `≥ 100 × brute force`. */
  budget: string
  passed: boolean
  /** How it compares with its yardstick, where it has one. */
  ratio?: number
}

export type Measured = { yardsticks: Yardstick[]; rows: Row[] }

/** A module of bench/src: measures what it is named after. */
export type Group = { name: string; measure: () => Promise<Measured> }
