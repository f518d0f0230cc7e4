import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, createMember, eventSlugs } from './club.ts'

const club = await aClub(await createTestApp())
const url = '/v1/members/my/slug'

describe('updateCurrentMemberSlug', () => {
  it('changes the caller’s slug, and does nothing if it is the same', async () => {
    const { id, client } = await createMember(club)
    expect(expected(await client.post(url, { slug: 'Mine' })).member.profile.slug).toBe('Mine')
    expect(expected(await client.post(url, { slug: 'Mine' })).member.profile.slug).toBe('Mine')
    expect(await eventSlugs(club, id)).toEqual(['created', 'updated'])
  })

  it('refuses a slug of another member, and callers who are not members', async () => {
    await createMember(club, { profile: { nickname: 'Taken' } })
    const { client } = await createMember(club)
    expect(readRefusal(await client.post(url, { slug: 'Taken' }))).toBe('409 SLUG_ALREADY_EXISTS')
    expect(readRefusal(await club.visitor.post(url, { slug: 'x' }))).toBe('403 PERMISSION_DENIED')
    expect(readRefusal(await club.admin.post(url, { slug: 'x' }))).toBe('403 PERMISSION_DENIED')
  })

  it('gives a slug requested twice to one of them', async () => {
    const two = [await createMember(club), await createMember(club)]
    const answers = await Promise.all(two.map(({ client }) => client.post(url, { slug: 'Wanted' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
