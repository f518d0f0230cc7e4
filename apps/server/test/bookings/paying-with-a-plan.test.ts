import { describe, expect, it } from 'vitest'
import { aStudio, bookingInput, type Client, expected, readRefusal, slotAt } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = '2026-06-02T09:00:00.000Z'
const later = '2026-06-02T11:00:00.000Z'
const create = (client: Client, slot: object, more: object = {}) =>
  client.post('/v2/bookings', bookingInput(slot, more))

describe('paying with a plan that the customer does not have', () => {
  it('is refused for customers; staff may book, and the confirmed booking is not paid', async () => {
    const options = { inPerson: true, online: false, deposit: false, pricingPlan: true }
    const studio = await aStudio(app, context, { price: '80' })
    const payment = { rateType: 'FIXED', fixed: { price: { value: '80' } }, options }
    expected(await studio.admin.patch(`/v2/services/${studio.service.id}`, { service: { revision: '1', payment } }))
    const times = { MEMBERSHIP: at, MEMBERSHIP_OFFLINE: later }
    for (const [selectedPaymentOption, time] of Object.entries(times)) {
      const answer = await create(studio.visitor, slotAt(studio, time), { selectedPaymentOption })
      expect(readRefusal(answer)).toBe('400 VALIDATION_FAILURE')
      const taken = expected(await create(studio.admin, slotAt(studio, time), { selectedPaymentOption }))
      const { booking } = expected(await studio.admin.post(`/v2/confirmation/${taken.booking.id}:confirmOrDecline`, {}))
      expect([booking.status, booking.paymentStatus]).toEqual(['CONFIRMED', 'NOT_PAID'])
    }
  })
})
