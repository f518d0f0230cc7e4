import { beforeEach, describe, expect, it } from 'vitest'
import { aBookingWithFees, agreeWithCard, collect, feeCharges, feePolicy, mark } from '../bookings/support/fees.ts'
import {
  aPaidBooking,
  aSellingStudio,
  chargeOf,
  getBooking,
  listRefunds,
  sellOnline,
} from '../bookings/support/paying.ts'
import { aPaid, useSandbox } from '../payments/support/payments.ts'
import {
  type Answer,
  aBooking,
  aClient,
  aHold,
  aStudio,
  type Client,
  expected,
  readRefusal,
  type Studio,
  slotWith,
} from '../support/factories.ts'
import { aGroup, someSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'

const now = '2026-06-01T07:00:00Z'
const at = '2026-06-02T09:00:00.000Z'
const test = await createTestApp({ now })
const { app, context, clock } = test
beforeEach(() => clock.set(now))

async function aColleague(studio: Studio, role: 'staff' | 'receptionist'): Promise<Client> {
  const own = role === 'staff' ? { resourceIds: [studio.resourceId] } : {}
  const person = await aPerson(context, studio.siteId, { role, ...own })
  return aClient(app, (await signIn(app, person, studio.siteId)).headers)
}

type Trial = { studio: Studio; id: string; try: (client: Client) => Promise<Answer> }

const revisionOf = async (studio: Studio, id: string) => (await getBooking(studio, id)).revision
const onBooking =
  (path: string, body: object) =>
  ({ studio, id }: { studio: Studio; id: string }): Trial => ({
    studio,
    id,
    try: async (client) =>
      client.post(`/v2/bookings/${id}/${path}`, { revision: await revisionOf(studio, id), ...body }),
  })

/** Paid by card: 80.00. */
async function paid() {
  const studio = await aSellingStudio(test, { policy: { cancellationPolicy: { enabled: true } } })
  const { booking } = await aPaidBooking(studio.visitor, await aHold(studio.visitor, studio, at))
  return { studio, id: booking.id as string }
}

/** Confirmed, 80.00 are due. */
async function due() {
  const { studio, id } = await unanswered()
  expected(await studio.admin.post(`/v2/bookings/${id}/confirm`, { revision: '1' }))
  return { studio, id }
}

/** 80.00 are due, and nobody has answered. */
async function unanswered() {
  const studio = await aSellingStudio(test, {}, { options: { inPerson: true } })
  const { id } = await aBooking(studio.visitor, slotWith(studio, at))
  expected(await studio.admin.post(`/v1/bookings/${id}/charge`, {}))
  return { studio, id }
}

/** The same of a service whose bookings no charge was made for. */
async function uncharged() {
  const studio = await aStudio(app, context, { price: '80', policy: feePolicy })
  await useSandbox(studio)
  const { id } = await aBooking(studio.visitor, slotWith(studio, at))
  return { studio, id }
}

/** A class of 20.00 for each of four, paid by card. */
async function aPaidClass() {
  const yoga = await aGroup(app, context, 'CLASS', { capacity: 8 })
  const price = { value: '20', currency: 'EUR' }
  await sellOnline(yoga, { serviceId: yoga.group.id, fixed: { price }, options: { inPerson: true } })
  const { id } = await someSeats(yoga.visitor, yoga, { totalParticipants: 4 })
  const { charge } = expected(await yoga.admin.post(`/v1/bookings/${id}/charge`, {}))
  await aPaid(yoga.visitor, charge.id)
  return { studio: yoga, id: id as string }
}

/** Did not come: the card paid the fee of 40.00. */
async function missed() {
  const { studio, client, bookingId } = await aBookingWithFees(test)
  await agreeWithCard(client, bookingId)
  clock.set('2026-06-01T10:15:00Z')
  const { attendance } = expected(await mark(studio, bookingId, 'NOT_ATTENDED'))
  await collect(test)
  return { studio, id: bookingId, attendanceId: attendance.id as string }
}

async function confirming(path: string, body: object): Promise<Trial> {
  return onBooking(path, body)(await unanswered())
}

const completing =
  (bulk: boolean, found: () => Promise<{ studio: Studio; id: string }>, paymentStatus = 'EXEMPT') =>
  async (): Promise<Trial> => {
    const { studio, id } = await found()
    const one = { bookingId: id, paymentStatus }
    return {
      studio,
      id,
      try: (client) =>
        bulk
          ? client.post('/v2/bulk/bookings/confirmOrDecline', { details: [one] })
          : client.post(`/v2/confirmation/${id}:confirmOrDecline`, { paymentStatus }),
    }
  }

const flags = (flowControlSettings: object) => ({ flowControlSettings })
const refund = '403 REFUND_NOT_ALLOWED'
const never = '403 PERMISSION_DENIED'
const above = '403 UNAUTHORIZED_OPERATION'

/** Every path on which the business returns, waives or gives up money. */
const paths: Record<string, [() => Promise<Trial>, refusal: string]> = {
  'cancels with a refund': [async () => onBooking('cancel', flags({ withRefund: true }))(await paid()), refund],
  'cancels at another price': [async () => onBooking('cancel', { newPrice: '0' })(await paid()), refund],
  'cancels and waives what is due': [async () => onBooking('cancel', { waiveCharges: true })(await due()), refund],
  'cancels and waives a fee that was paid': [
    async () => onBooking('cancel', flags({ waiveCancellationFee: true }))(await missed()),
    refund,
  ],
  'declines with a refund': [async () => onBooking('decline', flags({ withRefund: true }))(await unanswered()), refund],
  'confirms as free': [() => confirming('confirm', { paymentStatus: 'EXEMPT' }), above],
  'confirms as paid in another way': [() => confirming('confirm', { paymentStatus: 'PAID' }), above],
  'confirms as free what has no charge': [
    async () => onBooking('confirm', { paymentStatus: 'EXEMPT' })(await uncharged()),
    above,
  ],
  'accepts a request as free': [
    () =>
      confirming('mark_booking_as_pending', {
        paymentStatus: 'EXEMPT',
        ...flags({ skipPendingApprovalServiceValidation: true }),
      }),
    above,
  ],
  'completes a checkout as free': [completing(false, unanswered), above],
  'confirms as refunded what has no charge': [
    async () => onBooking('confirm', { paymentStatus: 'REFUNDED' })(await uncharged()),
    above,
  ],
  'accepts a request as refunded': [
    async () =>
      onBooking('mark_booking_as_pending', {
        paymentStatus: 'REFUNDED',
        ...flags({ skipPendingApprovalServiceValidation: true }),
      })(await uncharged()),
    above,
  ],
  'completes a checkout as refunded': [completing(false, uncharged, 'REFUNDED'), above],
  'declines as paid what nobody paid': [
    async () => onBooking('decline', { paymentStatus: 'PAID' })(await uncharged()),
    above,
  ],
  'takes people out of a class that was paid': [
    async () => onBooking('update_number_of_participants', { totalParticipants: 1 })(await aPaidClass()),
    refund,
  ],
  'names a lower price': [
    async () => {
      const { studio, id } = await due()
      return onBooking('reschedule', { slot: slotWith(studio, at), newPrice: '1' })({ studio, id })
    },
    above,
  ],
  'names a lower price of what was paid': [
    async () => {
      const { studio, id } = await paid()
      const body = { slot: slotWith(studio, at), newPrice: '1', ...flags({ allowPriceChange: true }) }
      return onBooking('reschedule', body)({ studio, id })
    },
    above,
  ],
  'cancels a session that was paid': [
    async () => {
      const { studio, id } = await aPaidClass()
      const url = `/v1/sessions/${studio.scopeId}/cancel`
      return { studio, id, try: (client) => client.post(url, { revision: '1' }) }
    },
    refund,
  ],
  'says that they came after the fee was paid': [
    async () => {
      const { studio, id } = await missed()
      const attendance = { bookingId: id, status: 'ATTENDED' }
      return { studio, id, try: (client) => client.post('/v2/attendance/set', { attendance }) }
    },
    refund,
  ],
  'deletes the record after the fee was paid': [
    async () => {
      const { attendanceId, ...trial } = await missed()
      return { ...trial, try: (client) => client.delete(`/v2/attendance/${attendanceId}`) }
    },
    refund,
  ],
  'waives a charge': [
    async () => {
      const { studio, id } = await due()
      const { id: chargeId } = await chargeOf(studio, id)
      return { studio, id, try: (client) => client.post(`/v1/payments/charges/${chargeId}/waive`, {}) }
    },
    never,
  ],
}

const dueOf = async ({ admin }: Studio, id: string): Promise<string> =>
  expected(await admin.post('/v1/bookings/balances/list', { bookingIds: [id] })).balances[0]?.amounts.due

/** What the books say of a booking. */
async function booksOf(studio: Studio, id: string) {
  const charges = await feeCharges(studio, id)
  const { status, paymentStatus } = await getBooking(studio, id)
  return [status, paymentStatus, await listRefunds(studio), charges]
}

describe('staff who do not manage payments', () => {
  it.each(Object.entries(paths))('cannot: %s', async (_, [trial, refusal]) => {
    const { studio, id, try: attempt } = await trial()
    const before = await booksOf(studio, id)
    expect(readRefusal(await attempt(await aColleague(studio, 'staff')))).toBe(refusal)
    expect(await booksOf(studio, id)).toEqual(before)
    expect(readRefusal(await attempt(await aColleague(studio, 'receptionist')))).toBe('200')
    expect(await booksOf(studio, id)).not.toEqual(before)
  })

  it.each([
    ['free', unanswered, 'EXEMPT'],
    ['refunded', uncharged, 'REFUNDED'],
  ] as const)('completes no checkout as %s among several', async (_, found, paymentStatus) => {
    const { studio, id, try: attempt } = await completing(true, found, paymentStatus)()
    const before = await booksOf(studio, id)
    const { results } = expected(await attempt(await aColleague(studio, 'staff')))
    expect(results[0].itemMetadata.error.code).toBe('UNAUTHORIZED_OPERATION')
    expect(await booksOf(studio, id)).toEqual(before)
  })

  it.each(['NOT_PAID', 'FAILED', 'PARTIALLY_PAID', 'UNDEFINED'])('confirm as %s what stays owed', async (status) => {
    const { studio, id } = await uncharged()
    const staff = await aColleague(studio, 'staff')
    expected(await staff.post(`/v2/bookings/${id}/confirm`, { revision: '1', paymentStatus: status }))
    expect(await dueOf(studio, id)).toBe('80.00')
  })

  it('cancel, say who came and take people out where no money goes back', async () => {
    const { studio, id } = await paid()
    const staff = await aColleague(studio, 'staff')
    expected(await staff.post(`/v2/bookings/${id}/cancel`, { revision: await revisionOf(studio, id) }))
    expect(await listRefunds(studio)).toEqual([])
    clock.set(now)
    const booked = await aBookingWithFees(test)
    const colleague = await aColleague(booked.studio, 'staff')
    clock.set('2026-06-01T10:15:00Z')
    for (const status of ['NOT_ATTENDED', 'ATTENDED']) {
      const attendance = { bookingId: booked.bookingId, status }
      expected(await colleague.post('/v2/attendance/set', { attendance }))
    }
    expect((await feeCharges(booked.studio, booked.bookingId)).map(({ due }: { due: string }) => due)).toEqual(['0.00'])
  })
})
