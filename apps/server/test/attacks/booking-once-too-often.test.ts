import { describe, expect, it } from 'vitest'
import { anUnpaid, clara, sellOnline } from '../bookings/support/paying.ts'
import { aCheckout, aPaidStudio, bookingLine, getBooking, later, startCheckout } from '../checkouts/support/baskets.ts'
import { payPage } from '../payments/support/payments.ts'
import { aBooking, aHold, expected, readRefusal, type Studio, slotWith } from '../support/factories.ts'
import { aGroup, someSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const nine = '2026-06-03T09:00:00.000Z'
const evening = '2026-06-04T16:00:00.000Z'
const policy = { limitRebookingPolicy: { enabled: true, maxBookings: 1 } }
const ways = (online: boolean) => ({ options: { online, inPerson: !online, deposit: false, pricingPlan: false } })

const statusesOf = (studio: Studio, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await getBooking(studio, id)).status))

/** Two bookings of one new customer, of a service that each may book once. */
async function twoOfOnce(online = false) {
  const studio = await aPaidStudio(test, ways(online), { policy })
  const contactDetails = { ...clara, email: `${crypto.randomUUID()}@customer.example` }
  const made = []
  for (const at of [nine, later]) made.push(await aBooking(studio.visitor, slotWith(studio, at), { contactDetails }))
  return { studio, ids: made.map(({ id }) => id as string) }
}

describe('a service that a customer may book once is not had twice', () => {
  it('by bookings that are made first and ordered later', async () => {
    const { studio, ids } = await twoOfOnce()
    const outcomes = []
    for (const id of ids) {
      const { id: checkoutId } = await aCheckout(studio.visitor, [bookingLine(id)])
      outcomes.push(readRefusal(await studio.visitor.post(`/v1/checkouts/${checkoutId}/create-order`)))
    }
    expect(outcomes).toEqual(['200', '428 BOOKING_POLICY_VIOLATION'])
    expect(await statusesOf(studio, ids)).toEqual(['CONFIRMED', 'CREATED'])
  })

  it('by two orders at the same moment', async () => {
    const { studio, ids } = await twoOfOnce()
    const checkouts = []
    for (const id of ids) checkouts.push(await aCheckout(studio.visitor, [bookingLine(id)]))
    const ordered = await Promise.all(
      checkouts.map(({ id }) => studio.visitor.post(`/v1/checkouts/${id}/create-order`)),
    )
    expect(ordered.map(readRefusal).sort()).toEqual(['200', '428 BOOKING_POLICY_VIOLATION'])
  })

  it('by one order of both', async () => {
    const { studio, ids } = await twoOfOnce()
    const { id } = await aCheckout(
      studio.visitor,
      ids.map((id) => bookingLine(id)),
    )
    const ordered = await studio.visitor.post(`/v1/checkouts/${id}/create-order`)
    expect(readRefusal(ordered)).toBe('428 BOOKING_POLICY_VIOLATION')
    expect(await statusesOf(studio, ids)).toEqual(['CREATED', 'CREATED'])
  })

  it('by one order of both that is paid online: no card page opens', async () => {
    const { studio, ids } = await twoOfOnce(true)
    const lines = ids.map((id) => bookingLine(id))
    const { id } = await aCheckout(studio.visitor, lines)
    const sent = { total: '100', returnUrl: '/account', option: 'FULL_PAYMENT_ONLINE' }
    const paid = await studio.visitor.post(`/v1/checkouts/${id}/pay`, sent)
    expect(readRefusal(paid)).toBe('428 BOOKING_POLICY_VIOLATION')
    expect(paid.body.details.applicationError.data).toMatchObject({ tooManyBookings: true })
    expect(await statusesOf(studio, ids)).toEqual(['CREATED', 'CREATED'])
  })

  it('by an order that was made before another booking, and is paid after it', async () => {
    const twice = { limitRebookingPolicy: { enabled: true, maxBookings: 2 } }
    const studio = await aPaidStudio(test, ways(true), { policy: twice })
    const contactDetails = { ...clara, email: `${crypto.randomUUID()}@customer.example` }
    const ids = []
    for (const at of [nine, later])
      ids.push((await aBooking(studio.visitor, slotWith(studio, at), { contactDetails })).id)
    const lines = ids.map((id) => bookingLine(id as string))
    const { id } = await aCheckout(studio.visitor, lines)
    const { token } = await startCheckout(studio.visitor, id, '100', { option: 'FULL_PAYMENT_ONLINE' })
    expect(token).toBeDefined()
    const third = await anUnpaid(studio.visitor, await aHold(studio.visitor, studio, evening), { contactDetails })
    expected(await payPage(studio.visitor, third.token))
    const again = await studio.visitor.post(`/v1/checkouts/${id}/pay`, { total: '100', returnUrl: '/account' })
    expect(readRefusal(again)).toBe('428 BOOKING_POLICY_VIOLATION')
  })

  it('and two bookings of the last seat of a class are not ordered together', async () => {
    const group = await aGroup(test.app, test.context, 'CLASS', { capacity: 1 })
    await sellOnline(group, { serviceId: group.group.id })
    const ids = []
    for (const name of ['Clara', 'Daniel'])
      ids.push((await someSeats(group.visitor, group, { contactDetails: { firstName: name } })).id)
    const lines = ids.map((id) => bookingLine(id as string))
    const { id } = await aCheckout(group.visitor, lines)
    const sent = { total: '160', returnUrl: '/account' }
    const paid = await group.visitor.post(`/v1/checkouts/${id}/pay`, sent)
    expect(readRefusal(paid)).toBe('428 PARTIAL_OUT_OF_STOCK')
  })

  it('by two card pages that are open, of which the second is refunded', async () => {
    const studio = await aPaidStudio(test, ways(true), { policy })
    const contactDetails = { ...clara, email: `${crypto.randomUUID()}@customer.example` }
    const unpaid = []
    for (const at of [nine, later])
      unpaid.push(await anUnpaid(studio.visitor, await aHold(studio.visitor, studio, at), { contactDetails }))
    for (const { token } of unpaid) expected(await payPage(studio.visitor, token))
    const ids = unpaid.map(({ booking }) => booking.id)
    expect(await statusesOf(studio, ids)).toEqual(['CONFIRMED', 'DECLINED'])
    expect(await getBooking(studio, ids[1])).toMatchObject({ paymentStatus: 'REFUNDED' })
  })
})
