import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contactOf } from '../support/contact-of.ts'
import { type Answer, aBooking, aStudio, bookingInput, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aColleague, aCustomer, aNote, getCustomer, outcomes, searchNames } from './support/customers.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const merge = (admin: { post(url: string, body: object): Promise<Answer> }, id: string, ...otherIds: string[]) =>
  admin.post(`/v1/customers/${id}/merge`, { otherIds })

describe('mergeCustomers', () => {
  it('combines bookings and notes and fills empty fields', async () => {
    const studio = await aStudio(app, context)
    const { admin } = studio
    const email = 'double@customer.example'
    const booking = await aBooking(admin, slotWith(studio, '2026-06-02T08:00:00.000Z'), {
      status: 'CONFIRMED',
      contactDetails: { firstName: 'Clary', lastName: 'Weiss', email },
    })
    const duplicate = await contactOf(context, booking.id)
    const { id } = await aCustomer(admin, { firstName: 'Clara', phone: '030 1234567' })
    const notes = [await aNote(admin, duplicate, 'Tea'), await aNote(admin, id, 'Bike')]
    const page = expected(await merge(admin, id, duplicate))
    expect(page.customer).toMatchObject({
      id,
      name: 'Clara Weiss',
      phone: '030 1234567',
      email,
      bookingCount: 1,
      revision: '2',
      nextVisitDate: '2026-06-02T08:00:00.000Z',
    })
    expect(page.notes.map((note: { id: string }) => note.id).sort()).toEqual(notes.map((note) => note.id).sort())
    expect(page.history[0]).toMatchObject({
      action: 'merge',
      detail: { duplicates: [{ id: duplicate, name: 'Clary Weiss' }] },
    })
    expect(await searchNames(admin, '')).toEqual(['Clara Weiss'])
  })

  it('updates history, events and revision of each booking', async () => {
    const studio = await aStudio(app, context)
    const { admin } = studio
    const contactDetails = { firstName: 'Clara', email: 'moved@customer.example' }
    const booking = await aBooking(admin, slotWith(studio, '2026-06-02T08:00:00.000Z'), { contactDetails })
    const { id } = await aCustomer(admin, { firstName: 'Clara' })
    expected(await merge(admin, id, await contactOf(context, booking.id)))
    const { extendedBookings } = expected(await admin.post('/v2/extended-bookings/query', { query: {} }))
    expect(extendedBookings[0].booking).toMatchObject({
      revision: String(Number(booking.revision) + 1),
      contactDetails: { ...contactDetails, contactId: id },
    })
    const { entries } = expected(await admin.get(`/v1/bookings/${booking.id}/history`))
    expect(entries.at(-1)).toMatchObject({ action: 'mergeCustomers', detail: { contactId: id } })
    const events = await context.db.selectFrom('events').selectAll().where('entity_id', '=', booking.id).execute()
    expect(events.find(({ slug }) => slug === 'updated')?.payload).toMatchObject({
      updatedEvent: { currentEntity: { contactDetails: { contactId: id } } },
    })
  })

  it('redirects duplicates and their addresses to the remaining customer, over several merges', async () => {
    const studio = await aStudio(app, context)
    const { admin } = studio
    const [a, b, c] = [
      await aCustomer(admin, { firstName: 'A', email: 'a@customer.example' }),
      await aCustomer(admin, { firstName: 'B', email: 'b@customer.example' }),
      await aCustomer(admin, { firstName: 'C', email: 'c@customer.example' }),
    ]
    expected(await merge(admin, b.id, a.id))
    expected(await merge(admin, c.id, b.id))
    expect((await getCustomer(admin, a.id)).customer).toMatchObject({ id: c.id, name: 'C' })
    const book = (hour: string, contactDetails: object) =>
      aBooking(admin, slotWith(studio, `2026-06-02T${hour}:00:00.000Z`), { contactDetails })
    const booked = [
      await book('08', { firstName: 'A', email: 'A@customer.example' }),
      await book('09', { contactId: b.id }),
      await book('10', { contactId: c.id, email: 'a@customer.example' }),
    ]
    expect(booked.map(({ contactDetails }) => contactDetails?.contactId)).toEqual([c.id, c.id, c.id])
    const refused = await admin.post(
      '/v2/bookings',
      bookingInput(slotWith(studio, '2026-06-02T11:00:00.000Z'), {
        contactDetails: { contactId: c.id, email: 'strange@customer.example' },
      }),
    )
    expect(readRefusal(refused)).toBe('409 CONTACT_DETAILS_CONFLICT')
  })

  it('lets the customer use the address of the duplicate', async () => {
    const { admin } = await aStudio(app, context)
    const [held, duplicate] = [
      await aCustomer(admin, { firstName: 'A', email: 'old@customer.example' }),
      await aCustomer(admin, { firstName: 'B', email: 'new@customer.example' }),
    ]
    const { customer } = expected(await merge(admin, held.id, duplicate.id))
    const wanted = { customer: { id: held.id, revision: customer.revision, email: 'new@customer.example' } }
    expect(expected(await admin.patch(`/v1/customers/${held.id}`, wanted)).customer.email).toBe('new@customer.example')
  })

  it('merges once for repeated requests', async () => {
    const { admin } = await aStudio(app, context)
    const held = await aCustomer(admin)
    const duplicate = await aCustomer(admin)
    const first = expected(await merge(admin, held.id, duplicate.id, duplicate.id.toUpperCase()))
    expect(expected(await merge(admin, held.id, duplicate.id))).toEqual(first)
  })

  it('refuses the customer itself, unknown ones, and duplicates of another business or customer', async () => {
    const studio = await aStudio(app, context)
    const abroad = await aStudio(app, context)
    const { admin } = studio
    const held = await aCustomer(admin)
    const third = await aCustomer(admin)
    const taken = await aCustomer(admin)
    const foreign = await aCustomer(abroad.admin)
    expected(await merge(admin, third.id, taken.id))
    expect(readRefusal(await merge(admin, held.id, held.id))).toBe('400 otherIds')
    expect(readRefusal(await merge(admin, held.id))).toBe('400 otherIds')
    for (const otherId of [randomUUID(), foreign.id, taken.id]) {
      expect(readRefusal(await merge(admin, held.id, otherId))).toBe('404 CONTACT_NOT_FOUND')
    }
    expect(readRefusal(await merge(abroad.admin, held.id, foreign.id))).toBe('404 CONTACT_NOT_FOUND')
  })

  it('is not available to staff with their own calendar', async () => {
    const studio = await aStudio(app, context)
    const own = await aColleague(studio, [studio.resourceId])
    const held = await aCustomer(own)
    const duplicate = await aCustomer(own)
    expect(readRefusal(await merge(own, held.id, duplicate.id))).toBe('403 PERMISSION_DENIED')
  })

  it('includes bookings made during the merge', async () => {
    const studio = await aStudio(app, context)
    const { admin } = studio
    const email = 'race@customer.example'
    const held = await aCustomer(admin)
    const duplicate = await aCustomer(admin, { firstName: 'Clary', email })
    const book = (hour: number) =>
      admin.post(
        '/v2/bookings',
        bookingInput(slotWith(studio, `2026-06-0${2 + (hour % 5)}T0${hour}:00:00.000Z`), {
          contactDetails: { firstName: 'Clary', email },
        }),
      )
    const answers = await Promise.all([
      book(1),
      book(2),
      merge(admin, held.id, duplicate.id),
      book(3),
      book(4),
      book(5),
    ])
    expect(outcomes(answers)).toEqual([200, 200, 200, 200, 200, 200])
    const rows = await context.db
      .selectFrom('bookings')
      .select('contact_id')
      .where('site_id', '=', studio.siteId)
      .execute()
    expect(rows.map(({ contact_id }) => contact_id)).toEqual(Array(5).fill(held.id))
  })

  it('ends in one customer if two merge each other at once', async () => {
    const { admin } = await aStudio(app, context)
    const a = await aCustomer(admin)
    const b = await aCustomer(admin)
    const answers = await Promise.all([merge(admin, a.id, b.id), merge(admin, b.id, a.id)])
    expect(outcomes(answers)[0]).toBe(200)
    expect(await searchNames(admin, '')).toHaveLength(1)
  })
})
