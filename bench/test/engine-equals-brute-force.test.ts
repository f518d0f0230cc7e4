import {
  decideSlot,
  explainSlot,
  isBookable,
  listSlots,
  nextFree,
  type SlotInput,
  type SlotList,
  slotAt,
} from '@kalends/availability'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bruteForce } from '../src/brute-force/brute-force.ts'
import type { Question } from '../src/brute-force/question.ts'
import { engineAnswer, engineInput, plainSlots } from '../src/engine/engine-answer.ts'
import { oneStaffMonth, twentyStaffTwoMonths } from '../src/engine/questions.ts'
import { anyQuestion } from './any-question.ts'
import { announce, patience, proof } from './proof-runs.ts'

const MINUTE = 60_000

announce('engine proof')

describe('the engine', () => {
  test('returns what the brute force returns for any request', { timeout: patience }, () => {
    let slots = 0
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const expected = bruteForce(question)
        slots += expected.length
        expect(plainSlots(engineAnswer(question))).toEqual(expected)
      }),
      proof,
    )
    expect(slots, 'questions that have answers').toBeGreaterThan(proof.numRuns)
  })

  test.each([
    ['one person, a month', oneStaffMonth()],
    ['twenty people in four zones, two months', twentyStaffTwoMonths()],
  ])('answers the measured question as the brute force does: %s', (_, question) => {
    for (const includeUnavailable of [false, true]) {
      const requested = { ...question, includeUnavailable }
      expect(plainSlots(engineAnswer(requested))).toEqual(bruteForce(requested))
    }
  })

  test('decides and explains every start as it lists it', { timeout: patience }, () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat(), (question, salt) => {
        const input = engineInput(question)
        const list = listSlots(input, question.range, { includeUnavailable: true })
        const duration = question.rules.durationMinutes * MINUTE
        for (let i = salt % 7; i < list.length; i += 7) {
          const start = list.starts[i] as number
          expectSameWord(input, { start, end: start + duration }, list, i)
        }
      }),
      proof,
    )
  })

  test('accepts no start that it does not list, to the minute', { timeout: patience }, () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat(), (question, salt) => {
        const input = engineInput(question)
        const listed = new Set(bookableStarts(listSlots(input, question.range)))
        for (const start of someMinutes(question, salt)) {
          const decision = decideSlot(input, { start, end: start + question.rules.durationMinutes * MINUTE })
          expect(decision.bookable, String(start)).toBe(listed.has(start))
        }
      }),
      proof,
    )
  })

  test('accepts off-grid starts exactly where a one-minute grid would', { timeout: patience }, () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat(), (question, salt) => {
        const input = engineInput(question)
        const everyMinute = { ...input, rules: { ...input.rules, gridStepMinutes: 1 } }
        const listed = new Set(bookableStarts(listSlots(everyMinute, question.range)))
        for (const start of someMinutes(question, salt)) {
          const requested = { start, end: start + question.rules.durationMinutes * MINUTE }
          expect(decideSlot(input, requested, { offGrid: 'allow' }).bookable, String(start)).toBe(listed.has(start))
        }
      }),
      proof,
    )
  })

  test('finds the first listed time as the next free one', { timeout: patience }, () => {
    fc.assert(
      fc.property(anyQuestion, fc.integer({ min: 1, max: 5 }), (question, limit) => {
        const input = engineInput(question)
        const expected = bookableStarts(listSlots(input, question.range)).slice(0, limit)
        expect(nextFree(input, { ...question.range, limit }).map((slot) => slot.start)).toEqual(expected)
      }),
      proof,
    )
  })
})

function expectSameWord(input: SlotInput, requested: { start: number; end: number }, list: SlotList, i: number): void {
  const slot = slotAt(list, i)
  const decision = decideSlot(input, requested)
  expect(decision.free).toBe(slot.free)
  expect(decision.bookable).toBe(slot.bookable)
  expect(decision.flags).toBe(list.flags[i])
  if (slot.free) expect(decision.freeIds[0]).toHaveLength(slot.freeCount)
  if (slot.free) expect(decision.resourceIds[0]).toBe(input.primary[slot.firstFree]?.id)
  else expect(decision.rule).toBe(slot.reason)
  const explanation = explainSlot(input, requested)
  expect(explanation.decision).toEqual(decision)
  if (decision.rule) expect(explanation.refusals.map((refusal) => refusal.rule)).toContain(decision.rule)
  if (decision.bookable) expect(explanation.nearestStart).toBe(requested.start)
}

function bookableStarts(list: SlotList): number[] {
  return [...list.starts].filter((_, i) => isBookable(list, i))
}

/** Returns about forty whole minutes spread over the range. */
function someMinutes({ range }: Question, salt: number): number[] {
  const first = Math.ceil(range.from / MINUTE)
  const count = Math.ceil(range.to / MINUTE) - first
  const stride = Math.max(1, Math.floor(count / 40))
  const found: number[] = []
  for (let i = salt % stride; i < count; i += stride) found.push((first + i) * MINUTE)
  return found
}
