import { describe } from 'vitest'
import { agreeWithCard, feePolicy } from '../bookings/support/fees.ts'
import { aCheckout, aCreated, bookingLine, startCheckout } from '../checkouts/support/baskets.ts'
import { payPage, record } from '../payments/support/payments.ts'
import { aHold, expected, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aWaiting, type Business, bookSeats, hold, later, load, told } from './support/business.ts'
import { rowsOf } from './support/proves.ts'

const test = await createTestApp()
const proves = await rowsOf(test)
const evening = '2026-06-04T17:00:00.000Z'

/** A booking of Clara's, for whom cancelling late and not coming cost something. */
async function withFees(business: Business): Promise<{ fees: { id: string; revision: string } }> {
  const { admin, clara, service } = business
  const { bookingPolicy } = expected(await admin.get(`/v1/booking-policies/${service.policyId}`))
  const changed = { revision: bookingPolicy.revision, ...feePolicy }
  expected(await admin.patch(`/v1/booking-policies/${service.policyId}`, { bookingPolicy: changed }))
  const { booking } = await hold(clara.client, business, '2026-06-01T10:00:00.000Z', {}, clara.email)
  return { fees: booking }
}

async function withAgreedFees(business: Business) {
  const made = await withFees(business)
  await agreeWithCard(business.clara.client, made.fees.id)
  return made
}

describe('what follows from a change of a booking', () => {
  proves('a time is held, and let go', async (business) => {
    const { id } = await aHold(business.visitor, business, later)
    expected(await business.visitor.delete(`/v1/holds/${id}`))
  })

  proves('a booking is made', async (business) => {
    const { clara } = business
    await hold(clara.client, business, later, { selectedPaymentOption: 'MEMBERSHIP' }, clara.email)
    await hold(clara.client, business, evening, { selectedPaymentOption: 'ONLINE' }, clara.email)
    await bookSeats(business.admin, business.yoga, business.sessionId, 1)
  })

  proves('a waiting booking is approved', async (business) => {
    const { admin, consultation, visitor } = business
    const rival = await aWaiting(visitor, business, consultation)
    expected(await admin.post(`/v2/bookings/${rival.id}/confirm`, { revision: rival.revision, ...told }))
  })

  proves('a waiting booking is declined', async ({ admin, waiting }) => {
    expected(await admin.post(`/v2/bookings/${waiting.id}/decline`, { revision: waiting.revision, ...told }))
  })

  proves('a booking is cancelled', async ({ admin, clara, paid, byCredit, seats }) => {
    for (const { id, revision } of [paid, byCredit]) {
      expected(await clara.client.post(`/v2/bookings/${id}/cancel`, { revision }))
    }
    expected(await admin.post(`/v2/bookings/${seats.id}/cancel`, { revision: seats.revision, ...told }))
  })

  proves(
    'a booking is cancelled at a fee',
    async ({ admin, fees }) => {
      const sent = { revision: fees.revision, notifyParticipants: true }
      expected(await admin.post(`/v1/bookings/${fees.id}/cancel-with-fee`, sent))
    },
    withAgreedFees,
  )

  proves('a booking moves to another time', async (business) => {
    const { clara, paid, byCredit } = business
    const moves = [
      [paid, later],
      [byCredit, evening],
    ]
    for (const [{ id, revision }, start] of moves) {
      const slot = slotWith(business, start)
      expected(await clara.client.post(`/v2/bookings/${id}/reschedule`, { revision, slot }))
    }
  })

  proves('a booking moves to other staff', async (business) => {
    const { admin, paid, colleagueId } = business
    const slot = slotWith(business, paid.startDate, colleagueId)
    expected(await admin.post(`/v2/bookings/${paid.id}/reschedule`, { revision: paid.revision, slot, ...told }))
  })

  proves(
    'the number of people of a booking changes',
    async ({ admin, ours, byPass }: Business & Record<'ours' | 'byPass', { id: string; revision: string }>) => {
      for (const { id, revision } of [ours, byPass]) {
        const sent = { revision, totalParticipants: 3 }
        expected(await admin.post(`/v2/bookings/${id}/update_number_of_participants`, sent))
      }
    },
    async ({ admin, clara, yoga, sessionId, seats }) => {
      const { charge } = expected(await admin.post(`/v1/bookings/${seats.id}/charge`, {}))
      expected(await record(admin, charge.id))
      const place = { serviceId: yoga.id, timezone: 'Europe/Berlin', eventId: sessionId, totalParticipants: 1 }
      const made = expected(await clara.client.post('/v1/holds', { slot: place }))
      const contactDetails = { firstName: 'Clara', email: clara.email }
      const sent = { contactDetails, selectedPaymentOption: 'MEMBERSHIP' }
      const { booking } = expected(await clara.client.post(`/v1/holds/${made.hold.id}/book`, sent))
      return { ours: await load(admin, seats.id), byPass: booking }
    },
  )

  proves('the cancellation of a booking is undone', async ({ admin, paid, byCredit, seats }) => {
    for (const { id, revision } of [paid, byCredit, seats]) {
      const { booking } = expected(await admin.post(`/v2/bookings/${id}/cancel`, { revision, ...told }))
      expected(await admin.post(`/v1/bookings/${id}/undo`, { revision: booking.revision }))
    }
  })

  proves(
    'somebody is marked as not having come',
    async ({ admin, fees }) => {
      test.clock.set('2026-06-01T11:30:00Z')
      expected(await admin.post('/v2/attendance/set', { attendance: { bookingId: fees.id, status: 'NOT_ATTENDED' } }))
    },
    withAgreedFees,
  )

  proves(
    'a customer agrees to the fees of a booking',
    async ({ clara, fees }) => agreeWithCard(clara.client, fees.id),
    withFees,
  )

  proves('details of a booking change', async ({ admin, paid }) => {
    const sent = { namespace: '@kalends/test', namespaceData: { shoes: 42 } }
    expected(await admin.post(`/v2/bookings/${paid.id}/update_extended_fields`, sent))
  })

  proves(
    'a booking moves to another location',
    async (business) => {
      const { admin, paid, otherLocationId: id } = business
      const slot = { ...slotWith(business, paid.startDate), location: { id, locationType: 'OWNER_BUSINESS' } }
      expected(await admin.post(`/v2/bookings/${paid.id}/reschedule`, { revision: paid.revision, slot, ...told }))
    },
    async ({ admin, service, locationId, otherLocationId }) => {
      const locations = [locationId, otherLocationId].map((id) => ({ type: 'BUSINESS', business: { id } }))
      expected(await admin.post(`/v2/services/${service.id}/locations`, { locations }))
    },
  )

  proves('a checkout is paid', async ({ clara, ...business }) => {
    const booking = await aCreated(clara.client, { ...business, clara } as Business, later)
    const { id } = await aCheckout(clara.client, [bookingLine(booking.id)])
    const { token } = await startCheckout(clara.client, id, '80.00')
    expected(await payPage(clara.client, token))
  })

  proves('payment of a booking is asked for', async ({ admin, seats }) => {
    expected(await admin.post(`/v1/bookings/${seats.id}/charge`, {}))
  })
})
