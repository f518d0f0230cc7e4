import { beforeEach, describe, expect, it } from 'vitest'
import { bookOnline, sellOnline } from '../bookings/support/paying.ts'
import { aForm, makeQuestion } from '../forms/forms.ts'
import { contactOf } from '../support/contact-of.ts'
import { aBooking, aHold, aStudio, type Client, expected, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { anEmail, aVerifiedMember, readMe } from './members.ts'

const now = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now })
const { app, context, clock } = test
const day = (number: number) => `2026-06-0${number}T09:00:00.000Z`

beforeEach(() => clock.set(now))

/** A business with a customer whom strangers ask about by their address. */
async function aKnownCustomer() {
  const studio = await aStudio(app, context, { staff: 2 })
  const email = anEmail('secret')
  const { customer } = expected(await studio.admin.post('/v1/customers', { customer: { firstName: 'Ada', email } }))
  return { studio, email, id: customer.id as string, typed: { firstName: 'Eve', email } }
}

const findOwn = async (client: Client, query: object) =>
  expected(await client.post('/v2/extended-bookings/query', { query })).extendedBookings

const anAddressForm = async ({ admin }: Studio): Promise<string> =>
  (await aForm(admin, { formFields: [makeQuestion('email')] })).id ?? ''

describe('who types the address of a customer is not told whose it is', () => {
  it('by a booking, however it is read or changed', async () => {
    const { studio, id, typed } = await aKnownCustomer()
    const { visitor } = studio
    const booking = await aBooking(visitor, slotWith(studio, day(3)), { contactDetails: typed })
    expect(await contactOf(context, booking.id)).toBe(id)
    const { token } = expected(await visitor.get(`/v1/anonymous-bookings/${booking.id}/token`))
    const answers = [
      booking,
      await findOwn(visitor, { filter: { id: booking.id } }),
      (await visitor.get(`/v1/anonymous-bookings/${token}`)).body,
      (await visitor.get(`/v1/anonymous-bookings/${token}/summary`)).body,
      (await visitor.post(`/v1/anonymous-bookings/${token}/cancel`, {})).body,
      (await visitor.post(`/v2/bookings/${booking.id}/cancel`, { revision: '2' })).body,
    ]
    expect(JSON.stringify(answers)).toContain(booking.id)
    expect(JSON.stringify(answers)).not.toContain(id)
  })

  it('by a hold that is booked and its charge', async () => {
    const { studio, id, typed } = await aKnownCustomer()
    await sellOnline(studio)
    const hold = await aHold(studio.visitor, studio, day(3))
    const { booking, payment } = expected(await bookOnline(studio.visitor, hold, { contactDetails: typed }))
    expect(await contactOf(context, booking.id)).toBe(id)
    expect(payment.charge.contactId).toBeNull()
    expect(JSON.stringify({ booking, payment })).not.toContain(id)
  })

  it('by answers to a form', async () => {
    const { studio, id, email } = await aKnownCustomer()
    const formId = await anAddressForm(studio)
    const { visitor, admin } = studio
    const { submission } = expected(
      await visitor.post('/v4/submissions', { submission: { formId, submissions: { email } } }),
    )
    const kept = expected(await admin.get(`/v4/submissions/${submission.id}`)).submission
    expect(kept.contactId).toBe(id)
    const changed = { ...submission, submissions: { email: anEmail('other') } }
    const query = { filter: { namespace: submission.namespace } }
    const answers = [
      submission,
      (await visitor.get(`/v4/submissions/${submission.id}`)).body,
      (await visitor.post('/v4/submissions/namespace/query', { query })).body,
      (await visitor.patch(`/v4/submissions/${submission.id}`, { submission: changed })).body,
    ]
    expect(JSON.stringify(answers)).not.toContain(id)
    const found = { filter: { namespace: submission.namespace, contactId: id } }
    const { submissions } = expected(await visitor.post('/v4/submissions/namespace/query', { query: found }))
    expect(submissions).toEqual([])
  })

  it('by finding or sorting their own bookings by whom they are for', async () => {
    const { studio, id, typed } = await aKnownCustomer()
    const { visitor } = studio
    const fresh = await aBooking(visitor, slotWith(studio, day(4)), {
      contactDetails: { firstName: 'Eve', email: anEmail('new') },
    })
    const hers = await aBooking(visitor, slotWith(studio, day(3)), { contactDetails: typed })
    for (const field of ['contactDetails.contactId', 'createdBy.contactId']) {
      expect(await findOwn(visitor, { filter: { [field]: id } })).toEqual([])
      const { count } = expected(await visitor.post('/v2/extended-bookings/count', { filter: { [field]: id } }))
      expect(count).toBe(0)
      const orders = await Promise.all(
        ['ASC', 'DESC'].map(async (order) => {
          const found = await findOwn(visitor, { sort: [{ fieldName: field, order }] })
          return found.map(({ booking }: { booking: { id: string } }) => booking.id)
        }),
      )
      for (const ids of orders) expect(ids.toSorted()).toEqual([fresh.id, hers.id].toSorted())
      expect(orders[0]).toEqual(orders[1])
    }
  })

  it('while members are told their own contact, and not that of an address they type', async () => {
    const { studio, id, typed } = await aKnownCustomer()
    const loginEmail = anEmail('member')
    const member = await aVerifiedMember(test, studio.siteId, loginEmail)
    const { contactId } = await readMe(member)
    const own = await aBooking(member, slotWith(studio, day(3)), {
      contactDetails: { firstName: 'Mia', email: loginEmail },
    })
    expect(own.contactDetails?.contactId).toBe(contactId)
    expect(await findOwn(member, { filter: { 'contactDetails.contactId': contactId } })).toHaveLength(1)
    const other = await aBooking(member, slotWith(studio, day(4)), { contactDetails: typed })
    expect(await contactOf(context, other.id)).toBe(id)
    expect(JSON.stringify([other, await findOwn(member, {})])).not.toContain(id)
    expect(await findOwn(member, { filter: { 'contactDetails.contactId': id } })).toEqual([])
  })
})
