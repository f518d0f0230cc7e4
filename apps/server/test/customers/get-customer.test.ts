import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contactOf } from '../support/contact-of.ts'
import { aBooking, aStaffMember, aStudio, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aColleague, aCustomer, getCustomer } from './support/customers.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const listNames = (alike: { name: string }[]) => alike.map(({ name }) => name).sort()

describe('getCustomer', () => {
  it('returns a guest known from a booking', async () => {
    const studio = await aStudio(app, context)
    const booking = await aBooking(studio.visitor, slotWith(studio, '2026-06-02T08:00:00.000Z'), {
      contactDetails: { firstName: 'Clara', lastName: 'Weiss', email: 'clara@customer.example', phone: '030 1234567' },
    })
    const page = await getCustomer(studio.admin, await contactOf(context, booking.id))
    expect(page.customer).toMatchObject({
      name: 'Clara Weiss',
      email: 'clara@customer.example',
      phone: '030 1234567',
      revision: '1',
      bookingCount: 0,
      cancellationCount: 0,
      noShowCount: 0,
      lastVisitDate: null,
      pinnedNote: null,
    })
    expect([page.notes, page.alike, page.history]).toEqual([[], [], []])
  })

  it('suggests possible duplicates by phone number, name, or mailbox', async () => {
    const { admin } = await aStudio(app, context)
    const jonas = await aCustomer(admin, {
      firstName: 'Jonas',
      lastName: 'Weber',
      email: 'jonas.weber+spa@post.example',
      phone: '0170 1234567',
    })
    await aCustomer(admin, { firstName: 'J', phone: '+49 170 123 45 67' })
    await aCustomer(admin, { firstName: 'JONAS', lastName: 'Wéber' })
    await aCustomer(admin, { firstName: 'Typo', email: 'jonasweber@psot.example' })
    await aCustomer(admin, { firstName: 'Jonas', lastName: 'Kern', phone: '0170 7654321', email: 'jonas@post.example' })
    await aCustomer(admin, { firstName: 'Jonas' })
    expect(listNames((await getCustomer(admin, jonas.id)).alike)).toEqual(['J', 'JONAS Wéber', 'Typo'])
  })

  it('suggests no duplicates by missing fields', async () => {
    const { admin } = await aStudio(app, context)
    const bare = await aCustomer(admin, { firstName: 'Ada' })
    await aCustomer(admin, { firstName: 'Grace' })
    await aCustomer(admin, { firstName: 'Ada' })
    expect((await getCustomer(admin, bare.id)).alike).toEqual([])
  })

  it('returns not found for unknown ids, other businesses, and other calendars', async () => {
    const studio = await aStudio(app, context)
    const abroad = await aStudio(app, context)
    const { id } = await aCustomer(studio.admin)
    const other = await aStaffMember(context, studio.siteId, { name: 'Ben' })
    const ben = await aColleague(studio, [other])
    for (const [actor, requested] of [
      [studio.admin, randomUUID()],
      [abroad.admin, id],
      [ben, id],
    ] as const) {
      expect(readRefusal(await actor.get(`/v1/customers/${requested}`))).toBe('404 CONTACT_NOT_FOUND')
    }
    expect(readRefusal(await studio.admin.get('/v1/customers/nobody'))).toBe('400 contactId')
  })

  it('counts only their own bookings for staff with their own calendar', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    const contactDetails = { firstName: 'Clara', email: 'two@customer.example' }
    const { admin, siteId } = studio
    const second = await context.db
      .selectFrom('resources')
      .select('id')
      .where('site_id', '=', siteId)
      .where('name', '=', 'Colleague 1')
      .executeTakeFirstOrThrow()
    const more = { contactDetails, status: 'CONFIRMED' } as const
    const first = await aBooking(admin, slotWith(studio, '2026-06-02T08:00:00.000Z'), more)
    await aBooking(admin, slotWith(studio, '2026-06-03T08:00:00.000Z', second.id), more)
    const id = await contactOf(context, first.id)
    const own = await aColleague(studio, [second.id])
    expect((await getCustomer(admin, id)).customer).toMatchObject({ bookingCount: 2 })
    expect((await getCustomer(own, id)).customer).toMatchObject({
      bookingCount: 1,
      nextVisitDate: '2026-06-03T08:00:00.000Z',
    })
  })
})
