import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, createMember, eventSlugs, getFull } from './club.ts'

const club = await aClub(await createTestApp())

describe('disconnectMember', () => {
  it('ends a member’s access permanently and keeps their data, including the slug', async () => {
    const { id, client } = await createMember(club, { profile: { nickname: 'Gone' }, contact: { firstName: 'Ada' } })
    const before = await getFull(club, id)
    for (const _ of [1, 2]) expected(await club.admin.post(`/v1/members/${id}/disconnect`))
    expect(await getFull(club, id)).toMatchObject({ ...before, status: 'OFFLINE', updatedDate: expect.any(String) })
    expect((await client.get('/v1/members/my')).status).toBe(401)
    expect(await eventSlugs(club, id)).toEqual(['created', 'updated'])
    const other = await createMember(club, { profile: { nickname: 'Gone' } })
    expect((await getFull(club, other.id)).profile?.slug).toBe('Gone-1')
  })

  it('is only for the business', async () => {
    const { id, client } = await createMember(club)
    expect(readRefusal(await client.post(`/v1/members/${id}/disconnect`))).toBe('403 PERMISSION_DENIED')
  })
})
