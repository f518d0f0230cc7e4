import type { services } from '@kalends/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCheckout, aCreated, aPaidStudio, bookingLine, getBooking, later } from '../checkouts/support/baskets.ts'
import { aMonthlyMember, anHour } from '../credits/support/booked-order.ts'
import { byPlan, remaining } from '../credits/support/credits.ts'
import { asMember } from '../members/club.ts'
import {
  aBooking,
  aLocation,
  aService,
  aStaffMember,
  type Client,
  expected,
  readRefusal,
  type Studio,
  slotAt,
} from '../support/factories.ts'
import { aGroup, bookSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'

const morning = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now: morning })
const { app, context, db, clock } = test
const nine = '2026-06-03T09:00:00.000Z'
const sundayNight = '2026-06-07T01:17:00.000Z'
const atVisit = { options: { online: false, inPerson: true, deposit: false, pricingPlan: false } }
const soldOut = '428 FULL_OUT_OF_STOCK'

beforeEach(() => clock.set(morning))

/** What a visitor ordered: the answer, and what became of the booking. */
async function order({ admin }: { admin: Client }, client: Client, bookingId: string) {
  const answer = await client.post('/v1/checkouts', { channelType: 'WEB', lineItems: [bookingLine(bookingId)] })
  const ordered = await client.post(`/v1/checkouts/${expected(answer).checkout.id}/create-order`)
  return [readRefusal(ordered), (await getBooking({ admin }, bookingId)).status]
}

const soon = '2026-06-01T10:00:00.000Z'
const halfAnHourAhead = { limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 30 } }

/** A studio whose one person works from Monday to Friday, nine to five. */
async function nineToFive(price?: string): Promise<Studio> {
  const studio = await aPaidStudio(test, atVisit, { staff: 1 })
  const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, openMinute: 540, closeMinute: 1020 }))
  const resourceId = await aStaffMember(context, studio.siteId, { name: 'Livia', workingHours: { weekly } })
  const service = await aService(context, studio.siteId, [resourceId], price ? { price } : {})
  return { ...studio, service, resourceId }
}

const close = ({ admin }: Studio, date: string) =>
  admin.post('/v1/closing-days', { add: [{ date, locationId: null, reason: 'Holiday' }] })

async function staffIdOf({ resourceId }: Studio): Promise<string> {
  const found = db.selectFrom('staff_members').select('id').where('resource_id', '=', resourceId)
  return (await found.executeTakeFirstOrThrow()).id
}

async function takeOff({ admin, service, resourceId }: Studio) {
  const { service: found } = expected(await admin.get(`/v2/services/${service.id}`))
  const staffMemberIds = found.staffMemberIds.filter((id: string) => id !== resourceId)
  return admin.patch(`/v2/services/${service.id}`, {
    service: { id: service.id, revision: found.revision, staffMemberIds },
  })
}

describe('a booking that names nobody', () => {
  for (const price of [undefined, '20']) {
    it(`is not ordered at night, ${price ? 'paid at the visit' : 'free'}`, async () => {
      const studio = await nineToFive(price)
      const { id } = await aBooking(studio.visitor, slotAt(studio, sundayNight))
      expect(await order(studio, studio.visitor, id as string)).toEqual([soldOut, 'CREATED'])
    })
  }

  it('is not ordered in a request that waits for approval either', async () => {
    const studio = await nineToFive()
    const changed = { requireManualApproval: true, enabled: true, allowMultipleRequests: false }
    await db
      .updateTable('services')
      .set({ online_booking: JSON.stringify(changed) })
      .where('id', '=', studio.service.id)
      .execute()
    const { id } = await aBooking(studio.visitor, slotAt(studio, sundayNight))
    expect(await order(studio, studio.visitor, id as string)).toEqual([soldOut, 'CREATED'])
  })

  it('is not ordered on a closing day', async () => {
    const studio = await aPaidStudio(test, atVisit)
    expected(await close(studio, '2026-06-03'))
    const { id } = await aBooking(studio.visitor, slotAt(studio, nine))
    expect(await order(studio, studio.visitor, id as string)).toEqual([soldOut, 'CREATED'])
  })

  it('is ordered as often as the limit of the day allows', async () => {
    const studio = await nineToFive('20')
    expected(await studio.admin.put(`/v1/resources/${studio.resourceId}/day-limit`, { maxBookingsPerDay: 1 }))
    const outcomes = []
    for (const at of [nine, '2026-06-03T11:00:00.000Z']) {
      const { id } = await aBooking(studio.visitor, slotAt(studio, at))
      outcomes.push(await order(studio, studio.visitor, id as string))
    }
    expect(outcomes).toEqual([
      ['200', 'CONFIRMED'],
      [soldOut, 'CREATED'],
    ])
  })

  it('is ordered at night by the business, which knows why', async () => {
    const studio = await nineToFive()
    const { id } = await aBooking(studio.visitor, slotAt(studio, sundayNight))
    expect(await order(studio, studio.admin, id as string)).toEqual(['200', 'CONFIRMED'])
  })

  it('is ordered at night where staff made it regardless of availability', async () => {
    const studio = await nineToFive()
    const made = await studio.admin.post('/v2/bookings', {
      booking: { bookedEntity: { slot: slotAt(studio, sundayNight) }, totalParticipants: 1, contactDetails: {} },
      flowControlSettings: { skipAvailabilityValidation: true },
    })
    expect(await order(studio, studio.admin, expected(made).booking.id)).toEqual(['200', 'CONFIRMED'])
  })
})

