import type { AnsweredSlot, Question } from './question.ts'
import { listGridStarts, openPools, policySays, poolsFree, takenReasons } from './resources.ts'

/** Rules from the one closest to free to the one furthest from it. */
const NEAREST_FIRST = ['HELD', 'BUFFER_TAKEN', 'NO_RESOURCE', 'DAY_FULL', 'TAKEN']

/**
 * A naive model of the engine: expands the hours minute by minute, steps through every grid, and compares each
 * slot with every busy row. Written to be obviously correct; optimised only where that doesn't reduce clarity.
 */
export function bruteForce(question: Question): AnsweredSlot[] {
  const pools = openPools(question)
  const slots = new Map<number, { free: number[]; reasons: string[] }>()
  question.primary.forEach((resource, index) => {
    for (const start of listGridStarts(question, resource)) {
      const slot = slots.get(start) ?? { free: [], reasons: [] }
      slots.set(start, slot)
      const reasons = takenReasons(question, resource, start)
      if (!poolsFree(question, pools, start)) reasons.push('NO_RESOURCE')
      if (reasons.length === 0) slot.free.push(index)
      else slot.reasons.push(furthest(reasons))
    }
  })
  return [...slots]
    .filter(([, slot]) => slot.free.length > 0 || question.includeUnavailable)
    .sort(([a], [b]) => a - b)
    .map(([start, slot]) => answer(question, start, slot.free, slot.reasons))
}

function answer(question: Question, start: number, free: number[], reasons: string[]): AnsweredSlot {
  return {
    start,
    firstFree: free[0] ?? -1,
    freeCount: free.length,
    ...policySays(question, start),
    reason: free.length > 0 ? null : (NEAREST_FIRST.find((rule) => reasons.includes(rule)) ?? null),
  }
}

function furthest(reasons: string[]): string {
  return reasons.reduce((a, b) => (NEAREST_FIRST.indexOf(a) > NEAREST_FIRST.indexOf(b) ? a : b))
}
