import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aFixture, aPolicy, nowhere } from './support/policies.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)
const elsewhere = await aFixture(test)

describe('getBookingPolicy', () => {
  it('returns it to everyone', async () => {
    const policy = await aPolicy(admin)
    for (const client of [admin, visitor]) {
      expect(expected(await client.get(`/v1/booking-policies/${policy.id}`)).bookingPolicy).toEqual(policy)
    }
  })

  it('finds none of another business, none in the trash and no unknown one', async () => {
    const foreign = await aPolicy(elsewhere.admin)
    const gone = await aPolicy(admin)
    expected(await admin.delete(`/v1/booking-policies/${gone.id}`))
    for (const id of [foreign.id, gone.id, nowhere]) {
      expect(readRefusal(await admin.get(`/v1/booking-policies/${id}`))).toBe('404 BOOKING_POLICY_NOT_FOUND')
    }
  })
})
