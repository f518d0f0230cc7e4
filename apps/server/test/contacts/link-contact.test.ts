import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type ContactDetails, findContact, linkContact } from '../../src/features/contacts/index.ts'
import { aSite } from '../support/a-site.ts'
import { createTestContext } from '../support/context.ts'

const { context, clock, db } = await createTestContext()
const siteId = await aSite(context)
const link = (details: ContactDetails, site = siteId) =>
  context.transaction((tx) => linkContact(tx, site, details, clock.now()))
const anEmail = () => `${randomUUID()}@example.org`

describe('linkContact', () => {
  it('finds the contact of an email address, case-insensitively', async () => {
    const email = anEmail()
    const first = await link({ email, firstName: 'Ada' })
    expect(await link({ email: ` ${email.toUpperCase()} `, firstName: 'Someone' })).toBe(first)
    expect(await findContact(db, siteId, first)).toMatchObject({ email, firstName: 'Ada' })
  })

  it('fills empty fields and keeps existing ones', async () => {
    const email = anEmail()
    const id = await link({ email, firstName: 'Ada', lastName: ' ' })
    await link({ email, firstName: 'Augusta', lastName: 'Lovelace', phone: '+44 20', fullAddress: { city: 'London' } })
    await link({ email, lastName: 'King', fullAddress: { city: 'Paris' } })
    expect(await findContact(db, siteId, id)).toEqual({
      id,
      email,
      emailUnproven: false,
      firstName: 'Ada',
      lastName: 'Lovelace',
      phone: '+44 20',
      address: { city: 'London' },
    })
    const row = await db.selectFrom('contacts').select('revision').where('id', '=', id).executeTakeFirstOrThrow()
    expect(Number(row.revision)).toBe(2)
  })

  it('creates one contact for one email address if two bookings arrive at once', async () => {
    const email = anEmail()
    const ids = await Promise.all(Array.from({ length: 6 }, () => link({ email, firstName: 'Ada' })))
    expect(new Set(ids).size).toBe(1)
  })

  it('uses the given contact', async () => {
    const contactId = await link({ email: anEmail() })
    expect(await link({ contactId })).toBe(contactId)
    const anonymous = await link({ firstName: 'Grace' })
    const email = anEmail()
    expect(await link({ contactId: anonymous, email })).toBe(anonymous)
    expect(await findContact(db, siteId, anonymous)).toMatchObject({ email })
  })

  it('fills in the contact that a customer has proved, but no address that is not theirs', async () => {
    const [mine, other] = [anEmail(), anEmail()]
    const contactId = await link({ firstName: 'Ada' })
    const proof = { email: mine, contactIds: [contactId] }
    const type = (details: ContactDetails) =>
      context.transaction((tx) => linkContact(tx, siteId, details, clock.now(), proof))
    expect(await type({ contactId, email: other, phone: '+44 20' })).not.toBe(contactId)
    expect(await findContact(db, siteId, contactId)).toMatchObject({ email: null, phone: null })
    expect(await type({ email: mine.toUpperCase(), phone: '+44 20' })).toBe(contactId)
    expect(await findContact(db, siteId, contactId)).toMatchObject({ email: mine.toUpperCase(), phone: '+44 20' })
    await expect(type({ contactId, email: other })).rejects.toMatchObject({ code: 'CONTACT_DETAILS_CONFLICT' })
    expect(await type({ contactId: await link({ email: other }) })).not.toBe(contactId)
  })

  it('refuses a given contact with another email address', async () => {
    const mine = anEmail()
    const taken = anEmail()
    const contactId = await link({ email: mine })
    await link({ email: taken })
    const nameless = await link({ firstName: 'Grace' })
    await expect(link({ contactId, email: taken })).rejects.toMatchObject({ code: 'CONTACT_DETAILS_CONFLICT' })
    await expect(link({ contactId: nameless, email: taken })).rejects.toMatchObject({
      code: 'CONTACT_DETAILS_CONFLICT',
    })
  })

  it('finds no contact of another site', async () => {
    const email = anEmail()
    const contactId = await link({ email })
    const other = await aSite(context)
    const theirs = await link({ contactId, email }, other)
    expect(theirs).not.toBe(contactId)
    expect(await findContact(db, siteId, theirs)).toBeUndefined()
  })

  it('creates a new contact for every customer without an email address', async () => {
    expect(await link({ firstName: 'Ada' })).not.toBe(await link({ firstName: 'Ada' }))
  })

  it('follows a merged duplicate and its address to the remaining customer', async () => {
    const one = anEmail()
    const other = anEmail()
    const stored = await link({ email: one, firstName: 'Ada' })
    const duplicate = await link({ email: other })
    await db.updateTable('contacts').set({ merged_into_id: stored }).where('id', '=', duplicate).execute()
    expect(await link({ contactId: duplicate })).toBe(stored)
    expect(await link({ email: other, phone: '030 1' })).toBe(stored)
    expect(await link({ contactId: stored, email: other })).toBe(stored)
    await expect(link({ contactId: duplicate, email: anEmail() })).rejects.toMatchObject({
      code: 'CONTACT_DETAILS_CONFLICT',
    })
    expect(await findContact(db, siteId, duplicate)).toMatchObject({ id: stored, email: one, phone: '030 1' })
  })
})
