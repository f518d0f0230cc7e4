import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aFixture, aPolicy, everyRule, listViolations, nowhere } from './support/policies.ts'

const test = await createTestApp()
const { admin, visitor, defaultId } = await aFixture(test)
const elsewhere = await aFixture(test)
const strictest = (...bookingPolicyIds: string[]) =>
  visitor.post('/v1/booking-policies/strictest', { bookingPolicyIds })

describe('getStrictestBookingPolicy', () => {
  it('combines the strictest of each rule, without an id, and stores nothing', async () => {
    const everything = await aPolicy(admin, everyRule)
    const count = async () => expected(await admin.post('/v1/booking-policies/count')).count
    const before = await count()
    const { bookingPolicy } = expected(await strictest(defaultId, everything.id))
    expect(bookingPolicy).toMatchObject({
      id: null,
      default: false,
      limitEarlyBookingPolicy: everyRule.limitEarlyBookingPolicy,
      limitLateBookingPolicy: everyRule.limitLateBookingPolicy,
      cancellationPolicy: everyRule.cancellationPolicy,
      participantsPolicy: { maxParticipantsPerBooking: 1 },
      cancellationFeePolicy: everyRule.cancellationFeePolicy,
      waitlistPolicy: { enabled: false },
      limitRebookingPolicy: everyRule.limitRebookingPolicy,
    })
    expect(bookingPolicy).not.toHaveProperty('revision')
    expect(await count()).toBe(before)
  })

  it('of one policy is that policy, even if repeated', async () => {
    const { id, customPolicyDescription, intakeFormPolicy, reschedulePolicy } = await aPolicy(admin, everyRule)
    const { bookingPolicy } = expected(await strictest(id, id.toUpperCase(), id))
    expect(bookingPolicy).toMatchObject({ id: null, customPolicyDescription, intakeFormPolicy, reschedulePolicy })
  })

  it('refuses BOOKING_POLICY_NOT_FOUND if one is unknown, and an empty list', async () => {
    for (const id of [elsewhere.defaultId, nowhere]) {
      expect(readRefusal(await strictest(defaultId, id))).toBe('404 BOOKING_POLICY_NOT_FOUND')
    }
    expect(listViolations(await strictest())).toEqual(['bookingPolicyIds: MIN_SIZE'])
  })
})
