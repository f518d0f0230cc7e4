import { describe, expect, it } from 'vitest'
import { linkContact } from '../../src/features/contacts/index.ts'
import { changeMember, insertMember, lockMember } from '../../src/features/members/index.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, anEmail, getFull } from './club.ts'

const test = await createTestApp()
const club = await aClub(test)
const { context } = test
const { siteId } = club

/** Who signs up by themselves, before they have shown that the address is theirs. */
const signUp = (loginEmail: string, contact = {}) =>
  context.transaction((tx) => insertMember(tx, context, { siteId, loginEmail, contact }, undefined))
const verifyEmail = (id: string) =>
  context.transaction(async (tx) => {
    const member = await lockMember(tx, siteId, id)
    if (member) await changeMember(tx, context, member, { isVerified: true }, undefined)
  })
const write = (id: string, firstName: string) =>
  context.transaction(async (tx) => {
    const member = await lockMember(tx, siteId, id)
    if (member) await changeMember(tx, context, member, { contact: { first_name: firstName } }, undefined)
  })
const createCustomer = async (email: string, more = {}) =>
  expected(await club.admin.post('/v1/customers', { customer: { firstName: 'Known', email, ...more } })).customer

describe('the contact of a member', () => {
  it('that existed before becomes theirs only after they verified the address', async () => {
    const email = anEmail()
    const customer = await createCustomer(email, { phone: '+49 30 1234' })
    const { id } = await signUp(email)
    const before = await getFull(club, id)
    expect([before.contactId, before.contact?.phones]).toEqual([undefined, []])
    await verifyEmail(id)
    expect(await getFull(club, id)).toMatchObject({
      contactId: customer.id,
      loginEmailVerified: true,
      contact: { firstName: 'Known', phones: ['+49 30 1234'] },
    })
  })

  it('is merged with what they wrote before verifying it', async () => {
    const email = anEmail()
    const customer = await createCustomer(email)
    const { id } = await signUp(email)
    await write(id, 'Mine')
    const own = (await getFull(club, id)).contactId
    expect(own).not.toBe(customer.id)
    await verifyEmail(id)
    expect((await getFull(club, id)).contactId).toBe(customer.id)
    expect(expected(await club.admin.get(`/v1/customers/${own}`)).customer.id).toBe(customer.id)
  })

  it('is not the customer whom the business merged their address into, unless it is that one’s address', async () => {
    const [kept, merged, by] = [anEmail(), anEmail(), anEmail()]
    const customer = await createCustomer(kept)
    const otherIds = [(await createCustomer(merged)).id, (await createCustomer(by)).id]
    expected(await club.admin.post(`/v1/customers/${customer.id}/merge`, { otherIds }))
    const { id } = await signUp(merged)
    await verifyEmail(id)
    const own = (await getFull(club, id)).contactId
    expect(own).toBeTruthy()
    expect([customer.id, ...otherIds]).not.toContain(own)
    const trusted = await context.transaction((tx) =>
      insertMember(tx, context, { siteId, loginEmail: by, isVerified: true }, undefined),
    )
    expect([customer.id, ...otherIds]).not.toContain((await getFull(club, trusted.id)).contactId)
    const undone = await club.admin.post(`/v1/customers/${customer.id}/unmerge`, {})
    expect(readRefusal(undone)).toBe('428 NOTHING_TO_UNDO')
    const holder = await signUp(kept)
    await verifyEmail(holder.id)
    expect((await getFull(club, holder.id)).contactId).toBe(customer.id)
  })

  it('is not the one that others book under before the address is verified, and joined with it afterwards', async () => {
    const email = anEmail()
    const { id, contact } = await signUp(email, { firstName: 'Claims' })
    const link = () =>
      context.transaction(async (tx) => {
        return linkContact(tx, siteId, { email, phone: '+49 30 9876' }, test.clock.now())
      })
    const booked = await link()
    expect(booked).not.toBe(contact?.id)
    const before = await getFull(club, id)
    expect([before.contact?.phones, before.contact?.emails]).toEqual([[], [email]])
    await verifyEmail(id)
    expect(await getFull(club, id)).toMatchObject({
      contactId: booked,
      contact: { firstName: 'Claims', emails: [email] },
    })
    expect((await getFull(club, id)).contact?.phones).toEqual(['+49 30 9876'])
  })

  it('stays theirs when it is merged into another', async () => {
    const { id } = await signUp(anEmail())
    await verifyEmail(id)
    const { contactId } = await getFull(club, id)
    const stored = await createCustomer(anEmail())
    expected(await club.admin.post(`/v1/customers/${stored.id}/merge`, { otherIds: [contactId] }))
    expect((await getFull(club, id)).contactId).toBe(stored.id)
  })
})
