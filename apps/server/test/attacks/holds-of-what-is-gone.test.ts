import { describe, expect, it } from 'vitest'
import { anUnpaid, clara } from '../bookings/support/paying.ts'
import { aPaidStudio, getBooking } from '../checkouts/support/baskets.ts'
import { payPage, useSandbox } from '../payments/support/payments.ts'
import { aTimetable, change, createSession, yogaAt } from '../sessions/support/timetable.ts'
import {
  type Answer,
  aHold,
  aLocation,
  aService,
  aStaffMember,
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

describe('a time that is no longer offered', () => {
  type Held = Studio & { annex: string }
  const setLocations = (
    { admin, service, locationId }: Held,
    ids = [locationId],
    removedLocationSessionsAction?: object,
  ) => {
    const locations = ids.map((id) => ({ type: 'BUSINESS', business: { id } }))
    return admin.post(`/v2/services/${service.id}/locations`, { locations, removedLocationSessionsAction })
  }
  const toMain = ({ locationId }: Held) => ({ newLocation: { type: 'BUSINESS', business: { id: locationId } } })
  const changes: Record<string, (held: Held) => Promise<unknown>> = {
    'with somebody who was paused': async ({ admin, resourceId }) => {
      const { resource } = expected(await admin.get(`/v2/resources/${resourceId}`))
      const { revision } = resource
      return admin.patch(`/v2/resources/${resourceId}`, { resource: { id: resourceId, revision, bookable: false } })
    },
    'with somebody who stopped giving services': async ({ admin, resourceId }) => {
      const found = db.selectFrom('staff_members').select('id').where('resource_id', '=', resourceId)
      const { id: staffMemberId } = await found.executeTakeFirstOrThrow()
      return admin.post('/v1/commitments/settle', { change: { pauseStaffMember: { staffMemberId } } })
    },
    'with somebody who left the service': async ({ admin, service, siteId }) => {
      const { revision } = expected(await admin.get(`/v2/services/${service.id}`)).service
      const other = await aStaffMember(context, siteId, { name: 'Marco' })
      return admin.patch(`/v2/services/${service.id}`, { service: { revision, staffMemberIds: [other] } })
    },
    'at a location that was paused': async ({ admin, annex }) => {
      const { locations } = expected(await admin.get('/v1/locations/all'))
      const { revision } = locations.find(({ id }: { id: string }) => id === annex)
      return admin.patch(`/v1/locations/${annex}`, { revision, status: 'INACTIVE' })
    },
    'at a location that the service left, with its bookings': (held) =>
      setLocations(held, undefined, { action: 'MOVE_TO_LOCATION', moveToLocationOptions: toMain(held) }),
    'at a location that the service left': (held) => setLocations(held),
  }

  it.each(Object.entries(changes))('is not booked or paid %s', async (_, make) => {
    const studio = await aPaidStudio(test, { options: { ...online.options, inPerson: true } })
    const held = { ...studio, annex: await aLocation(context, studio.siteId, 'Annex') }
    expected(await setLocations(held, [studio.locationId, held.annex]))
    const chosen = { resourceId: studio.resourceId, locationId: held.annex }
    const free = await aHold(studio.visitor, studio, nine, chosen)
    const payer = await aVisitor(app, studio.siteId)
    const { booking, token } = await anUnpaid(payer, await aHold(payer, studio, '2026-06-03T11:00:00.000Z', chosen))
    expected((await make(held)) as Answer)
    expect(readRefusal(await book(studio, free))).toBe('404 HOLD_NOT_FOUND')
    await payPage(payer, token)
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'DECLINED' })
    expect(await paidOf(booking.id)).toBe(0)
  })

  it('stays held elsewhere and with others', async () => {
    const studio = await aPaidStudio(test, atVisit)
    const held = { ...studio, annex: await aLocation(context, studio.siteId, 'Annex') }
    expected(await setLocations(held, [studio.locationId, held.annex]))
    const hold = await aHold(studio.visitor, studio, nine, { locationId: studio.locationId })
    expected(await setLocations(held))
    expect(expected(await book(studio, hold)).booking.status).toBe('CONFIRMED')
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
