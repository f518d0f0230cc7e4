import {
  buildBusy,
  decideSlot,
  explainSlot,
  type Interval,
  isBookable,
  listSlots,
  mergeIntervals,
  type Refusal,
  type Resource,
  type SlotInput,
} from '@kalends/availability'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Question } from '../src/brute-force/question.ts'
import { engineInput } from '../src/engine/engine-answer.ts'
import { anyQuestion } from './any-question.ts'
import { announce, patience, proof } from './proof-runs.ts'

const MINUTE = 60_000

announce('explanations proof')

describe('an explanation', () => {
  test('refuses exactly the resources that the decision does not find free', { timeout: patience }, () => {
    forAnyTime((input, requested) => {
      const { decision, refusals } = explainSlot(input, requested)
      const refused = new Set(refusals.map(({ resourceId }) => resourceId))
      for (const { id } of input.primary) expect(refused.has(id)).toBe(!decision.freeIds[0]?.includes(id))
      for (const [i, pool] of (input.pools ?? []).entries()) {
        const isFull = decision.freeIds[i + 1]?.length === 0
        const told = refusals.filter(({ source }) => source.kind === 'POOL' && source.id === pool.id)
        expect(told).toHaveLength(isFull ? 1 : 0)
        for (const { id } of pool.resources) expect(refused.has(id)).toBe(isFull)
      }
    })
  })

  test('suggests a change that satisfies its rule', { timeout: patience }, () => {
    const kinds = new Set<string>()
    forAnyTime((input, requested) => {
      for (const refusal of explainSlot(input, requested).refusals) {
        if (!refusal.change || refusal.source.kind === 'POOL') continue
        kinds.add(`${refusal.rule} ${refusal.change.kind}`)
        const [changedInput, changedRequested] = changed(input, requested, refusal)
        const after = explainSlot(changedInput, changedRequested).refusals
        expect(after.filter((it) => isSame(it, refusal))).toEqual([])
      }
    })
    if (proof.numRuns < 300) return
    expect([...kinds].sort()).toEqual([
      'BEYOND_HORIZON WAIT',
      'BUFFER_TAKEN FREE',
      'DAY_FULL MOVE',
      'DAY_FULL WAIT',
      'HELD WAIT',
      'LOCATION_CLOSED OPEN',
      'OFF_GRID MOVE',
      'ONLINE_BOOKING_OFF SETTING',
      'OUTSIDE_HOURS OPEN',
      'PAST MOVE',
      'TAKEN FREE',
      'TOO_EARLY WAIT',
      'TOO_LATE MOVE',
    ])
  })

  test('names the closest start that is listed as bookable', { timeout: patience }, () => {
    forAnyTime((input, requested, { range }) => {
      const list = listSlots(input, range)
      const away = [...list.starts].flatMap((start, i) =>
        isBookable(list, i) ? Math.abs(start - requested.start) : [],
      )
      const { nearestStart } = explainSlot(input, requested, { searchFrom: range.from, searchTo: range.to })
      if (nearestStart === null) return expect(away).toEqual([])
      expect(Math.abs(nearestStart - requested.start)).toBe(Math.min(...away))
      const there = { start: nearestStart, end: nearestStart + requested.end - requested.start }
      expect(decideSlot(input, there).bookable).toBe(true)
    })
  })
})

/** Any request, at one of its minutes. */
function forAnyTime(claim: (input: SlotInput, requested: Interval, question: Question) => void): void {
  fc.assert(
    fc.property(
      anyQuestion,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 4 }),
      (question, places) => {
        const input = engineInput(question)
        const { from, to } = question.range
        for (const location of places) {
          const start = Math.floor((from + location * (to - 1 - from)) / MINUTE) * MINUTE
          claim(input, { start, end: start + question.rules.durationMinutes * MINUTE }, question)
        }
      },
    ),
    proof,
  )
}

/** Returns the input after the change that the refusal suggests. */
function changed(
  input: SlotInput,
  requested: Interval,
  { change, interval, rule, resourceId }: Refusal,
): [SlotInput, Interval] {
  const { rules } = input
  switch (change?.kind) {
    case 'WAIT':
      return [{ ...input, rules: { ...rules, now: change.until } }, requested]
    case 'MOVE':
      return [input, { start: change.start, end: change.start + requested.end - requested.start }]
    case 'END':
      return [input, { ...requested, end: change.end }]
    case 'SETTING':
      return [{ ...input, rules: { ...rules, onlineBookingEnabled: true } }, requested]
    case 'FREE':
      return [withResource(input, resourceId, (it) => ({ ...it, busy: without(it, change.interval) })), requested]
    case 'OPEN': {
      const opened = { windows: mergeIntervals([change.interval, ...(interval ? [interval] : [])]) }
      if (rule === 'LOCATION_CLOSED') return [{ ...input, location: opened }, requested]
      return [withResource(input, resourceId, (it) => ({ ...it, ...opened })), requested]
    }
    default:
      throw new Error('a change that nobody can make')
  }
}

function withResource(input: SlotInput, id: string | null, change: (resource: Resource) => Resource): SlotInput {
  const each = (resources: readonly Resource[]) => resources.map((it) => (it.id === id ? change(it) : it))
  const pools = (input.pools ?? []).map((pool) => ({ ...pool, resources: each(pool.resources) }))
  return { ...input, primary: each(input.primary), pools }
}

/** Returns busy time without an interval. */
function without({ busy }: Resource, { start, end }: Interval) {
  return buildBusy(
    busy.rows.flatMap((row) =>
      row.start >= row.end
        ? []
        : [
            { ...row, end: Math.min(row.end, start) },
            { ...row, start: Math.max(row.start, end) },
          ].filter((rest) => rest.start < rest.end),
    ),
  )
}

/** Returns true if a refusal remains: the same rule for the same resource, and for busy time the same row. */
function isSame(a: Refusal, b: Refusal): boolean {
  const isOfRow = b.change?.kind === 'FREE' || b.rule === 'HELD'
  if (a.rule !== b.rule || a.resourceId !== b.resourceId || a.source.kind === 'POOL') return false
  if (!isOfRow) return true
  return a.interval?.start === b.interval?.start && a.interval?.end === b.interval?.end && isSameChange(a, b)
}

function isSameChange(a: Refusal, b: Refusal): boolean {
  return a.change?.kind !== 'WAIT' || b.change?.kind !== 'WAIT' || a.change.until === b.change.until
}
