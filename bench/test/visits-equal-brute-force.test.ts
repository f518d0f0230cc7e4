import { decideVisit, isVisitBookable, listEnds, listVisits, type VisitList } from '@kalends/availability'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bruteForce } from '../src/brute-force/brute-force.ts'
import { bruteForceVisits } from '../src/brute-force/visits.ts'
import { engineInput, engineVisits, plainVisits } from '../src/engine/engine-answer.ts'
import { anyQuestion, anyVisit } from './any-question.ts'
import { announce, patience, proof } from './proof-runs.ts'

const MINUTE = 60_000

/** Each run calls the slow model up to three times. */
const fewer = { ...proof, numRuns: Math.ceil(proof.numRuns / 3) }

announce('visits proof')

describe('visits of several services', () => {
  test('match those of the brute force', { timeout: patience }, () => {
    let whole = 0
    fc.assert(
      fc.property(anyVisit, (question) => {
        const expected = bruteForceVisits(question)
        const wholes = expected.filter(({ firstFree }) => !firstFree.includes(-1))
        if (question.parts.length > 1) whole += wholes.length
        expect(plainVisits(engineVisits(question))).toEqual(expected)
      }),
      fewer,
    )
    // Two or three per run on average; a short proof has few runs, and some of their businesses are rarely open.
    expect(whole, 'visits of several parts that can be had').toBeGreaterThan(fewer.numRuns / 20)
  })

  test('are accepted exactly at listed starts', { timeout: patience }, () => {
    fc.assert(
      fc.property(anyVisit, fc.nat(), ({ parts, range }, salt) => {
        const inputs = parts.map(engineInput)
        const list = listVisits(inputs, range, { includeUnavailable: true })
        const bookable = new Set(bookableStarts(list))
        for (let i = salt % 7; i < list.length; i += 7) {
          const decision = decideVisit(inputs, list.starts[i] as number)
          expect(decision.bookable).toBe(isVisitBookable(list, i))
          expect(decision.flags).toBe(list.flags[i])
          expect(decision.parts.map(({ free }) => free)).toEqual(list.firstFree.map((column) => column[i] !== -1))
        }
        const stride = Math.max(1, Math.floor((range.to - range.from) / MINUTE / 30)) * MINUTE
        for (let start = Math.ceil(range.from / MINUTE) * MINUTE; start < range.to; start += stride)
          expect(decideVisit(inputs, start).bookable).toBe(bookable.has(start))
      }),
      proof,
    )
  })
})

test('bookable end options match those of the brute force', { timeout: patience }, () => {
  fc.assert(
    fc.property(anyQuestion, fc.nat(), fc.integer({ min: 1, max: 200 }), (question, salt, stepMinutes) => {
      const everything = { ...question, includeUnavailable: true }
      const grid = bruteForce(everything)
      const start = grid[salt % Math.max(1, grid.length)]?.start
      if (start === undefined) return
      const minMinutes = question.rules.durationMinutes
      const ends = listEnds(engineInput(question), { start }, { minMinutes, maxMinutes: minMinutes + 250, stepMinutes })
      expect(ends).toHaveLength(Math.floor(250 / stepMinutes) + 1)
      for (const { durationMinutes, free, end } of [ends[0], ends.at(-1)].flatMap((it) => it ?? [])) {
        const longer = bruteForce({ ...question, rules: { ...question.rules, durationMinutes } })
        expect(end).toBe(start + durationMinutes * MINUTE)
        expect(free).toBe(longer.some((slot) => slot.start === start && slot.freeCount > 0))
      }
    }),
    fewer,
  )
})

function bookableStarts(list: VisitList): number[] {
  return [...list.starts].filter((_, i) => isVisitBookable(list, i))
}
