import type { Group } from '../table/row.ts'
import { engineRows } from './engine-rows.ts'

/** The availability engine compared with a minute-by-minute model that returns the same slots. */
export const engine: Group = {
  name: 'engine',
  measure: async () => {
    const measured = engineRows()
    return {
      yardsticks: measured.map(({ name, yardstickMs }) => ({
        name: `brute force, ${name}`,
        value: yardstickMs,
        unit: 'ms',
      })),
      rows: measured.map(({ name, engineMs, ratio, budget }) => ({
        name,
        value: engineMs,
        unit: 'ms',
        ratio,
        budget: `≥ ${budget} × brute force`,
        passed: ratio >= budget,
      })),
    }
  },
}
