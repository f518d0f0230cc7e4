import { isDeepStrictEqual } from 'node:util'
import { bruteForce } from '../brute-force/brute-force.ts'
import type { Question } from '../brute-force/question.ts'
import { bruteForceVisits } from '../brute-force/visits.ts'
import { engineAnswer, engineVisits, plainSlots, plainVisits } from './engine-answer.ts'
import { medianMs } from './median.ts'
import { oneStaffMonth, threeServices, twentyStaffTwoMonths } from './questions.ts'

/** One row of the table: the same question answered by the model and by the engine. */
export interface EngineRow {
  readonly name: string
  readonly yardstickMs: number
  readonly engineMs: number
  readonly ratio: number
  /** The minimum ratio. */
  readonly budget: number
}

const BUDGET = 100

/**
 * Measures the engine, from rules and rows to slots, against the brute force. Medians of warm runs.
 *
 * @throws Error if the two differ in any slot or visit
 */
export function engineRows(): EngineRow[] {
  return [
    slotsRow('engine: 1 staff, 30 days, 60 busy', oneStaffMonth(), { model: 40, engine: 2000 }),
    slotsRow('engine: 20 staff, 4 zones, 60 days, 120 busy each', twentyStaffTwoMonths(), { model: 7, engine: 300 }),
    visitsRow('engine: 3 services in a row, 5 staff, 60 days', { model: 5, engine: 300 }),
  ]
}

type Runs = { readonly model: number; readonly engine: number }

function slotsRow(name: string, question: Question, runs: Runs): EngineRow {
  if (!isDeepStrictEqual(plainSlots(engineAnswer(question)), bruteForce(question)))
    throw new Error(`${name}: slots differ`)
  return measured(name, runs, { model: () => bruteForce(question), engine: () => engineAnswer(question) })
}

function visitsRow(name: string, runs: Runs): EngineRow {
  const question = threeServices()
  if (!isDeepStrictEqual(plainVisits(engineVisits(question)), bruteForceVisits(question)))
    throw new Error(`${name}: visits differ`)
  return measured(name, runs, { model: () => bruteForceVisits(question), engine: () => engineVisits(question) })
}

function measured(name: string, runs: Runs, work: { model: () => void; engine: () => void }): EngineRow {
  const yardstickMs = medianMs(runs.model, work.model)
  const engineMs = medianMs(runs.engine, work.engine)
  return { name, yardstickMs, engineMs, ratio: yardstickMs / engineMs, budget: BUDGET }
}
