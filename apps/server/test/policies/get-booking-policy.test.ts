import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, refusalOf } from '../support/factories.ts'
import { aHouse, aPolicy, nowhere } from './support/policies.ts'

const test = await createTestApp()
const { desk, visitor } = await aHouse(test)
const elsewhere = await aHouse(test)

describe('getBookingPolicy', () => {
  it('shows it to everyone', async () => {
    const policy = await aPolicy(desk)
    for (const client of [desk, visitor]) {
      expect(expected(await client.get(`/v1/booking-policies/${policy.id}`)).bookingPolicy).toEqual(policy)
    }
  })

  it('knows none of another business, none in the trash and none that never was', async () => {
    const foreign = await aPolicy(elsewhere.desk)
    const gone = await aPolicy(desk)
    expected(await desk.delete(`/v1/booking-policies/${gone.id}`))
    for (const id of [foreign.id, gone.id, nowhere]) {
      expect(refusalOf(await desk.get(`/v1/booking-policies/${id}`))).toBe('404 BOOKING_POLICY_NOT_FOUND')
    }
  })
})
