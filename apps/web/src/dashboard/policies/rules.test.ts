import { describe, expect, it } from 'vitest'
import { FormError } from '../../lib/refusal.ts'
import { buildRulePatch, staffWord, toUnits } from './rules.ts'

describe('a submitted rule', () => {
  it('shows durations in the largest unit without a remainder', () => {
    expect([toUnits(45), toUnits(120), toUnits(2880), toUnits(90)]).toEqual([
      { count: 45, unit: 'minutes' },
      { count: 2, unit: 'hours' },
      { count: 2, unit: 'days' },
      { count: 90, unit: 'minutes' },
    ])
  })

  it('is a complete sub-policy, with the time in minutes', () => {
    const values = { on: 'on', limit: 'on', time: '2', timeUnit: 'days', byLink: 'on' }
    expect(buildRulePatch('cancel', values, {})).toEqual({
      cancellationPolicy: {
        enabled: true,
        limitLatestCancellation: true,
        latestCancellationInMinutes: 2880,
        allowAnonymous: true,
      },
    })
  })

  it('preserves the time of a disabled rule', () => {
    const policy = { limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 77 } }
    expect(buildRulePatch('late', { time: 'x' }, policy)).toEqual({
      limitLateBookingPolicy: { enabled: false, latestBookingInMinutes: 77 },
    })
  })

  it('charges parts of the price or amounts, and stores the card for it', () => {
    const values = {
      on: 'on',
      first: '2',
      firstUnit: 'days',
      firstFee: '12,5',
      second: '1',
      secondUnit: 'hours',
      secondFee: '40',
      secondKind: 'money',
    }
    expect(buildRulePatch('fee', values, {})).toEqual({
      cancellationFeePolicy: {
        enabled: true,
        cancellationWindows: [
          { startInMinutes: 2880, percentage: '12.5' },
          { startInMinutes: 60, amount: { value: '40' } },
        ],
      },
      saveCreditCardPolicy: { enabled: true },
    })
  })

  it.each([
    ['early', { on: 'on', time: '0', timeUnit: 'days' }, 'time'],
    ['participants', { count: '1.5' }, 'count'],
    ['waitlist', { on: 'on', count: '3', time: '', timeUnit: 'minutes' }, 'time'],
    ['fee', { on: 'on', first: '1', firstUnit: 'days', firstFee: '101' }, 'firstFee'],
    ['early', { on: 'on', time: '999999999', timeUnit: 'days' }, 'time'],
  ] as const)('says at which field %s cannot be read', (rule, values, field) => {
    expect(() => buildRulePatch(rule, values, {})).toThrow(FormError)
    try {
      buildRulePatch(rule, values, {})
    } catch (error) {
      expect((error as FormError).field).toBe(field)
    }
  })

  it('converts the staff sorting to one value and back', () => {
    for (const word of ['random', 'lowest', 'highest', 'load'] as const) {
      expect(staffWord(buildRulePatch('staff', { staff: word }, {}))).toBe(word)
    }
  })
})