/** What a business may change before a booking is ordered. */
const changes: Record<string, { at?: string; policy?: services.BookingPolicy; change: (studio: Studio) => unknown }> = {
  'the business closes that day': { change: (studio) => close(studio, '2026-06-03').then(expected) },
  'its person is deleted': {
    change: async (studio) => expected(await studio.admin.delete(`/v1/staff-members/${await staffIdOf(studio)}`)),
  },
  'its person no longer gives it': { change: async (studio) => expected(await takeOff(studio)) },
  'it is too late for its policy': {
    at: soon,
    policy: halfAnHourAhead,
    change: () => clock.set('2026-06-01T09:40:00Z'),
  },
  'it has begun': { at: soon, change: () => clock.set('2026-06-01T10:55:00Z') },
}

describe('a booking made in time is not ordered once', () => {
  it.each(Object.entries(changes))('%s, and so it is refused', async (_, { at = nine, policy, change }) => {
    const studio = await aPaidStudio(test, atVisit, policy ? { policy } : {})
    const { id } = await aCreated(studio.visitor, studio, at)
    await change(studio)
    expect(await order(studio, studio.visitor, id)).toEqual([soldOut, 'CREATED'])
  })

  it('its location is archived', async () => {
    const studio = await aPaidStudio(test, atVisit)
    const annex = await aLocation(context, studio.siteId, 'Annex')
    const locations = [{ type: 'BUSINESS', business: { id: annex } }] as services.V2Location[]
    const service = await aService(context, studio.siteId, [studio.resourceId], { price: '20', locations })
    const there = { ...studio, service, locationId: annex }
    const { id } = await aCreated(studio.visitor, there, nine)
    expected(await studio.admin.post(`/v1/locations/${annex}/archive`, {}))
    expect(await order(there, studio.visitor, id)).toEqual([soldOut, 'CREATED'])
  })

  it('its class is running, though a plan would pay', async () => {
    clock.set('2026-06-10T09:00:00Z')
    const club = await aMonthlyMember(test, { creditsPerCycle: 3 })
    const held = await anHour(club, '2026-06-10T10:00:00.000Z')
    const client = await asMember(club.shop, club.member.id)
    const contactDetails = { firstName: 'Clara', email: club.member.loginEmail }
    const booking = { ...byPlan, bookedEntity: held.entity, contactDetails, totalParticipants: 1 }
    const { id } = expected(await client.post('/v2/bookings', { booking })).booking
    clock.set('2026-06-10T10:30:00Z')
    expect(await order(club, client, id)).toEqual([soldOut, 'CREATED'])
    expect(await remaining(club.shop, club.member)).toEqual([3])
  })

  it('its course can no longer be joined', async () => {
    const course = await aGroup(app, context, 'COURSE', { price: '20', startDate: '2026-06-01T10:00:00.000Z' })
    const { id } = expected(await bookSeats(course.visitor, course)).booking
    clock.set('2026-06-01T10:30:00Z')
    expect(await order(course, course.visitor, id)).toEqual([soldOut, 'CREATED'])
  })
})

it('names the lines of an order that can no longer be booked', async () => {
  const studio = await aPaidStudio(test, atVisit, { staff: 1 })
  const [day, night] = [await aCreated(studio.visitor, studio, later), await aCreated(studio.visitor, studio, nine)]
  expected(await close(studio, '2026-06-03'))
  const { id, lineItems } = await aCheckout(studio.visitor, [bookingLine(day.id), bookingLine(night.id)])
  const refused = await studio.visitor.post(`/v1/checkouts/${id}/create-order`)
  expect(readRefusal(refused)).toBe('428 PARTIAL_OUT_OF_STOCK')
  expect(refused.body.details.applicationError.data).toEqual({ lineItemIds: [lineItems[1].id] })
  expect(await getBooking(studio, day.id)).toMatchObject({ status: 'CREATED' })
})
