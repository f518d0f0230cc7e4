import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { issueMemberTokens } from '../../src/features/identity/index.ts'
import { insertMember } from '../../src/features/members/index.ts'
import { aForm, makeQuestion } from '../forms/forms.ts'
import { contactOf as contactIdOf } from '../support/contact-of.ts'
import { aBooking, aClient, aStudio, type Client, expected, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const day = (number: number) => `2026-06-0${number}T09:00:00.000Z`

/** A customer of whom the business knows the address alone. */
async function aContact({ admin }: Studio) {
  const email = `${randomUUID()}@customer.example`
  const { customer } = expected(await admin.post('/v1/customers', { customer: { email } }))
  return { id: customer.id as string, email }
}

async function aMember({ siteId }: Studio, loginEmail: string, isVerified: boolean): Promise<Client> {
  const { id: memberId } = await context.transaction((tx) =>
    insertMember(tx, context, { siteId, loginEmail, isVerified }, undefined),
  )
  const grant = { siteId, clientId: siteId, memberId, visitorId: null, memberSessionId: null, hasRefreshToken: false }
  return aClient(app, { authorization: (await issueMemberTokens(context, grant)).access_token })
}

const contactOf = (id: string) =>
  db
    .selectFrom('contacts')
    .select(['email', 'first_name', 'last_name', 'phone', 'address', 'revision'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const typed = { firstName: 'Not', lastName: 'Her', phone: '+39 06 555 0100', fullAddress: { city: 'Rome' } }

describe('what a stranger types', () => {
  it('changes no contact: it stays on the booking, of a visitor and of another or unverified member alike', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    const { id, email } = await aContact(studio)
    const before = await contactOf(id)
    const strangers = [
      studio.visitor,
      await aMember(studio, `${randomUUID()}@customer.example`, true),
      await aMember(studio, email, false),
    ]
    for (const [index, stranger] of strangers.entries()) {
      const booking = await aBooking(stranger, slotWith(studio, day(2 + index)), {
        contactDetails: { ...typed, email },
      })
      expect(booking.contactDetails).toMatchObject({ ...typed, email })
      expect(booking.contactDetails).not.toHaveProperty('contactId')
      expect(await contactIdOf(context, booking.id)).toBe(id)
    }
    expect(await contactOf(id)).toEqual(before)
  })

  it('adds no address to a contact that it names by id', async () => {
    const studio = await aStudio(app, context)
    const { customer } = expected(await studio.admin.post('/v1/customers', { customer: { firstName: 'Ada' } }))
    const before = await contactOf(customer.id)
    const contactDetails = { ...typed, contactId: customer.id, email: `${randomUUID()}@evil.example` }
    const booking = await aBooking(studio.visitor, slotWith(studio, day(2)), { contactDetails })
    expect(await contactIdOf(context, booking.id)).not.toBe(customer.id)
    expect(await contactOf(customer.id)).toEqual(before)
  })

  it('changes none by the answers to a form, either', async () => {
    const studio = await aStudio(app, context)
    const { id, email } = await aContact(studio)
    const before = await contactOf(id)
    const formFields = [makeQuestion('email'), makeQuestion('phone'), makeQuestion('first_name')]
    const form = await aForm(studio.admin, { formFields })
    const submissions = { email, phone: typed.phone, first_name: typed.firstName }
    expected(await studio.visitor.post('/v4/submissions', { submission: { formId: form.id, submissions } }))
    expect(await contactOf(id)).toEqual(before)
  })

  it('fills in a contact once it is proved, and what staff write at any time', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    const { id, email } = await aContact(studio)
    const member = await aMember(studio, email, true)
    await aBooking(member, slotWith(studio, day(2)), { contactDetails: { email, phone: typed.phone } })
    expect(await contactOf(id)).toMatchObject({ phone: typed.phone, first_name: null })
    await aBooking(studio.admin, slotWith(studio, day(3)), { contactDetails: { email, firstName: 'Ada' } })
    expect(await contactOf(id)).toMatchObject({ phone: typed.phone, first_name: 'Ada' })
  })
})
