import type { bookings } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { issueMemberTokens } from '../../src/features/identity/index.ts'
import { changeMember, insertMember, lockMember } from '../../src/features/members/index.ts'
import { contactOf } from '../support/contact-of.ts'
import {
  aBooking,
  aClient,
  aHold,
  aStudio,
  aVisitor,
  type Client,
  expected,
  readRefusal,
  type Studio,
  slotAt,
  slotWith,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const day = (number: number) => `2026-06-0${number}T09:00:00.000Z`

const url = '/v2/extended-bookings/query'
const request = (client: Client, query: object, flags: object = {}) => client.post(url, { query, ...flags })

async function listIds(client: Client, filter: object, more: object = {}): Promise<string[]> {
  const { extendedBookings } = expected(await request(client, { filter, ...more }))
  return extendedBookings.map(({ booking }: { booking: bookings.Booking }) => booking.id)
}

/** Three bookings an hour apart: the visitor's, confirmed, and one of another customer on another day. */
async function aBusyStudio() {
  const studio = await aStudio(app, context, { staff: 2, price: '80' })
  const stranger = await aVisitor(app, studio.siteId)
  const contactDetails = { email: 'mia@customer.example' }
  const paying = { selectedPaymentOption: 'OFFLINE' as const }
  const first = await aBooking(studio.visitor, slotAt(studio, day(2)), { externalUserId: 'crm-1' })
  clock.advance({ hours: 1 })
  const second = await aBooking(studio.admin, slotWith(studio, day(3)), {
    status: 'CONFIRMED',
    contactDetails,
    ...paying,
  })
  clock.advance({ hours: 1 })
  const third = await aBooking(stranger, slotAt(studio, day(4)), { bookingSource: { platform: 'MOBILE_APP' } })
  clock.set('2026-06-01T09:00:00Z')
  return { studio, stranger, first, second, third }
}

describe('the search for a customer', () => {
  it('finds any part of a name, an email address or a phone number as they stand on the booking', async () => {
    const studio = await aStudio(app, context)
    const { admin } = studio
    const zoe = {
      firstName: 'Zoë',
      lastName: 'Ábel-Smith',
      email: 'zoe.a@customer.example',
      phone: '+49 (0)30 123 456',
    }
    const booking = await aBooking(admin, slotWith(studio, day(2)), { contactDetails: zoe })
    const other = { firstName: '100%', email: 'other@customer.example', phone: '+972 50 9' }
    const second = await aBooking(admin, slotWith(studio, day(3)), { contactDetails: other })
    const find = (...words: string[]) =>
      listIds(admin, { $and: words.map((word) => ({ customer: { $contains: word } })) })
    for (const words of [['oe'], ['zoë'], ['abel'], ['SMITH', 'zo'], ['e.a@cust'], ['123456'], ['2345']])
      expect(await find(...words)).toEqual([booking.id])
    expect(await find('0%')).toEqual([second.id])
    expect(await find('customer.example')).toHaveLength(2)
    expect(await find('zoe', 'other')).toEqual([])
    expect(await find('_oe')).toEqual([])
    const counted = await admin.post('/v2/extended-bookings/count', { filter: { customer: { $contains: 'smith' } } })
    expect(expected(counted).count).toBe(1)
  })

  it('finds nobody else’s bookings', async () => {
    const { stranger } = await aBusyStudio()
    expect(await listIds(stranger, { customer: { $contains: 'mia' } })).toEqual([])
  })
})

describe('querying bookings', () => {
  it('returns each as in its creation response and event', async () => {
    const studio = await aStudio(app, context, { price: '80' })
    const nine = slotWith(studio, day(2))
    const contactDetails = { firstName: 'Clara', email: 'clara@customer.example' }
    const stored = await aHold(studio.visitor, studio, day(3))
    const extendedFields = { namespaces: { '@crm': {} } }
    const made = [
      await aBooking(studio.visitor, nine, { language: 'de', contactDetails }),
      await aBooking(studio.admin, nine, { status: 'CONFIRMED', extendedFields }),
      expected(await studio.visitor.post(`/v1/holds/${stored.id}/book`, { contactDetails })).booking,
    ]
    for (const booking of made) {
      const { extendedBookings } = expected(await request(studio.admin, { filter: { id: booking.id } }))
      const shown = extendedBookings[0].booking
      // Customers are not told whose contact it is.
      expect(shown).toMatchObject(booking)
      const events = context.db.selectFrom('events').select('payload').where('entity_id', '=', booking.id)
      expect((await events.orderBy('sequence').execute())[0]?.payload).toEqual({ createdEvent: { entity: shown } })
    }
  })

  it('returns newest first, page by page', async () => {
    const { studio, first, second, third } = await aBusyStudio()
    const page = expected(await request(studio.admin, { cursorPaging: { limit: 2 } }))
    expect(page.extendedBookings.map((it: { booking: { id: string } }) => it.booking.id)).toEqual([third.id, second.id])
    expect(page.pagingMetadata).toMatchObject({ count: 2, total: 3, hasNext: true })
    const { next } = page.pagingMetadata.cursors
    const rest = expected(await request(studio.admin, { cursorPaging: { cursor: next, limit: 2 } }))
    expect(rest.extendedBookings.map((it: { booking: { id: string } }) => it.booking.id)).toEqual([first.id])
    const byOffset = expected(await request(studio.admin, { paging: { limit: 1, offset: 1 } }))
    expect(byOffset.pagingMetadata).toMatchObject({ count: 1, offset: 1, total: 3 })
    expect(await listIds(studio.admin, {}, { sort: [{ fieldName: 'startDate', order: 'ASC' }] })).toEqual([
      first.id,
      second.id,
      third.id,
    ])
  })

  it('filters by every documented field, with and without segments missing in JSON', async () => {
    const { studio, first, second, third } = await aBusyStudio()
    const { service, resourceId, locationId } = studio
    const all = [third.id, second.id, first.id]
    const cases: [object, (string | null | undefined)[]][] = [
      [{ id: { $in: [first.id, second.id] } }, [second.id, first.id]],
      [{ id: { $ne: first.id } }, [third.id, second.id]],
      [{ 'bookedEntity.item.slot.serviceId': service.id }, all],
      [{ 'bookedEntity.slot.serviceId': service.id }, all],
      [{ 'bookedEntity.item.slot.scheduleId': { $eq: service.scheduleId } }, all],
      [{ 'bookedEntity.item.slot.eventId': second.bookedEntity?.slot?.eventId }, [second.id]],
      [{ 'bookedEntity.item.slot.sessionId': second.bookedEntity?.slot?.eventId }, [second.id]],
      [{ 'bookedEntity.item.slot.resource.id': resourceId }, [second.id]],
      [{ 'bookedEntity.item.slot.location.id': locationId }, all],
      [{ 'bookedEntity.item.slot.location.locationType': 'OWNER_BUSINESS' }, all],
      [{ 'bookedEntity.item.schedule.scheduleId': service.scheduleId }, []],
      [{ 'contactDetails.contactId': await contactOf(context, second.id) }, [second.id]],
      [{ 'contactDetails.email': 'mia@customer.example' }, [second.id]],
      [{ status: 'CONFIRMED' }, [second.id]],
      [{ status: { $in: ['CREATED', 'CONFIRMED'] } }, all],
      [{ paymentStatus: 'UNDEFINED' }, all],
      [{ selectedPaymentOption: 'OFFLINE' }, [second.id]],
      [{ externalUserId: 'crm-1' }, [first.id]],
      [{ 'createdBy.contactId': await contactOf(context, first.id) }, [first.id]],
      [{ 'createdBy.id.anonymousVisitorId': first.createdBy?.anonymousVisitorId }, [first.id]],
      [{ 'createdBy.anonymousVisitorId': third.createdBy?.anonymousVisitorId }, [third.id]],
      [{ 'createdBy.id.appId': second.createdBy?.appId }, [second.id]],
      [{ startDate: { $gte: day(3), $lt: day(4) } }, [second.id]],
      [{ endDate: { $gt: day(4) } }, [third.id]],
      [{ createdDate: { $lte: '2026-06-01T10:00:00Z' } }, [second.id, first.id]],
      [{ updatedDate: { $gt: '2026-06-01T10:00:00Z' } }, [third.id]],
      [{ 'bookedEntity.tags': { $hasSome: ['INDIVIDUAL'] } }, all],
      [{ 'bookedEntity.tags': { $hasAll: ['INDIVIDUAL', 'GROUP'] } }, []],
      [{ totalParticipants: { $gt: 1 } }, []],
      [{ doubleBooked: true }, []],
      [{ doubleBooked: { $ne: true } }, all],
      [{ 'bookingSource.platform': 'MOBILE_APP' }, [third.id]],
      [{ 'bookingSource.actor': { $in: ['BUSINESS'] } }, [second.id]],
      [{ $or: [{ status: 'CONFIRMED' }, { externalUserId: 'crm-1' }] }, [second.id, first.id]],
    ]
    for (const [filter, ids] of cases) expect([filter, await listIds(studio.admin, filter)]).toEqual([filter, ids])
  })

  it('refuses unknown fields, with their path', async () => {
    const { studio } = await aBusyStudio()
    const refusal = async (query: object) => readRefusal(await request(studio.admin, query))
    expect(await refusal({ filter: { policySnapshot: 'x' } })).toBe('400 query.filter.policySnapshot')
    expect(await refusal({ filter: { status: { $gt: 'A' } } })).toBe('400 query.filter.status')
    expect(await refusal({ filter: { id: 'nothing' } })).toMatch(/^400 query\.filter\.id/)
    expect(await refusal({ sort: [{ fieldName: 'secret' }] })).toMatch(/^400 query\.sort/)
    expect(await refusal({ cursorPaging: { limit: 101 } })).toBe('400 query.cursorPaging.limit')
    expect(await refusal({ cursorPaging: { cursor: 'made-up' } })).toBe('400 query.cursorPaging.cursor')
    expect(readRefusal(await studio.admin.post(url, {}))).toBe('400 query')
  })
})

describe('visibility', () => {
  it('is their own for customers, their calendar for staff with one, all for the business', async () => {
    const { studio, stranger, first, second, third } = await aBusyStudio()
    const elsewhere = await aStudio(app, context)
    const person = await aPerson(context, studio.siteId, { role: 'staff', resourceIds: [studio.resourceId] })
    const livia = aClient(app, (await signIn(app, person, studio.siteId)).headers)
    expect(await listIds(studio.visitor, {})).toEqual([first.id])
    expect(await listIds(stranger, {})).toEqual([third.id])
    expect(await listIds(livia, {})).toEqual([second.id])
    expect(await listIds(elsewhere.admin, {})).toEqual([])
    expect(await listIds(studio.visitor, { id: third.id })).toEqual([])
    const sneaky = { $or: [{ id: third.id }, { status: { $in: ['CREATED', 'CONFIRMED'] } }] }
    expect(await listIds(studio.visitor, sneaky)).toEqual([first.id])
  })
})

describe('flags', () => {
  const only = async (studio: Studio, id: string, flags: object, client: Client = studio.admin) =>
    expected(await request(client, { filter: { id } }, flags)).extendedBookings[0]

  it('add nothing unless set', async () => {
    const { studio, second } = await aBusyStudio()
    expect(Object.keys(await only(studio, second.id, {}))).toEqual(['booking'])
  })

  it('add the allowed actions of the customer', async () => {
    const policy = {
      cancellationPolicy: { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 1440 },
    }
    const studio = await aStudio(app, context, { policy })
    const { id } = await aBooking(studio.admin, slotWith(studio, day(2)), { status: 'CONFIRMED' })
    const flags = { withBookingAllowedActions: true }
    expect((await only(studio, id, flags)).allowedActions).toEqual({ cancel: true, reschedule: false })
    clock.advance({ minutes: 1 })
    expect((await only(studio, id, flags)).allowedActions).toEqual({ cancel: false, reschedule: false })
    clock.set('2026-06-01T09:00:00Z')
  })

  it('add that no attendance was recorded', async () => {
    const { studio, second } = await aBusyStudio()
    const { attendance } = await only(studio, second.id, { withBookingAttendanceInfo: true })
    expect(attendance).toEqual({ status: 'NOT_SET', numberOfAttendees: 0 })
  })

  it('add the booking policy and fees, with permission', async () => {
    const { studio, first, second } = await aBusyStudio()
    const flags = { withBookingPolicySettings: true, withBookingFeeDetails: true, withBookingConferencingDetails: true }
    const shown = await only(studio, second.id, flags)
    expect(shown.bookingPolicySettings).toEqual({ cancellationFeeEnabled: false })
    expect([shown.bookingFeeDetails, shown.conferencingDetails]).toEqual([undefined, undefined])
    for (const flag of ['withBookingPolicySettings', 'withBookingFeeDetails']) {
      const refused = await request(studio.visitor, { filter: { id: first.id } }, { [flag]: true })
      expect(readRefusal(refused)).toBe('403 UNAUTHORIZED_OPERATION')
    }
  })

  it('shows a member guest bookings under their email, once it is verified', async () => {
    const studio = await aStudio(app, context)
    const { siteId } = studio
    const email = 'guest@customer.example'
    const contactDetails = { firstName: 'Guest', email }
    const booking = await aBooking(studio.visitor, slotWith(studio, day(5)), { contactDetails })
    const { id } = await context.transaction((tx) =>
      insertMember(tx, context, { siteId, loginEmail: email }, undefined),
    )
    const grant = { siteId, clientId: siteId, memberId: id, visitorId: null, memberSessionId: null }
    const { access_token } = await issueMemberTokens(context, { ...grant, hasRefreshToken: false })
    const member = aClient(app, { authorization: access_token })
    const cancel = () => member.post(`/v2/bookings/${booking.id}/cancel`, { revision: booking.revision })
    expect(await listIds(member, {})).toEqual([])
    expect(readRefusal(await cancel())).toBe('404 BOOKING_NOT_FOUND')
    await context.transaction(async (tx) => {
      const claimed = await lockMember(tx, siteId, id)
      if (claimed) await changeMember(tx, context, claimed, { isVerified: true }, undefined)
    })
    expect(await listIds(member, {})).toEqual([booking.id])
    expect((await cancel()).status).toBe(200)
  })
})
