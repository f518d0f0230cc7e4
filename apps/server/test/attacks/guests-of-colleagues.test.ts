import { describe, expect, it } from 'vitest'
import {
  aBooking,
  aClient,
  aService,
  aStaffMember,
  aStudio,
  expected,
  readRefusal,
  slotWith,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'
import { anEmail, aVerifiedMember, findMine } from './members.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { app, clock, context } = test
const phone = '+49301234567'

/** Clara only comes to a colleague of Ben, who is limited to his own calendar. */
async function aGuest(details: { email?: string } = { email: anEmail('clara') }) {
  const studio = await aStudio(app, context)
  const { admin, siteId } = studio
  const colleague = await aStaffMember(context, siteId, { name: 'Other' })
  const there = { ...studio, service: await aService(context, siteId, [colleague]) }
  const { customer } = expected(
    await admin.post('/v1/customers', { customer: { firstName: 'Clara', phone, ...details } }),
  )
  expected(await admin.post(`/v1/customers/${customer.id}/notes`, { text: 'private note of the other' }))
  const contactDetails = { contactId: customer.id, firstName: 'Clara', phone, ...details }
  const slot = slotWith(there, '2026-06-02T08:00:00.000Z', colleague)
  const hers = await aBooking(admin, slot, { contactDetails, status: 'CONFIRMED' })
  const person = await aPerson(context, siteId, { role: 'staff', resourceIds: [studio.resourceId] })
  const ben = aClient(app, { ...(await signIn(app, person, siteId)).headers, 'wix-site-id': siteId })
  const bookHere = (more: object, status = 'CONFIRMED', hour = '08') =>
    aBooking(ben, slotWith(studio, `2026-06-03T${hour}:00:00.000Z`), { contactDetails: more, status } as never)
  return { studio, siteId, admin, ben, hers, customer, email: details.email, bookHere }
}

const listNames = async (client: ReturnType<typeof aClient>) =>
  expected(await client.post('/v1/customers/query', {})).customers.map(({ name }: { name: string }) => name)

describe('staff limited to their own calendar', () => {
  it.each(['CREATED', 'CONFIRMED'])('see nothing of a guest by booking for their address: %s', async (status) => {
    const { ben, email, customer, bookHere } = await aGuest()
    await bookHere({ firstName: 'C', email }, status)
    expect(await listNames(ben)).toEqual([])
    expect(readRefusal(await ben.get(`/v1/customers/${customer.id}`))).toBe('404 CONTACT_NOT_FOUND')
    const changed = { id: customer.id, revision: customer.revision, email: anEmail('mallory') }
    expect(readRefusal(await ben.patch(`/v1/customers/${customer.id}`, { customer: changed }))).toBe(
      '404 CONTACT_NOT_FOUND',
    )
  })

  it('give a guest without an address none by naming them, and take nothing with it', async () => {
    const { siteId, admin, ben, hers, customer, bookHere } = await aGuest({})
    const evil = anEmail('mallory')
    await bookHere({ contactId: customer.id, firstName: 'Clara', phone, email: evil })
    expect(expected(await admin.get(`/v1/customers/${customer.id}`)).customer.email).toBeNull()
    expect(readRefusal(await ben.get(`/v1/customers/${customer.id}`))).toBe('404 CONTACT_NOT_FOUND')
    expect(await findMine(await aVerifiedMember(test, siteId, evil))).not.toContain(hers.id)
  })

  it('change no address of a guest who has bookings with colleagues as well, nor fill one in', async () => {
    for (const details of [{ email: anEmail('clara') }, {}]) {
      const { studio, siteId, admin, ben, hers, customer, bookHere } = await aGuest(details)
      // The front desk books her with Ben, too.
      const contactDetails = { contactId: customer.id, firstName: 'Clara', phone, ...details }
      const slot = slotWith(studio, '2026-06-03T10:00:00.000Z')
      await aBooking(admin, slot, { contactDetails, status: 'CONFIRMED' })
      const { revision } = expected(await ben.get(`/v1/customers/${customer.id}`)).customer
      const evil = anEmail('mallory')
      const changed = { id: customer.id, revision, email: evil }
      expect(readRefusal(await ben.patch(`/v1/customers/${customer.id}`, { customer: changed }))).toBe(
        '403 PERMISSION_DENIED',
      )
      if (!('email' in details)) await bookHere({ contactId: customer.id, firstName: 'Clara', phone, email: evil })
      expect(await findMine(await aVerifiedMember(test, siteId, evil))).not.toContain(hers.id)
    }
  })

  it('see, name and change customers whom they made themselves, in a booking too', async () => {
    const { ben, bookHere } = await aGuest()
    await bookHere({ firstName: 'Dora', lastName: 'Blum', phone: '+49305550001' })
    clock.advance({ hours: 1 })
    const [dora] = expected(await ben.post('/v1/customers/query', {})).customers
    const again = await bookHere({ contactId: dora.id, firstName: 'Dora', email: anEmail('dora') }, 'CONFIRMED', '12')
    expect(again.contactDetails?.contactId).toBe(dora.id)
    const { id, revision } = expected(await ben.get(`/v1/customers/${dora.id}`)).customer
    const changed = { id, revision, email: anEmail('blum') }
    expect(readRefusal(await ben.patch(`/v1/customers/${id}`, { customer: changed }))).toBe('200')
  })
})
