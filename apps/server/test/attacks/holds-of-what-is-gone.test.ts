import { describe, expect, it } from 'vitest'
import { anUnpaid, clara } from '../bookings/support/paying.ts'
import { aPaidStudio, getBooking } from '../checkouts/support/baskets.ts'
import { payPage, useSandbox } from '../payments/support/payments.ts'
import { aTimetable, change, createSession, yogaAt } from '../sessions/support/timetable.ts'
import {
  aHold,
  aLocation,
  aService,
  aVisitor,
  expected,
  readRefusal,
  type Studio,
  takenTime,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { app, context, db } = test
const nine = '2026-06-03T09:00:00.000Z'
const atVisit = { options: { online: false, inPerson: true, deposit: false, pricingPlan: false } }
const online = { options: { online: true, inPerson: false, deposit: false, pricingPlan: false } }

const book = ({ visitor }: Pick<Studio, 'visitor'>, { id }: { id: string }) =>
  visitor.post(`/v1/holds/${id}/book`, { contactDetails: clara })

async function deletePerson({ admin, resourceId }: Studio): Promise<void> {
  const found = db.selectFrom('staff_members').select('id').where('resource_id', '=', resourceId)
  const { id } = await found.executeTakeFirstOrThrow()
  expected(await admin.delete(`/v1/staff-members/${id}`))
}

async function paidOf(bookingId: string): Promise<number> {
  const charge = db.selectFrom('charges').select(['paid_minor', 'refunded_minor']).where('subject_id', '=', bookingId)
  const { paid_minor, refunded_minor } = await charge.executeTakeFirstOrThrow()
  return paid_minor - refunded_minor
}

describe('a time that is held', () => {
  it('is not booked with somebody who was deleted, and is free of them', async () => {
    const studio = await aPaidStudio(test, atVisit)
    const held = await aHold(studio.visitor, studio, nine, { resourceId: studio.resourceId })
    await deletePerson(studio)
    expect(readRefusal(await book(studio, held))).toBe('404 HOLD_NOT_FOUND')
    expect(await takenTime(context, studio.resourceId)).toEqual([])
  })

  it('is not paid with somebody who was deleted', async () => {
    const studio = await aPaidStudio(test, online)
    const held = await aHold(studio.visitor, studio, nine, { resourceId: studio.resourceId })
    const { booking, token } = await anUnpaid(studio.visitor, held)
    await deletePerson(studio)
    await payPage(studio.visitor, token)
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'DECLINED' })
    expect(await paidOf(booking.id)).toBe(0)
  })

  it('is not booked at a location that was archived', async () => {
    const studio = await aPaidStudio(test, atVisit)
    const annex = await aLocation(context, studio.siteId, 'Annex')
    const service = await aService(context, studio.siteId, [studio.resourceId], {
      price: '20',
      locations: [{ type: 'BUSINESS', business: { id: annex } }],
    })
    const held = await aHold(studio.visitor, { ...studio, service }, nine, { locationId: annex })
    expected(await studio.admin.post(`/v1/locations/${annex}/archive`, {}))
    expect(readRefusal(await book(studio, held))).toBe('404 HOLD_NOT_FOUND')
  })
})

/** A seat of a class that a visitor holds. */
async function aHeldSeat() {
  const timetable = await aTimetable(app, context)
  const session = await createSession(timetable, yogaAt(timetable))
  const visitor = await aVisitor(app, timetable.siteId)
  const slot = { serviceId: timetable.yoga.id, eventId: session.id, timezone: 'Europe/Berlin' }
  const { hold } = expected(await visitor.post('/v1/holds', { slot }))
  const move = async () => expected(await change(timetable, session.id, { localStartDate: '2026-06-09T18:00:00' }))
  return { timetable, visitor, hold, move }
}

describe('a seat that is held', () => {
  it('is not booked at another time than its customer chose', async () => {
    const { visitor, hold, move } = await aHeldSeat()
    await move()
    const refused = await book({ visitor }, hold)
    expect(readRefusal(refused)).toBe('428 SLOT_HOLD_UNAVAILABLE')
    expect(refused.body.details.applicationError.data).toEqual({ rule: 'MOVED' })
  })

  it('is held anew, at the time that its class has now', async () => {
    const { visitor, hold, move } = await aHeldSeat()
    await move()
    const slot = { serviceId: hold.slot.serviceId, eventId: hold.slot.eventId, timezone: 'Europe/Berlin' }
    const again = expected(await visitor.post('/v1/holds', { slot })).hold
    expect(again.slot.startDate).toBe('2026-06-09T16:00:00.000Z')
    const { booking } = expected(await book({ visitor }, again))
    expect(booking).toMatchObject({ status: 'CONFIRMED', startDate: '2026-06-09T16:00:00.000Z' })
  })

  it('is not paid at another time either', async () => {
    const { timetable, visitor, hold, move } = await aHeldSeat()
    await useSandbox(timetable)
    const price = { rateType: 'FIXED', fixed: { price: { value: '20', currency: 'EUR' } }, ...online }
    const sold = db.updateTable('services').set({ payment: JSON.stringify(price) })
    await sold.where('id', '=', timetable.yoga.id).execute()
    const { booking, token } = await anUnpaid(visitor, hold)
    await move()
    await payPage(visitor, token)
    expect(await getBooking(timetable, booking.id)).toMatchObject({ status: 'DECLINED' })
    expect(await paidOf(booking.id)).toBe(0)
  })
})
