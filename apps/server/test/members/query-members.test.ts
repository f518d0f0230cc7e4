import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, createMember } from './club.ts'

const test = await createTestApp()
const club = await aClub(test)
const make = async (nickname: string, privacyStatus: 'PUBLIC' | 'PRIVATE', lastName: string, title = '') => {
  test.clock.advance({ minutes: 1 })
  const loginEmail = `${nickname.toLowerCase()}@studio.example`
  return createMember(club, { loginEmail, privacyStatus, profile: { nickname, title }, contact: { lastName } })
}
const ada = await make('Ada', 'PUBLIC', 'Lovelace', 'Countess')
const grace = await make('Gräce', 'PUBLIC', 'Hopper')
const noa = await make('Noa', 'PRIVATE', 'Levi')
expected(await club.admin.post(`/v1/members/${noa.id}/block`))

const listNames = (answer: Parameters<typeof expected>[0]) =>
  expected(answer).members.map(({ profile }: { profile: { nickname: string } }) => profile.nickname)
const request = (body: object, actor = club.admin) => actor.post('/v1/members/query', { query: {}, ...body })

describe('queryMembers', () => {
  it.each([
    [{ id: ada.id }, ['Ada']],
    [{ loginEmail: 'ada@studio.example' }, ['Ada']],
    [{ loginEmail: { $startsWith: 'NOA' } }, ['Noa']],
    [{ status: 'BLOCKED' }, ['Noa']],
    [{ status: { $in: ['APPROVED', 'PENDING'] } }, ['Gräce', 'Ada']],
    [{ privacyStatus: 'PUBLIC', status: { $ne: 'BLOCKED' } }, ['Gräce', 'Ada']],
    [{ 'contact.lastName': { $contains: 'ove' } }, ['Ada']],
    [{ 'contact.firstName': { $exists: false } }, ['Noa', 'Gräce', 'Ada']],
    [{ 'profile.nickname': { $in: ['Ada', 'Noa'] } }, ['Noa', 'Ada']],
    [{ 'profile.slug': 'Gräce' }, ['Gräce']],
    [{ $or: [{ 'profile.nickname': 'Ada' }, { $not: { privacyStatus: 'PUBLIC' } }] }, ['Noa', 'Ada']],
  ])('finds for the business by %j', async (filter, names) => {
    expect(listNames(await request({ query: { filter } }))).toEqual(names)
  })

  it('finds a member by their contact id', async () => {
    const { contactId } = expected(await club.admin.get(`/v1/members/${grace.id}`)).member
    expect(listNames(await request({ query: { filter: { contactId } } }))).toEqual(['Gräce'])
  })

  it('sorts by sortable fields', async () => {
    for (const [fieldName, names] of [
      ['profile.nickname', ['Ada', 'Gräce', 'Noa']],
      ['contact.lastName', ['Gräce', 'Noa', 'Ada']],
      ['createdDate', ['Ada', 'Gräce', 'Noa']],
      ['updatedDate', ['Ada', 'Gräce', 'Noa']],
    ] as const) {
      expect(listNames(await request({ query: { sorting: [{ fieldName }] } }))).toEqual(names)
    }
    expect((await request({ query: { sorting: [{ fieldName: 'loginEmail' }] } })).status).toBe(400)
  })

  it.each([
    ['grac', undefined, ['Gräce']],
    ['ovel', ['contact.lastName'], ['Ada']],
    ['STUDIO', ['loginEmail', 'profile.nickname'], ['Noa', 'Gräce', 'Ada']],
    ['count', ['profile.title'], ['Ada']],
    ['no', ['profile.slug'], ['Noa']],
    ['100%', undefined, []],
  ])('searches for %j in %j', async (expression, fields, names) => {
    expect(listNames(await request({ search: { expression, ...(fields ? { fields } : {}) } }))).toEqual(names)
  })

  it('finds only visible members for customers, and reveals no addresses', async () => {
    for (const actor of [club.visitor, grace.client]) {
      expect(listNames(await request({}, actor))).toEqual(['Gräce', 'Ada'])
      expect(listNames(await request({ query: { filter: { id: noa.id } } }, actor))).toEqual([])
      expect(listNames(await request({ search: { expression: 'ada' } }, actor))).toEqual(['Ada'])
      for (const name of ['loginEmail', 'contact.firstName', 'contact.lastName', 'contactId', 'status']) {
        expect((await request({ query: { filter: { [name]: ada.id } } }, actor)).status).toBe(400)
      }
      const probing = { search: { expression: 'a', fields: ['loginEmail'] } }
      expect((await request(probing, actor)).status).toBe(400)
    }
  })

  it('returns the calling member in full', async () => {
    const { members } = expected(await request({ fieldsets: ['FULL'] }, ada.client))
    expect(members.map(({ loginEmail }: { loginEmail?: string }) => loginEmail)).toEqual([undefined, ada.loginEmail])
  })

  it.each([
    [{ query: { filter: { shoeSize: 42 } } }],
    [{ query: { filter: 'everybody' } }],
    [{ query: { filter: { id: { $resembles: 'x' } } } }],
    [{ search: { expression: '' } }],
    [{ search: { expression: 'x'.repeat(101) } }],
    [{ search: { expression: 'x', fields: ['profile.photo'] } }],
    [{ search: { expression: 'x', fields: Array(5).fill('profile.slug') } }],
    [{ fieldsets: ['EVERYTHING'] }],
  ])('refuses %j', async (body) => {
    expect((await request(body)).status).toBe(400)
  })
})
