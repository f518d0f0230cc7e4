import { describe, expect, it } from 'vitest'
import { completeRules, defaultRules, firstRules, type PolicyRules } from './defaults.ts'
import { toEnginePolicy } from './engine-policy.ts'
import { policyFaults } from './faults.ts'

const faults = (written: PolicyRules) => policyFaults(completeRules(written)).map(({ ruleName }) => ruleName)
const late = { enabled: true, latestBookingInMinutes: 60 }

describe('a booking policy', () => {
  it('by default is complete, with nothing forbidden and no changes allowed', () => {
    expect(completeRules({})).toEqual(defaultRules)
    expect(toEnginePolicy(defaultRules)).toEqual({
      windows: { limitEarlyMinutes: null, limitLateMinutes: null, bookAfterStart: false },
      cancellation: { enabled: false, limitMinutes: null },
      reschedule: { enabled: false, limitMinutes: null },
    })
  })

  it('lets customers of a new site reschedule and cancel until the start', () => {
    expect(toEnginePolicy(firstRules)).toMatchObject({
      cancellation: { enabled: true, limitMinutes: null },
      reschedule: { enabled: true, limitMinutes: null },
    })
  })

  it('completes partial sub-policies', () => {
    const { cancellationPolicy, waitlistPolicy } = completeRules({
      cancellationPolicy: { enabled: true, limitLatestCancellation: true },
    })
    expect(cancellationPolicy).toEqual({
      ...defaultRules.cancellationPolicy,
      enabled: true,
      limitLatestCancellation: true,
    })
    expect(waitlistPolicy).toEqual(defaultRules.waitlistPolicy)
  })

  it('is converted to minutes for the engine', () => {
    const rules = completeRules({
      limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 20_000 },
      limitLateBookingPolicy: late,
      cancellationPolicy: { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 90 },
      reschedulePolicy: { enabled: true, limitLatestReschedule: true, latestRescheduleInMinutes: 30 },
    })
    expect(toEnginePolicy(rules)).toEqual({
      windows: { limitEarlyMinutes: 20_000, limitLateMinutes: 60, bookAfterStart: false },
      cancellation: { enabled: true, limitMinutes: 90 },
      reschedule: { enabled: true, limitMinutes: 30 },
    })
  })

  it.each<[PolicyRules, string[]]>([
    [
      { limitLateBookingPolicy: late, bookAfterStartPolicy: { enabled: true } },
      ['BOTH_LATE_AND_AFTER_START_POLICIES_NOT_ALLOWED'],
    ],
    [
      { limitLateBookingPolicy: late, limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 60 } },
      ['INVALID_BOOKING_WINDOW'],
    ],
    [{ limitLateBookingPolicy: late, limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 61 } }, []],
    [{ limitLateBookingPolicy: { ...late, enabled: false }, bookAfterStartPolicy: { enabled: true } }, []],
    [
      { cancellationFeePolicy: { enabled: true, cancellationWindows: [] } },
      [
        'CANCELLATION_FEE_WITHOUT_CREDIT_CARD',
        'CANCELLATION_FEE_WITHOUT_DESCRIPTION',
        'EMPTY_CANCELLATION_WINDOWS_LIST',
      ],
    ],
    [{ intakeFormPolicy: { enabled: true, timing: 'AFTER_BOOKING' } }, ['INTAKE_FORM_ID_REQUIRED']],
    [
      {
        intakeFormPolicy: {
          enabled: true,
          formId: 'f',
          timing: 'AFTER_BOOKING',
          completionRequirement: 'REQUIRED_BEFORE_BOOKING',
        },
      },
      ['INVALID_COMPLETION_REQUIREMENT_FOR_TIMING'],
    ],
  ])('with %j violates %j', (written, rules) => {
    expect(faults(written)).toEqual(rules)
  })

  it('saves a card only for fees', () => {
    expect(faults({ saveCreditCardPolicy: { enabled: true } })).toEqual(['CREDIT_CARD_WITHOUT_CANCELLATION_FEE'])
  })

  it('charges more closer to the start', () => {
    const windows = (...starts: (number | undefined)[]): PolicyRules => ({
      saveCreditCardPolicy: { enabled: true },
      customPolicyDescription: { enabled: true, description: 'A fee' },
      cancellationFeePolicy: {
        enabled: true,
        cancellationWindows: starts.map((startInMinutes) => ({ startInMinutes, percentage: '50' })),
      },
    })
    expect(faults(windows(600, 60))).toEqual([])
    expect(faults(windows(undefined, 600))).toEqual([])
    expect(faults(windows(600, undefined))).toEqual(['INVALID_CANCELLATION_WINDOWS_ORDER'])
    expect(faults(windows(60, 600))).toEqual(['INVALID_CANCELLATION_WINDOWS_ORDER'])
    expect(faults(windows(60, 60))).toEqual(['INVALID_CANCELLATION_WINDOWS_ORDER'])
  })
})
