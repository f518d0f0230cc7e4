import { bookingViolations, MINUTE, mayStillChange } from '@kalends/availability'
import type { policies } from '@kalends/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completeRules, defaultRules, type PolicyRules } from './defaults.ts'
import { toEnginePolicy } from './engine-policy.ts'
import { strictestRules } from './strictest.ts'

type Rules = Required<PolicyRules>

const strictest = (...written: PolicyRules[]) => strictestRules(written.map(completeRules))
const fees = (...windows: policies.CancellationWindow[]): PolicyRules => ({
  cancellationFeePolicy: { enabled: true, cancellationWindows: windows },
})
const listFees = (rules: Rules) => rules.cancellationFeePolicy?.cancellationWindows

describe('the strictest of several policies', () => {
  it('of one policy is that policy', () => {
    expect(strictestRules([defaultRules])).toEqual(defaultRules)
  })

  it('opens latest and closes earliest', () => {
    const rules = strictest(
      { limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 9000 } },
      { limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 4000 } },
      { limitEarlyBookingPolicy: { enabled: false, earliestBookingInMinutes: 5 } },
      { limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 30 } },
      { limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 90 } },
    )
    expect(rules.limitEarlyBookingPolicy).toEqual({ enabled: true, earliestBookingInMinutes: 4000 })
    expect(rules.limitLateBookingPolicy).toEqual({ enabled: true, latestBookingInMinutes: 90 })
  })

  it('allows cancelling, rescheduling and late booking only if all policies do', () => {
    const open = {
      cancellationPolicy: { enabled: true },
      reschedulePolicy: { enabled: true },
      bookAfterStartPolicy: { enabled: true },
    }
    const limited = {
      cancellationPolicy: {
        enabled: true,
        limitLatestCancellation: true,
        latestCancellationInMinutes: 60,
        allowAnonymous: false,
      },
    }
    expect(strictest(open, limited).cancellationPolicy).toEqual(limited.cancellationPolicy)
    expect(strictest(open, limited)).toMatchObject({
      reschedulePolicy: { enabled: false },
      bookAfterStartPolicy: { enabled: false },
    })
    expect(strictest(open, open).bookAfterStartPolicy).toEqual({ enabled: true })
  })

  it('requires a named resource if one policy does', () => {
    const must = { enabled: true, autoAssignAllowed: false }
    const may = { enabled: true, autoAssignAllowed: true }
    expect(strictest({ resourcesPolicy: must }, { resourcesPolicy: may }, {}).resourcesPolicy).toEqual(must)
    expect(strictest({ resourcesPolicy: may }, {}).resourcesPolicy).toEqual(may)
  })

  it('limits a customer to the fewest bookings in the longest period', () => {
    const limit = (maxBookings: number, windowInMinutes?: number) => ({
      limitRebookingPolicy: { enabled: true, maxBookings, ...(windowInMinutes ? { windowInMinutes } : {}) },
    })
    expect(strictest(limit(3, 100), limit(1, 50), {}).limitRebookingPolicy).toEqual(limit(1, 100).limitRebookingPolicy)
    expect(strictest(limit(3), limit(5, 50)).limitRebookingPolicy).toEqual(limit(3).limitRebookingPolicy)
  })

  it('uses the most demanding form', () => {
    const form = (formId: string, more: policies.IntakeFormPolicy = {}) => ({
      intakeFormPolicy: { enabled: true, formId, ...more },
    })
    const required = form('c', { timing: 'BEFORE_BOOKING', completionRequirement: 'REQUIRED_BEFORE_BOOKING' })
    expect(strictest({}, form('a'), form('b', { timing: 'BEFORE_BOOKING' }), required).intakeFormPolicy?.formId).toBe(
      'c',
    )
    expect(strictest({}, form('a'), form('b')).intakeFormPolicy?.formId).toBe('a')
  })

  it('joins all texts without duplicates, and sorts staff as all policies agree', () => {
    const says = (description: string) => ({ customPolicyDescription: { enabled: true, description } })
    const silent = { customPolicyDescription: { enabled: false, description: 'Draft' } }
    expect(
      strictest(says('Be in time.'), says('No dogs.'), says('Be in time.'), silent).customPolicyDescription,
    ).toEqual({
      enabled: true,
      description: 'Be in time.\n\nNo dogs.',
    })
    const ranked: PolicyRules = {
      staffSortingPolicy: { sortingMethodType: 'RANKING', rankingOptions: { order: 'HIGHEST_TO_LOWEST' } },
    }
    expect(strictest(ranked, ranked).staffSortingPolicy).toEqual(ranked.staffSortingPolicy)
    expect(strictest(ranked, {}).staffSortingPolicy).toEqual({ sortingMethodType: 'RANDOM' })
  })

  it('charges the highest fee at each moment', () => {
    const mild = fees({ startInMinutes: 2880, percentage: '10' }, { startInMinutes: 60, percentage: '90' })
    const late = fees({ startInMinutes: 1440, percentage: '50' })
    expect(listFees(strictest(mild, fees({ startInMinutes: 600, percentage: '5' })))).toEqual(
      mild.cancellationFeePolicy?.cancellationWindows,
    )
    // Three steps become two: the merged one charges the higher of the two fees.
    expect(listFees(strictest(mild, late))).toEqual([
      { startInMinutes: 2880, percentage: '50' },
      { startInMinutes: 60, percentage: '90' },
    ])
    expect(listFees(strictest(late, fees({ percentage: '5' })))).toEqual([
      { startInMinutes: null, percentage: '5' },
      { startInMinutes: 1440, percentage: '50' },
    ])
    expect(strictest({}, {}).cancellationFeePolicy).toEqual(defaultRules.cancellationFeePolicy)
  })

  it('never allows what one policy forbids, and is never cheaper', () => {
    fc.assert(
      fc.property(fc.array(anyRules, { minLength: 1, maxLength: 4 }), anyAttempt, (all, attempt) => {
        const inParallel = strictestRules(all)
        for (const rules of all) {
          for (const forbidden of forbiddenBy(rules, attempt))
            expect(forbiddenBy(inParallel, attempt)).toContain(forbidden)
          expect(percentAt(inParallel, attempt)).toBeGreaterThanOrEqual(percentAt(rules, attempt))
        }
      }),
      { numRuns: 500 },
    )
  })

  it('is commutative and idempotent', () => {
    fc.assert(
      fc.property(fc.array(anyRules, { minLength: 1, maxLength: 4 }), anyAttempt, (all, attempt) => {
        const inParallel = strictestRules(all)
        const reversed = strictestRules([...all].reverse())
        expect(forbiddenBy(reversed, attempt)).toEqual(forbiddenBy(inParallel, attempt))
        expect(forbiddenBy(strictestRules([inParallel, ...all]), attempt)).toEqual(forbiddenBy(inParallel, attempt))
      }),
    )
  })
})

