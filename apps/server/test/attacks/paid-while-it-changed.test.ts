import { beforeEach, describe, expect, it } from 'vitest'
import { dispatchEvents } from '../../src/setup/background.ts'
import { anUnpaid, aSellingStudio, clara, getBooking, passMinutes, sellOnline } from '../bookings/support/paying.ts'
import { aStarted, getPayment, payPage, sandboxBalance } from '../payments/support/payments.ts'
import { aHold, expected, type Studio } from '../support/factories.ts'
import { aGroup, type Group, holdSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'

const now = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now })
const { app, context, db, clock } = test
const at = '2026-06-02T09:00:00.000Z'

beforeEach(() => clock.set(now))

const changedReason = 'What was booked changed before the payment arrived'

async function aSoldClass(): Promise<Group> {
  const yoga = await aGroup(app, context, 'CLASS')
  await sellOnline(yoga, { serviceId: yoga.group.id })
  return yoga
}

async function moveClass({ admin, siteId }: Group): Promise<void> {
  const sessions = db.selectFrom('sessions').select(['id', 'revision']).where('site_id', '=', siteId)
  const { id, revision } = await sessions.where('title', '=', 'Yoga').executeTakeFirstOrThrow()
  const session = { revision: String(revision), localStartDate: '2026-06-02T21:00:00' }
  expected(await admin.patch(`/v1/sessions/${id}`, { session, bookings: 'MOVE', notifyParticipants: true }))
}

async function removeStaff({ admin, siteId, resourceId }: Studio): Promise<void> {
  const members = db.selectFrom('staff_members').select('id').where('site_id', '=', siteId)
  const { id } = await members.where('resource_id', '=', resourceId).executeTakeFirstOrThrow()
  expected(await admin.delete(`/v1/staff-members/${id}`))
}

async function listReasons({ siteId }: Studio): Promise<string[]> {
  const rows = await db.selectFrom('refunds').select('reason').where('site_id', '=', siteId).execute()
  return rows.map(({ reason }) => reason)
}

async function listMails({ admin }: Studio) {
  await dispatchEvents(context)
  const { messages } = expected(await admin.post('/v1/messages/query', {}))
  return messages.filter(({ recipient }: { recipient: string }) => recipient === clara.email)
}

/** The customer paid; by then what they booked had changed. */
async function expectDeclined(studio: Studio, { booking, paymentId }: { booking: { id: string }; paymentId: string }) {
  await passMinutes(test, 1)
  expect(await sandboxBalance(studio)).toBe(0)
  expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'DECLINED', paymentStatus: 'NOT_PAID' })
  expect(await listReasons(studio)).toEqual([changedReason])
  expect((await getPayment(studio.admin, paymentId)).payment.failureCode).toBe('BOOKING_CHANGED')
  const told = (await listMails(studio)).find(({ kind }: { kind: string }) => kind === 'bookingDeclined')
  expect(told.bodyText).toContain('We had to change or remove what you chose before your payment arrived')
  expect(told.bodyText).toContain('€80.00 is on its way back to you.')
  const { entries } = expected(await studio.admin.get(`/v1/bookings/${booking.id}/history`))
  const ended = entries.find(({ action }: { action: string }) => action === 'decline')
  expect(ended.detail).toMatchObject({ because: 'CHANGED', refund: '80.00 EUR' })
}

describe('who pays on a card page that was open while the business changed the booking', () => {
  it('is told that there is no place when the class moved, and gets the money back', async () => {
    const yoga = await aSoldClass()
    const unpaid = await anUnpaid(yoga.visitor, expected(await holdSeats(yoga.visitor, yoga)).hold)
    await moveClass(yoga)
    expected(await payPage(yoga.visitor, unpaid.token))
    await expectDeclined(yoga, unpaid)
  })

  it('is told so when the staff member was removed', async () => {
    const studio = await aSellingStudio(test)
    const unpaid = await anUnpaid(studio.visitor, await aHold(studio.visitor, studio, at))
    await removeStaff(studio)
    expected(await payPage(studio.visitor, unpaid.token))
    await expectDeclined(studio, unpaid)
  })

  it('is told so when the price had changed before that', async () => {
    const yoga = await aSoldClass()
    const unpaid = await anUnpaid(yoga.visitor, expected(await holdSeats(yoga.visitor, yoga)).hold)
    const { id } = unpaid.booking
    const { revision } = await getBooking(yoga, id)
    const sent = { revision, totalParticipants: 2 }
    expected(await yoga.visitor.post(`/v2/bookings/${id}/update_number_of_participants`, sent))
    await moveClass(yoga)
    expected(await payPage(yoga.visitor, unpaid.token))
    await expectDeclined(yoga, unpaid)
  })

  it('keeps the booking while a payment for it as it is now is under way', async () => {
    const yoga = await aSoldClass()
    const { booking, payment, token } = await anUnpaid(yoga.visitor, expected(await holdSeats(yoga.visitor, yoga)).hold)
    await moveClass(yoga)
    await passMinutes(test, 1)
    const again = await aStarted(yoga.visitor, payment.charge.id, { amount: payment.dueNow })
    await payPage(yoga.visitor, token)
    expect(await getBooking(yoga, booking.id)).toMatchObject({ status: 'CREATED' })
    expected(await payPage(yoga.visitor, again.token))
    expect(await getBooking(yoga, booking.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
  })
})

describe('who changes how they pay while the card page is open', () => {
  it('gets the money back for that reason', async () => {
    const studio = await aSellingStudio(test, {}, { options: { inPerson: true } })
    const hold = await aHold(studio.visitor, studio, at)
    const { booking, token, paymentId } = await anUnpaid(studio.visitor, hold)
    const sent = { contactDetails: clara, selectedPaymentOption: 'OFFLINE' }
    expected(await studio.visitor.post(`/v1/holds/${hold.id}/book`, sent))
    expected(await payPage(studio.visitor, token))
    await passMinutes(test, 1)
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'NOT_PAID' })
    expect(await listReasons(studio)).toEqual(['It was to be paid in another way before the payment arrived'])
    expect((await getPayment(studio.admin, paymentId)).payment.failureCode).toBe('PAID_OTHERWISE')
  })
})
