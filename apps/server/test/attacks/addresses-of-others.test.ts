import { describe, expect, it } from 'vitest'
import { changeMember, lockMember } from '../../src/features/members/index.ts'
import { contactOf } from '../support/contact-of.ts'
import {
  aBooking,
  aClient,
  aStudio,
  type Client,
  expected,
  readRefusal,
  type Studio,
  slotWith,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'
import { anEmail, aVerifiedMember, findMine, readMe } from './members.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { app, context } = test
const day = (number: number) => `2026-06-0${number}T09:00:00.000Z`
const guest = (email: string) => ({ contactDetails: { firstName: 'Vic', phone: '+39 06 555 0100', email } })

const aMember = ({ siteId }: Studio, loginEmail: string) => aVerifiedMember(test, siteId, loginEmail)

async function aColleague({ siteId }: Studio, role: 'staff' | 'receptionist' | 'manager', resourceIds?: string[]) {
  const person = await aPerson(context, siteId, { role, ...(resourceIds ? { resourceIds } : {}) })
  const { headers } = await signIn(app, person, siteId)
  return aClient(app, { ...headers, 'wix-site-id': siteId })
}

const findCustomer = async (client: Client, search: string) =>
  expected(await client.post('/v1/customers/query', { search })).customers[0]

/** A verified member who books with a contact without an address, and types somebody else's. */
async function anImpostor(studio: Studio, victimEmail: string) {
  const attacker = await aMember(studio, anEmail('evil'))
  const { contactId } = await readMe(attacker)
  expected(await attacker.delete(`/v1/members/${attacker.id}/emails`))
  const booking = {
    bookedEntity: { slot: slotWith(studio, day(2)) },
    contactDetails: { contactId, firstName: 'Eve', email: victimEmail },
    totalParticipants: 1,
  }
  return { attacker, contactId, answer: await attacker.post('/v2/bookings', { booking }) }
}

describe('a verified member without an address who types one', () => {
  it('does not see or change what a guest books later under it', async () => {
    const studio = await aStudio(app, context)
    const email = anEmail('victim')
    const { attacker } = await anImpostor(studio, email)
    const hers = await aBooking(studio.visitor, slotWith(studio, day(3)), guest(email))
    const { revision } = hers
    expect(await findMine(attacker)).not.toContain(hers.id)
    expect((await attacker.get(`/v1/anonymous-bookings/${hers.id}/token`)).status).toBe(404)
    expect(readRefusal(await attacker.post(`/v2/bookings/${hers.id}/cancel`, { revision }))).toBe(
      '404 BOOKING_NOT_FOUND',
    )
  })

  it('does not become the customer of whoever verifies it', async () => {
    const studio = await aStudio(app, context)
    const email = anEmail('victim')
    const { attacker, contactId } = await anImpostor(studio, email)
    const victim = await aMember(studio, email)
    const hers = await aBooking(victim, slotWith(studio, day(3)), guest(email))
    expect(await findMine(attacker)).not.toContain(hers.id)
    expect((await readMe(victim)).contactId).not.toBe(contactId)
  })

  it('has their own address back by booking with it', async () => {
    const studio = await aStudio(app, context)
    const member = await aMember(studio, anEmail('own'))
    const { contactId, loginEmail } = await readMe(member)
    expected(await member.delete(`/v1/members/${member.id}/emails`))
    const booking = await aBooking(member, slotWith(studio, day(2)), guest(loginEmail))
    expect(await contactOf(context, booking.id)).toBe(contactId)
    expect((await readMe(member)).contact.emails).toEqual([loginEmail])
  })

  it('does not get it from staff who book for them, either', async () => {
    const studio = await aStudio(app, context)
    const [email, attacker] = [anEmail('victim'), await aMember(studio, anEmail('evil'))]
    const { contactId } = await readMe(attacker)
    expected(await attacker.delete(`/v1/members/${attacker.id}/emails`))
    await aBooking(studio.admin, slotWith(studio, day(2)), { contactDetails: { contactId, firstName: 'Eve', email } })
    const hers = await aBooking(studio.visitor, slotWith(studio, day(3)), guest(email))
    expect(await findMine(attacker)).not.toContain(hers.id)
  })
})

describe('who is a customer', () => {
  it('is not answered to a member who types an address', async () => {
    const studio = await aStudio(app, context)
    const known = anEmail('victim')
    expected(await studio.admin.post('/v1/customers', { customer: { email: known } }))
    expect(readRefusal((await anImpostor(studio, known)).answer)).toBe('200')
  })

  it('is not answered to a visitor who guesses the address of a public member', async () => {
    const studio = await aStudio(app, context)
    const loginEmail = anEmail('victim')
    const sent = { loginEmail, privacyStatus: 'PUBLIC', profile: { nickname: 'Vic' } }
    const { member } = expected(await studio.admin.post('/v1/members', { member: sent }))
    const answers = []
    for (const [index, email] of [loginEmail, 'wrong@guess.example'].entries()) {
      const contactDetails = { contactId: member.contactId, firstName: 'x', email }
      const bookedEntity = { slot: slotWith(studio, day(3 + index)) }
      const booking = { bookedEntity, totalParticipants: 1, contactDetails }
      answers.push(readRefusal(await studio.visitor.post('/v2/bookings', { booking })))
    }
    expect(answers).toEqual(['200', '200'])
  })
})

describe('the address of a customer with an account', () => {
  it('is not changed by staff who may not edit members, so no other account gets its bookings', async () => {
    const studio = await aStudio(app, context)
    const email = anEmail('victim')
    const victim = await aMember(studio, email)
    const hers = await aBooking(victim, slotWith(studio, day(3)), guest(email))
    expected(await studio.admin.post(`/v2/bookings/${hers.id}/confirm`, { revision: hers.revision }))
    for (const role of ['staff', 'receptionist'] as const) {
      const colleague = await aColleague(studio, role, role === 'staff' ? [studio.resourceId] : undefined)
      const { id, revision, account } = await findCustomer(colleague, email)
      expect(account).toBe('VERIFIED')
      for (const changed of [anEmail('evil'), null]) {
        const answer = await colleague.patch(`/v1/customers/${id}`, { customer: { id, revision, email: changed } })
        expect([role, readRefusal(answer)]).toEqual([role, '403 CUSTOMER_HAS_ACCOUNT'])
      }
      const sent = { id, revision, email, firstName: role }
      expect((await colleague.patch(`/v1/customers/${id}`, { customer: sent })).status).toBe(200)
    }
    expect(await findMine(await aMember(studio, anEmail('evil')))).not.toContain(hers.id)
  })

  it('given by a manager is lost again to whoever verifies it, who gets nothing of the account', async () => {
    const studio = await aStudio(app, context)
    const [email, changed] = [anEmail('victim'), anEmail('other')]
    const victim = await aMember(studio, email)
    const hers = await aBooking(victim, slotWith(studio, day(3)), guest(email))
    const manager = await aColleague(studio, 'manager')
    const { id, revision } = await findCustomer(manager, email)
    expected(await manager.patch(`/v1/customers/${id}`, { customer: { id, revision, email: changed } }))
    const other = await aMember(studio, changed)
    expect([await findMine(other), (await readMe(other)).contact.emails]).toEqual([[], [changed]])
    expect([await findMine(victim), (await readMe(victim)).contact.emails]).toEqual([[hers.id], [email]])
    const { history } = expected(await manager.get(`/v1/customers/${id}`))
    expect(history[0]).toMatchObject({ action: 'update', detail: { email: { from: changed, to: email } } })
  })

  it('is one account: restoring a deleted one gives it a customer of its own', async () => {
    const studio = await aStudio(app, context)
    const [email, changed] = [anEmail('victim'), anEmail('other')]
    const first = await aMember(studio, email)
    const { contactId } = await readMe(first)
    expected(await studio.admin.delete(`/v1/members/${first.id}`))
    const { id, revision } = await findCustomer(studio.admin, email)
    expected(await studio.admin.patch(`/v1/customers/${id}`, { customer: { id, revision, email: changed } }))
    const second = await aMember(studio, changed)
    expect((await readMe(second)).contactId).toBe(contactId)
    const { member } = expected(await studio.admin.post(`/v1/members/${first.id}/restore`))
    expect(member.contactId).not.toBe(contactId)
    expect(member.contact.emails).toEqual([email])
  })
})

describe('customers of two verified members', () => {
  it('are not merged, by nobody', async () => {
    const studio = await aStudio(app, context)
    const [victim, attacker] = [await aMember(studio, anEmail('victim')), await aMember(studio, anEmail('evil'))]
    const ids = { victim: (await readMe(victim)).contactId, attacker: (await readMe(attacker)).contactId }
    const guestEmail = anEmail('guest')
    const third = expected(await studio.admin.post('/v1/customers', { customer: { email: guestEmail } })).customer
    for (const client of [await aColleague(studio, 'receptionist'), studio.admin]) {
      const answer = await client.post(`/v1/customers/${ids.attacker}/merge`, { otherIds: [ids.victim] })
      expect(readRefusal(answer)).toBe('428 CUSTOMERS_HAVE_ACCOUNTS')
    }
    const both = await studio.admin.post(`/v1/customers/${third.id}/merge`, { otherIds: [ids.attacker, ids.victim] })
    expect(readRefusal(both)).toBe('428 CUSTOMERS_HAVE_ACCOUNTS')
    expected(await studio.admin.post(`/v1/customers/${third.id}/merge`, { otherIds: [ids.victim] }))
    const later = await studio.admin.post(`/v1/customers/${third.id}/merge`, { otherIds: [ids.attacker] })
    expect(readRefusal(later)).toBe('428 CUSTOMERS_HAVE_ACCOUNTS')
  })

  it('are refused by the database, too', async () => {
    const studio = await aStudio(app, context)
    const [one, other] = [await aMember(studio, anEmail('one')), await aMember(studio, anEmail('other'))]
    const ids = [(await readMe(one)).contactId, (await readMe(other)).contactId]
    const { siteId: site_id } = studio
    const merged = context.db
      .updateTable('contacts')
      .set({ merged_into_id: ids[0] })
      .where('site_id', '=', site_id)
      .where('id', '=', ids[1])
    const moved = context.db
      .updateTable('members')
      .set({ contact_id: ids[0] })
      .where('site_id', '=', site_id)
      .where('id', '=', other.id)
    for (const write of [merged, moved])
      await expect(write.execute()).rejects.toMatchObject({ constraint: 'members_proven_contact_key' })
    const unproven = context.db
      .updateTable('contacts')
      .set({ email_unproven: true })
      .where('site_id', '=', site_id)
      .where('id', '=', ids[0])
    await expect(unproven.execute()).rejects.toMatchObject({ constraint: 'contacts_email_unproven_check' })
  })

  it('are refused by the database when the second is restored or verified, too', async () => {
    const studio = await aStudio(app, context)
    const [one, other] = [await aMember(studio, anEmail('one')), await aMember(studio, anEmail('other'))]
    const { contactId: contact_id } = await readMe(one)
    const update = (columns: Partial<Record<'contact_id' | 'deleted_at' | 'login_email_verified_at', string | null>>) =>
      context.db.updateTable('members').set(columns).where('id', '=', other.id).execute()
    const at = day(1)
    const refused = { constraint: 'members_proven_contact_key' }
    await update({ contact_id, deleted_at: at })
    await expect(update({ deleted_at: null })).rejects.toMatchObject(refused)
    await update({ deleted_at: null, login_email_verified_at: null })
    await expect(update({ login_email_verified_at: at })).rejects.toMatchObject(refused)
  })
})

describe('an account that an app signed on without verifying the address', () => {
  it('does not take the customer along to an address that it verifies instead', async () => {
    const studio = await aStudio(app, context)
    const email = anEmail('victim')
    const hers = await aBooking(studio.visitor, slotWith(studio, day(3)), guest(email))
    expected(await studio.admin.post('/v2/sign-on', { loginId: { email } }))
    const { members } = expected(await studio.admin.post('/v1/members/query', { query: {} }))
    const moved = anEmail('evil')
    await context.transaction(async (tx) => {
      const member = await lockMember(tx, studio.siteId, members[0].id)
      if (member) await changeMember(tx, context, member, { loginEmail: moved, isVerified: true }, undefined)
    })
    const { member } = expected(await studio.admin.get(`/v1/members/${members[0].id}?fieldsets=FULL`))
    expect(member).toMatchObject({ loginEmail: moved, contact: { emails: [moved] } })
    expect(member.contactId).not.toBe(await contactOf(context, hers.id))
  })
})
