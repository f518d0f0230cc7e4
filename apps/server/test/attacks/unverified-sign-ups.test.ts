import { describe, expect, it } from 'vitest'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { anUnpaid, aSellingStudio } from '../bookings/support/paying.ts'
import { aPlan } from '../checkouts/support/baskets.ts'
import { payPage } from '../payments/support/payments.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { contactOf } from '../support/contact-of.ts'
import {
  aBooking,
  aHold,
  aStudio,
  aVisitor,
  type Client,
  expected,
  readRefusal,
  type Studio,
  slotWith,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { messagesTo } from '../support/messages.ts'
import { anEmail, enter, findMine, readMe } from './members.ts'

cheapHashes()
const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { app, context } = test
context.gateways.mail = inMemoryMail()
const day = (number: number) => `2026-06-0${number}T09:00:00.000Z`
const guest = (email: string) => ({ contactDetails: { firstName: 'Vic', phone: '+39 06 555 0100', email } })
const password = 'correct horse battery'

async function register(studio: Studio, email: string): Promise<Client & { memberId: string }> {
  const visitor = await aVisitor(app, studio.siteId)
  return enter(test, visitor, await visitor.post('/v2/register', { loginId: { email }, password }))
}

/** Moves to another address, which they verify. */
async function moveTo(client: Client, newEmail: string): Promise<void> {
  expected(await client.post('/v1/member-login-email', { newEmail }))
  const code = /\b\d{6}\b/.exec((await messagesTo(context, newEmail)).at(-1)?.subject ?? '')?.[0]
  expected(await client.post('/v1/member-login-email/finish', { code }))
}

const findCustomer = async ({ admin }: Studio, search: string) =>
  expected(await admin.post('/v1/customers/query', { search })).customers[0]

describe('who signs up with an address and does not verify it', () => {
  it('does not take what guests book under it to an address of their own', async () => {
    const studio = await aStudio(app, context)
    const email = anEmail('victim')
    const attacker = await register(studio, email)
    const hers = await aBooking(studio.visitor, slotWith(studio, day(3)), guest(email))
    expect(await findMine(attacker)).toEqual([])
    await moveTo(attacker, anEmail('evil'))
    expect(await findMine(attacker)).toEqual([])
    const { revision } = hers
    expect(readRefusal(await attacker.post(`/v2/bookings/${hers.id}/cancel`, { revision }))).toBe(
      '404 BOOKING_NOT_FOUND',
    )
  })

  it('does not erase it, either', async () => {
    const studio = await aStudio(app, context)
    const email = anEmail('victim')
    const attacker = await register(studio, email)
    const hers = await aBooking(studio.visitor, slotWith(studio, day(3)), guest(email))
    await moveTo(attacker, anEmail('evil'))
    expected(await attacker.post('/v1/members/my/erase', { cancelBookings: true, endOrders: true }))
    const query = { filter: { id: hers.id } }
    const { extendedBookings } = expected(await studio.admin.post('/v2/extended-bookings/query', { query }))
    expect(extendedBookings[0].booking).toMatchObject({ status: hers.status, contactDetails: { email } })
  })

  it('has a contact of their own, and gets the customer once the address is verified', async () => {
    const studio = await aStudio(app, context)
    const email = anEmail('owner')
    const owner = await register(studio, email)
    const before = await readMe(owner)
    expect(before).toMatchObject({ loginEmail: email, loginEmailVerified: false, contact: { emails: [email] } })
    const booked = await aBooking(studio.visitor, slotWith(studio, day(3)), guest(email))
    const contactId = await contactOf(context, booked.id)
    expect(contactId).not.toBe(before.contactId)
    const shown = expected(await studio.admin.get(`/v1/customers/${before.contactId}`)).customer
    expect(shown).toMatchObject({ name: email, email: null, unverifiedEmail: email, account: 'UNVERIFIED' })
    await moveTo(owner, anEmail('elsewhere'))
    expect((await readMe(owner)).contactId).toBe(before.contactId)
    await moveTo(owner, email)
    expect(await readMe(owner)).toMatchObject({ contactId, contact: { emails: [email] } })
    expect(await findMine(owner)).toEqual([booked.id])
  })

  it('reads nothing of what is known about the customer', async () => {
    const studio = await aSellingStudio(test)
    const email = anEmail('victim')
    const squatter = await register(studio, email)
    const hold = await aHold(studio.visitor, studio, day(3))
    const contactDetails = { firstName: 'ZEBRA', lastName: 'Zebra', phone: '+39 06 555 0177', email }
    const unpaid = await anUnpaid(studio.visitor, hold, { contactDetails })
    expected(await payPage(studio.visitor, unpaid.token))
    const { id, revision } = await findCustomer(studio, email)
    const known = { id, revision, firstName: 'ZEBRA', phone: '+39 06 555 0177' }
    expected(await studio.admin.patch(`/v1/customers/${id}`, { customer: known }))
    expected(await studio.admin.post(`/v1/customers/${id}/notes`, { text: 'ZEBRA note' }))
    const answers = [
      await squatter.post('/v2/extended-bookings/query', { query: {} }),
      await squatter.get('/v1/members/my?fieldsets=FULL'),
      await squatter.get('/v1/members/my/data'),
      await squatter.get('/v1/payments/receipts'),
      await squatter.get('/v1/credits/my'),
      await squatter.get('/v1/payments/methods'),
    ]
    expect(answers.map(({ body }) => /zebra|0177/i.test(JSON.stringify(body)))).toEqual(answers.map(() => false))
  })

  it('loses the contact to the business that gives it an address or merges it', async () => {
    const studio = await aStudio(app, context)
    for (const by of ['address', 'merge']) {
      const email = anEmail('victim')
      const squatter = await register(studio, email)
      const { contactId } = await readMe(squatter)
      if (by === 'address') {
        const customer = { id: contactId, revision: '1', email, phone: '+39 06 555 0177' }
        expected(await studio.admin.patch(`/v1/customers/${contactId}`, { customer }))
      } else {
        const { customer } = expected(await studio.admin.post('/v1/customers', { customer: { email } }))
        expected(await studio.admin.post(`/v1/customers/${customer.id}/merge`, { otherIds: [contactId] }))
      }
      const { contactId: after, contact } = await readMe(squatter)
      expect([by, after, contact]).toEqual([by, undefined, { phones: [], emails: [], addresses: [] }])
      await moveTo(squatter, anEmail('evil'))
      expect((await readMe(squatter)).contactId).not.toBe((await findCustomer(studio, email)).id)
    }
  })
})

describe('a plan that is sold at the desk', () => {
  it('is not for a stranger who signed up with the address: the account opens by verifying it only', async () => {
    const studio = await aStudio(app, context)
    const email = anEmail('victim')
    const squatter = await register(studio, email)
    await aBooking(studio.visitor, slotWith(studio, day(3)), guest(email))
    const { id: contactId } = await findCustomer(studio, email)
    const { id: planId } = await aPlan(studio)
    const sold = expected(await studio.admin.post('/v1/orders/sell', { contactId, planId, method: 'CASH' })).order
    const { memberId } = sold.order.buyer
    expect((await squatter.get('/v2/member/orders')).status).toBe(401)
    const visitor = await aVisitor(app, studio.siteId)
    const login = await visitor.post('/v2/login', { loginId: { email }, password })
    expect(login.status).not.toBe(200)
    const { member } = expected(await studio.admin.get(`/v1/members/${memberId}?fieldsets=FULL`))
    expect(member).toMatchObject({ contactId, loginEmail: email, loginEmailVerified: false })
    const again = await studio.admin.post('/v1/orders/sell', { contactId, planId, method: 'CASH' })
    expect(expected(again).order.order.buyer.memberId).toBe(memberId)
  })

  it('needs the address among the details, even of a customer who signed up with it', async () => {
    const studio = await aStudio(app, context)
    const email = anEmail('newcomer')
    const newcomer = await register(studio, email)
    const { contactId } = await readMe(newcomer)
    const { id: planId } = await aPlan(studio)
    const refused = await studio.admin.post('/v1/orders/sell', { contactId, planId, method: 'CASH' })
    expect(readRefusal(refused)).toBe('428 CONTACT_EMAIL_MISSING')
    expect(refused.body.message).toContain('signed up with')
  })
})

describe('signing up', () => {
  it('tells nobody who is a customer where the business asks everybody to verify', async () => {
    const studio = await aStudio(app, context)
    const known = anEmail('victim')
    expected(await studio.admin.post('/v1/customers', { customer: { email: known } }))
    expected(await studio.admin.patch('/v1/sign-on-policies', { signOnPolicy: { requireEmailVerification: true } }))
    const states = []
    for (const email of [known, anEmail('nobody')]) {
      const visitor = await aVisitor(app, studio.siteId)
      const { status, body } = await visitor.post('/v2/register', { loginId: { email }, password })
      states.push([status, body.state, body.identity.status, Object.keys(body)])
    }
    expect(states[0]).toEqual(states[1])
  })
})
