import { isDeepStrictEqual } from 'node:util'
import { bruteForce } from '../brute-force/brute-force.ts'
import type { Question } from '../brute-force/question.ts'
import { engineAnswer, plainSlots } from './engine-answer.ts'
import { medianMs } from './median.ts'
import { oneStaffMonth, twentyStaffTwoMonths } from './questions.ts'

/** One line of the table: the same question answered by the model and by the engine. */
export interface EngineRow {
  readonly name: string
  readonly yardstickMs: number
  readonly engineMs: number
  readonly ratio: number
  /** The least ratio that will do. */
  readonly budget: number
}

const BUDGET = 100

/**
 * Measures the engine, from rules and rows to slots, against the brute force. Medians of warm runs.
 *
 * @throws Error when the two differ in a single slot
 */
export function engineRows(): EngineRow[] {
  return [
    row('engine: 1 staff, 30 days, 60 busy', oneStaffMonth(), 40, 2000),
    row('engine: 20 staff, 4 zones, 60 days, 120 busy each', twentyStaffTwoMonths(), 7, 300),
  ]
}

function row(name: string, question: Question, modelRuns: number, engineRuns: number): EngineRow {
  if (!isDeepStrictEqual(plainSlots(engineAnswer(question)), bruteForce(question)))
    throw new Error(`${name}: slots differ`)
  const yardstickMs = medianMs(modelRuns, () => bruteForce(question))
  const engineMs = medianMs(engineRuns, () => engineAnswer(question))
  return { name, yardstickMs, engineMs, ratio: yardstickMs / engineMs, budget: BUDGET }
}
