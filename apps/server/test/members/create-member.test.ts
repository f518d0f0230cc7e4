import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, anEmail, getFull, listActions, listEvents } from './club.ts'

const club = await aClub(await createTestApp())
const create = (member: object) => club.admin.post('/v1/members', { member })

describe('createMember', () => {
  it('creates an approved member with a page and a contact, and publishes an event', async () => {
    const loginEmail = anEmail('Ada')
    const profile = {
      nickname: 'Ada L.',
      title: 'Countess',
      photo: { id: 'p', url: 'https://x.org/p.jpg', width: 4, height: 3 },
    }
    const contact = {
      firstName: 'Ada',
      lastName: 'Lovelace',
      phones: ['+44 20 1', '+44 20 2'],
      emails: [anEmail('work')],
      addresses: [{ city: 'London' }, { city: 'Ockham' }],
      birthdate: '1815-12-10',
      company: 'Engines',
    }
    const { member } = expected(await create({ loginEmail, profile, contact }))
    expect(member).toMatchObject({
      loginEmail: loginEmail.toLowerCase(),
      loginEmailVerified: false,
      status: 'APPROVED',
      privacyStatus: 'PRIVATE',
      activityStatus: 'ACTIVE',
      profile: { ...profile, slug: 'Ada-L' },
      contact: {
        contactId: member.contactId,
        firstName: 'Ada',
        lastName: 'Lovelace',
        phones: contact.phones,
        emails: [loginEmail.toLowerCase(), ...contact.emails],
        birthdate: '1815-12-10',
        company: 'Engines',
      },
    })
    expect(member.contact.addresses.map(({ city }: { city: string }) => city)).toEqual(['London', 'Ockham'])
    expect(await getFull(club, member.id)).toEqual(member)
    const [created] = await listEvents(club, member.id)
    expect(created).toMatchObject({ slug: 'created', sequence: 1, payload: { createdEvent: { entity: member } } })
    expect(await listActions(club, member.id)).toEqual(['create'])
  })

  it('gives each page a unique slug, from the nickname or the email address', async () => {
    const slugs: string[] = []
    for (const profile of [{ nickname: 'Grace' }, { nickname: 'Grace' }, {}]) {
      const loginEmail = `Hopper+${slugs.length}@example.org`
      slugs.push(expected(await create({ loginEmail, profile })).member.profile.slug)
    }
    expect(slugs).toEqual(['Grace', 'Grace-1', 'hopper2'])
  })

  it('links the customer with the address, and completes its details', async () => {
    const email = anEmail('known')
    const { customer } = expected(
      await club.admin.post('/v1/customers', { customer: { firstName: 'Known', email, phone: '+49 30 1234' } }),
    )
    const contact = { firstName: 'Other', lastName: 'Name', phones: ['+49 30 9999'] }
    const { member } = expected(await create({ loginEmail: email, contact }))
    expect(member).toMatchObject({
      contactId: customer.id,
      contact: { firstName: 'Known', lastName: 'Name', phones: ['+49 30 1234', '+49 30 9999'] },
    })
  })

  it('saves an address once, whatever the order of its parts', async () => {
    const address = { city: 'London', country: 'GB', addressLine: 'Main St 1', postalCode: 'N1', addressLine2: null }
    const other = { country: 'GB', city: 'Ockham', streetAddress: { number: '1', name: 'High St' } }
    const contact = { phones: ['+44 20 1'], emails: [anEmail('work')] }
    for (const addresses of [[address], [address, other]]) {
      const { member } = expected(await create({ loginEmail: anEmail(), contact: { ...contact, addresses } }))
      const cities = member.contact.addresses.map(({ city }: { city: string }) => city)
      expect(cities).toEqual(addresses.map(({ city }) => city))
      expect([member.contact.phones.length, member.contact.emails.length]).toEqual([1, 2])
    }
  })

  it('sets the given privacy', async () => {
    expect(expected(await create({ loginEmail: anEmail(), privacyStatus: 'PUBLIC' })).member.privacyStatus).toBe(
      'PUBLIC',
    )
  })

  it('creates one member per address, case-insensitively, and reports missing fields', async () => {
    const loginEmail = anEmail()
    expected(await create({ loginEmail }))
    expect(readRefusal(await create({ loginEmail: loginEmail.toUpperCase() }))).toBe('409 EMAIL_ALREADY_EXISTS')
    expect(readRefusal(await create({}))).toBe('400 member.loginEmail')
    expect(readRefusal(await create({ loginEmail: 'nobody' }))).toBe('400 member.loginEmail')
  })

  it.each([
    ['member.contact.phones[1]', { contact: { phones: ['+49 30 1', 'call me'] } }],
    ['member.profile.photo.url', { profile: { photo: { url: 'javascript:alert(1)' } } }],
    ['member.profile.nickname', { profile: { nickname: 'x'.repeat(101) } }],
    ['member.contact.customFields.shoeSize', { contact: { customFields: { shoeSize: { value: 42 } } } }],
  ])('reports an invalid %s', async (field, sent) => {
    expect(readRefusal(await create({ loginEmail: anEmail(), ...sent }))).toBe(`400 ${field}`)
  })

  it('gives two simultaneous requests with one address one member, and each slug to one', async () => {
    const loginEmail = anEmail('race')
    const answers = await Promise.all([create({ loginEmail }), create({ loginEmail })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const twins = await Promise.all(
      ['a', 'b'].map((it) => create({ loginEmail: anEmail(it), profile: { nickname: 'Twin' } })),
    )
    expect(twins.map((it) => expected(it).member.profile.slug).sort()).toEqual(['Twin', 'Twin-1'])
  })
})
