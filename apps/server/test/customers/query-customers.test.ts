import { describe, expect, it } from 'vitest'
import { aBooking, aStaffMember, aStudio, aVisitor, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aColleague, aCustomer, markNoShow, searchNames } from './support/customers.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T07:00:00Z' })

describe('queryCustomers', () => {
  it('finds by parts of names in any order, ignoring accents and case', async () => {
    const { admin } = await aStudio(app, context)
    await aCustomer(admin, { firstName: 'Zoë', lastName: 'Müller-Straße' })
    await aCustomer(admin, { firstName: 'Łukasz', lastName: 'Øster' })
    await aCustomer(admin, { firstName: 'יעל', lastName: 'כֹּהֵן' })
    for (const search of ['zoe', 'mull', 'müller zo', 'ZOË strasse', 'ller-']) {
      expect(await searchNames(admin, search), search).toEqual(['Zoë Müller-Straße'])
    }
    expect(await searchNames(admin, 'luk ost')).toEqual(['Łukasz Øster'])
    expect(await searchNames(admin, 'כהן')).toEqual(['יעל כֹּהֵן'])
    expect(await searchNames(admin, 'zoe weber')).toEqual([])
  })

  it('finds by a part of an email address', async () => {
    const { admin } = await aStudio(app, context)
    await aCustomer(admin, { email: 'jonas.weber@post.example' })
    expect(await searchNames(admin, 'weber@po')).toEqual(['jonas.weber@post.example'])
  })

  it('finds by a phone number in any format', async () => {
    const { admin } = await aStudio(app, context)
    await aCustomer(admin, { firstName: 'Here', phone: '0170 / 123 45 67' })
    await aCustomer(admin, { firstName: 'There', phone: '+49 (0)30 999-111' })
    for (const search of ['0170', '170 123', '+49 170 1234567', '0049170 1234567', '4567']) {
      expect(await searchNames(admin, search), search).toEqual(['Here'])
    }
    expect(await searchNames(admin, '999111')).toEqual(['There'])
    expect(await searchNames(admin, 'her 0170')).toEqual(['Here'])
  })

  it('treats pattern characters literally', async () => {
    const { admin } = await aStudio(app, context)
    await aCustomer(admin, { firstName: '100%', lastName: 'a_b' })
    await aCustomer(admin, { firstName: 'Plain', lastName: 'ab' })
    expect(await searchNames(admin, '%')).toEqual(['100% a_b'])
    expect(await searchNames(admin, '_')).toEqual(['100% a_b'])
    expect(await searchNames(admin, '\\')).toEqual([])
  })

  it('ranks names that begin with the term first, then sorts by last name', async () => {
    const { admin } = await aStudio(app, context)
    await aCustomer(admin, { firstName: 'Hannah', lastName: 'Abel' })
    await aCustomer(admin, { firstName: 'Anna', lastName: 'Zorn' })
    await aCustomer(admin, { firstName: 'Anna', lastName: 'Birk' })
    expect(await searchNames(admin, 'anna')).toEqual(['Anna Birk', 'Anna Zorn', 'Hannah Abel'])
    expect(await searchNames(admin, 'anna', { sort: 'NAME' })).toEqual(['Hannah Abel', 'Anna Birk', 'Anna Zorn'])
  })

  it('counts bookings, cancellations and no-shows, and returns the last and next visit', async () => {
    clock.set('2026-06-01T07:00:00Z')
    const studio = await aStudio(app, context)
    const { admin } = studio
    const confirmed = { status: 'CONFIRMED' } as const
    const contactDetails = { firstName: 'Clara', email: 'clara@customer.example' }
    const make = (start: string, more = {}) =>
      aBooking(admin, slotWith(studio, start), { contactDetails, ...confirmed, ...more })
    await make('2026-06-02T08:00:00.000Z')
    const absent = await make('2026-06-03T08:00:00.000Z')
    await make('2026-06-20T08:00:00.000Z')
    await make('2026-06-10T08:00:00.000Z')
    const off = await make('2026-06-11T08:00:00.000Z')
    expected(await admin.post(`/v2/bookings/${off.id}/cancel`, { revision: off.revision }))
    await markNoShow(context, studio, absent.id)
    clock.set('2026-06-05T07:00:00Z')
    const { customers, total } = expected(await admin.post('/v1/customers/query', {}))
    expect(total).toBe(1)
    expect(customers[0]).toMatchObject({
      name: 'Clara',
      bookingCount: 5,
      cancellationCount: 1,
      noShowCount: 1,
      lastNoShowDate: '2026-06-03T08:00:00.000Z',
      lastVisitDate: '2026-06-02T08:00:00.000Z',
      nextVisitDate: '2026-06-10T08:00:00.000Z',
    })
  })

  it('sorts by visits, no-shows and age, those without any last', async () => {
    clock.set('2026-06-01T07:00:00Z')
    const studio = await aStudio(app, context)
    const { admin } = studio
    const make = (firstName: string, start: string) =>
      aBooking(admin, slotWith(studio, start), { status: 'CONFIRMED', contactDetails: { firstName } })
    await make('Early', '2026-06-02T08:00:00.000Z')
    const absent = await make('Late', '2026-06-03T08:00:00.000Z')
    await make('Late', '2026-06-08T08:00:00.000Z')
    clock.set('2026-06-01T08:00:00Z')
    await aCustomer(admin, { firstName: 'Never' })
    clock.set('2026-06-05T07:00:00Z')
    await markNoShow(context, studio, absent.id)
    const names = async (sort: string) => (await searchNames(admin, '', { sort })).join(' ')
    expect(await names('LAST_VISIT')).toMatch(/^Early /)
    expect(await names('NEXT_VISIT')).toMatch(/^Late /)
    expect(await names('NO_SHOWS')).toMatch(/^Late /)
    expect(await names('CREATED')).toMatch(/^Never /)
    expect(await names('NAME')).toBe('Early Late Late Never')
  })

  it('paginates, and returns the total', async () => {
    const { admin } = await aStudio(app, context)
    for (const firstName of ['A', 'B', 'C']) await aCustomer(admin, { firstName })
    const page = expected(await admin.post('/v1/customers/query', { limit: 2, offset: 2 }))
    expect(page.customers.map(({ name }: { name: string }) => name)).toEqual(['C'])
    expect(page.total).toBe(3)
    expect(readRefusal(await admin.post('/v1/customers/query', { limit: 101 }))).toBe('400 limit')
    expect(readRefusal(await admin.post('/v1/customers/query', { sort: 'AGE' }))).toBe('400 sort')
  })

  it('shows staff with their own calendar only their own customers', async () => {
    const studio = await aStudio(app, context)
    const { admin } = studio
    const other = await aStaffMember(context, studio.siteId, { name: 'Ben' })
    await aBooking(admin, slotWith(studio, '2026-06-22T08:00:00.000Z'), { contactDetails: { firstName: 'Mine' } })
    await aCustomer(admin, { firstName: 'Nobody’s' })
    const own = await aColleague(studio, [studio.resourceId])
    const ben = await aColleague(studio, [other])
    await aCustomer(ben, { firstName: 'Written' })
    expect(await searchNames(own, '')).toEqual(['Mine'])
    expect(await searchNames(ben, '')).toEqual(['Written'])
    expect((await searchNames(admin, '')).sort()).toEqual(['Mine', 'Nobody’s', 'Written'])
  })

  it('finds no customer of another business, and requires permission', async () => {
    const one = await aStudio(app, context)
    const other = await aStudio(app, context)
    await aCustomer(one.admin)
    expect(await searchNames(other.admin, '')).toEqual([])
    const visitor = await aVisitor(app, one.siteId)
    expect(readRefusal(await visitor.post('/v1/customers/query', {}))).toBe('403 PERMISSION_DENIED')
  })
})
