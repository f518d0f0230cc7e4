import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, anEmail, createMember, getFull, listActions, listEvents } from './club.ts'

const test = await createTestApp()
const club = await aClub(test)
const update = (id: string, member: object, actor = club.admin) => actor.patch(`/v1/members/${id}`, { member })

describe('updateMember', () => {
  it('changes only given fields, and publishes an event', async () => {
    const contact = { firstName: 'Ada', phones: ['+44 20 1'] }
    const { id, client } = await createMember(club, { profile: { nickname: 'Ada', title: 'Old' }, contact })
    const before = await getFull(club, id)
    test.clock.advance({ minutes: 1 })
    const sent = { profile: { title: 'Countess', cover: { url: '/media/x/y.jpg' } }, contact: { lastName: 'Lovelace' } }
    const { member } = expected(await update(id, sent, client))
    expect(member).toMatchObject({
      profile: { nickname: 'Ada', slug: 'Ada', title: 'Countess', cover: { url: '/media/x/y.jpg' } },
      contact: { firstName: 'Ada', lastName: 'Lovelace', phones: ['+44 20 1'] },
    })
    expect(Date.parse(member.updatedDate)).toBeGreaterThan(Date.parse(before.updatedDate ?? ''))
    const events = await listEvents(club, id)
    expect(events.at(-1)).toMatchObject({ slug: 'updated', payload: { updatedEvent: { currentEntity: member } } })
    expect(await listActions(club, id)).toEqual(['create', 'update'])
  })

  it('clears empty fields', async () => {
    const contact = { firstName: 'Ada', company: 'Engines', jobTitle: 'Author', birthdate: '1815' }
    const { id } = await createMember(club, {
      profile: { nickname: 'A', title: 'T', photo: { url: '/media/a/b' } },
      contact,
    })
    const cleared = { firstName: '', company: '', jobTitle: '', birthdate: '' }
    const profile = { nickname: '', title: '', photo: { url: '', id: '' } }
    const { member } = expected(await update(id, { profile, contact: cleared }))
    expect(member.profile).toEqual({ slug: 'A' })
    expect(Object.keys(member.contact).sort()).toEqual(['addresses', 'contactId', 'emails', 'phones'])
  })

  it('replaces whole lists, but ignores an empty one', async () => {
    const lists = { phones: ['+49 1 11', '+49 2 22'], addresses: [{ city: 'Bath' }, { city: 'York' }] }
    const { id, loginEmail } = await createMember(club, { contact: lists })
    const [bath, york] = (await getFull(club, id)).contact?.addresses ?? []
    const addresses = [{ ...york, country: 'GB' }, { streetAddress: { number: '1', name: 'High Street' } }]
    const sent = { phones: ['+49 3 33'], emails: [anEmail('new')], addresses }
    const { contact } = expected(await update(id, { contact: sent })).member
    expect([contact.phones, contact.emails]).toEqual([sent.phones, sent.emails])
    expect(contact.addresses).toEqual([
      { id: york?.id, city: 'York', country: 'GB' },
      { id: expect.any(String), streetAddress: { number: '1', name: 'High Street' } },
    ])
    expect(contact.addresses[1].id).not.toBe(bath?.id)
    const stored = expected(await update(id, { contact: { phones: [], emails: [], addresses: [] } })).member
    expect(stored.contact).toEqual(contact)
    expect(stored.loginEmail).toBe(loginEmail)
  })

  it('lets no member use an address that finds another customer’s bookings', async () => {
    const victim = anEmail('victim')
    const { id, loginEmail, client } = await createMember(club)
    const { contact } = expected(await update(id, { contact: { emails: [victim, loginEmail] } }, client)).member
    expect(contact.emails).toEqual([loginEmail, victim])
    const { customer } = expected(
      await club.admin.post('/v1/customers', { customer: { firstName: 'Victim', email: victim, phone: '+49 30 55' } }),
    )
    expect(customer.id).not.toBe(contact.contactId)
    expect((await getFull(club, id)).contact?.phones).toEqual([])
    expect(readRefusal(await update(id, { contact: { emails: [victim] } }))).toBe('409 CONTACT_DETAILS_CONFLICT')
  })

  it('ignores read-only fields, and lets only the business set the privacy', async () => {
    const { id, client } = await createMember(club)
    const sent = {
      status: 'BLOCKED',
      activityStatus: 'MUTED',
      lastLoginDate: '2020-01-01T00:00:00Z',
      profile: { slug: 'x' },
    }
    const mine = expected(await update(id, { ...sent, privacyStatus: 'PUBLIC' }, client)).member
    expect(mine).toMatchObject({ status: 'APPROVED', activityStatus: 'ACTIVE', privacyStatus: 'PRIVATE' })
    expect([mine.lastLoginDate, mine.profile.slug === 'x']).toEqual([undefined, false])
    expect(expected(await update(id, { privacyStatus: 'PUBLIC' })).member.privacyStatus).toBe('PUBLIC')
  })

  it('keeps the sign-in address', async () => {
    const { id, loginEmail, client } = await createMember(club)
    expect(readRefusal(await update(id, { loginEmail: anEmail() }, client))).toBe('400 member.loginEmail')
    expect((await update(id, { loginEmail: loginEmail.toUpperCase() }, client)).status).toBe(200)
  })

  it('is only for the member and the business', async () => {
    const { id, client } = await createMember(club, { privacyStatus: 'PUBLIC' })
    const other = await createMember(club)
    const title = { profile: { title: 'Mine now' } }
    expect(readRefusal(await update(id, title, other.client))).toBe('404 MEMBER_NOT_FOUND')
    expect(readRefusal(await update(randomUUID(), title))).toBe('404 MEMBER_NOT_FOUND')
    expect(readRefusal(await update(id, title, club.visitor))).toBe('403 PERMISSION_DENIED')
    expect(readRefusal(await update(id, { contact: { phones: ['none'] } }, client))).toBe(
      '400 member.contact.phones[0]',
    )
    const address = { streetAddress: { name: 'A', number: '1' }, addressLine: 'A 1' }
    expect(readRefusal(await update(id, { contact: { addresses: [address] } }))).toBe(
      '400 member.contact.addresses[0].addressLine',
    )
  })
})