type Attempt = {
  untilStart: number
  participants: number
  named: boolean
  earlier: number
  agoOfEarlier: number
  byLink: boolean
}

const minutes = fc.integer({ min: 1, max: 300 })
const flag = fc.boolean()
const percents = fc.array(
  fc.record({ startInMinutes: minutes, percentage: fc.integer({ min: 1, max: 100 }).map(String) }),
  { minLength: 1, maxLength: 2 },
)

const anyRules: fc.Arbitrary<Rules> = fc
  .record({
    limitEarlyBookingPolicy: fc.record({ enabled: flag, earliestBookingInMinutes: minutes }),
    limitLateBookingPolicy: fc.record({ enabled: flag, latestBookingInMinutes: minutes }),
    bookAfterStartPolicy: fc.record({ enabled: flag }),
    cancellationPolicy: fc.record({
      enabled: flag,
      limitLatestCancellation: flag,
      latestCancellationInMinutes: minutes,
      allowAnonymous: fc.constantFrom(true, false, null),
    }),
    reschedulePolicy: fc.record({ enabled: flag, limitLatestReschedule: flag, latestRescheduleInMinutes: minutes }),
    participantsPolicy: fc.record({ maxParticipantsPerBooking: fc.integer({ min: 1, max: 5 }) }),
    resourcesPolicy: fc.record({ enabled: flag, autoAssignAllowed: flag }),
    limitRebookingPolicy: fc.record(
      { enabled: flag, maxBookings: fc.integer({ min: 1, max: 3 }), windowInMinutes: minutes },
      { requiredKeys: ['enabled', 'maxBookings'] },
    ),
    cancellationFeePolicy: fc.record({
      enabled: flag,
      cancellationWindows: percents.map((windows) => windows.sort((a, b) => b.startInMinutes - a.startInMinutes)),
    }),
  })
  .map((written) => completeRules(written))

const anyAttempt: fc.Arbitrary<Attempt> = fc.record({
  untilStart: fc.integer({ min: -30, max: 320 }),
  participants: fc.integer({ min: 1, max: 6 }),
  named: flag,
  byLink: flag,
  earlier: fc.integer({ min: 0, max: 4 }),
  agoOfEarlier: minutes,
})

/** What a customer cannot do under these rules at that moment. */
function forbiddenBy(
  rules: Rules,
  { untilStart, participants, named, earlier, agoOfEarlier, byLink }: Attempt,
): string[] {
  const { windows, cancellation, reschedule } = toEnginePolicy(rules)
  const now = 0
  const start = untilStart * MINUTE
  const { tooEarlyToBook, tooLateToBook } = bookingViolations(windows, { start, end: start + 60 * MINUTE }, now)
  const { resourcesPolicy: resources, limitRebookingPolicy: limit } = rules
  const counts = !limit?.windowInMinutes || agoOfEarlier <= limit.windowInMinutes
  const found = {
    early: tooEarlyToBook,
    late: tooLateToBook,
    cancel: !mayStillChange(cancellation, start, now),
    cancelByLink: byLink && rules.cancellationPolicy?.allowAnonymous === false,
    move: !mayStillChange(reschedule, start, now),
    many: participants > (rules.participantsPolicy?.maxParticipantsPerBooking ?? 1),
    unnamed: !named && resources?.enabled === true && !resources.autoAssignAllowed,
    again: limit?.enabled === true && counts && earlier >= (limit.maxBookings ?? 1),
  }
  return Object.entries(found).flatMap(([name, yes]) => (yes ? [name] : []))
}

function percentAt({ cancellationFeePolicy: fee }: Rules, { untilStart }: Attempt): number {
  if (!fee?.enabled) return 0
  const begun = (fee.cancellationWindows ?? []).filter(
    (it) => untilStart <= (it.startInMinutes ?? Number.POSITIVE_INFINITY),
  )
  return Number(begun.sort((a, b) => (a.startInMinutes ?? 1e9) - (b.startInMinutes ?? 1e9))[0]?.percentage ?? 0)
}
