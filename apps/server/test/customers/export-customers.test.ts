import { describe, expect, it } from 'vitest'
import { contactOf } from '../support/contact-of.ts'
import { aBooking, aStaffMember, aStudio, expected, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aColleague, aCustomer, aNote } from './support/customers.ts'

// Half past eleven in Berlin is already the next day in the file's name only where the business lives.
const { app, context } = await createTestApp({ now: '2026-06-01T22:30:00Z' })

describe('exportCustomers', () => {
  it('returns a file of all customers, in the time zone of the business', async () => {
    const studio = await aStudio(app, context)
    const { admin } = studio
    const booking = await aBooking(admin, slotWith(studio, '2026-06-02T08:00:00.000Z'), {
      status: 'CONFIRMED',
      contactDetails: { firstName: 'Zoë', lastName: 'Abel', email: 'zoe@customer.example' },
    })
    await aNote(admin, await contactOf(context, booking.id), 'Says "hi",\nloudly', true)
    await aCustomer(admin, { firstName: '=HYPERLINK("x")', lastName: 'Bad', phone: '+49 30 1', language: 'de' })
    const answer = await admin.get('/v1/customers/export.csv')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="customers-2026-06-02.csv"',
      'cache-control': 'no-store',
    })
    expect(String(expected(answer)).split('\r\n')).toEqual([
      '\uFEFFFirst name,Last name,Email,Phone,Language,Customer since,Bookings,Cancelled,No-shows,Last visit,Next visit,Pinned note',
      'Zoë,Abel,zoe@customer.example,,,2026-06-02 00:30,1,0,0,,2026-06-02 10:00,"Says ""hi"",\nloudly"',
      `"'=HYPERLINK(""x"")",Bad,,"=""+49 30 1""",de,2026-06-02 00:30,0,0,0,,,`,
      '',
    ])
  })

  it('contains only their own customers for staff with their own calendar', async () => {
    const studio = await aStudio(app, context)
    await aCustomer(studio.admin, { firstName: 'Hidden' })
    const other = await aStaffMember(context, studio.siteId, { name: 'Ben' })
    const ben = await aColleague(studio, [other])
    await aCustomer(ben, { firstName: 'Known' })
    const file = String(expected(await ben.get('/v1/customers/export.csv')))
    expect(file).toContain('Known')
    expect(file).not.toContain('Hidden')
  })

  it('contains no customers of another business', async () => {
    const one = await aStudio(app, context)
    const other = await aStudio(app, context)
    await aCustomer(one.admin, { firstName: 'Hidden' })
    expect(String(expected(await other.admin.get('/v1/customers/export.csv')))).not.toContain('Hidden')
  })
})
