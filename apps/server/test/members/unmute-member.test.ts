import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, createMember, eventSlugs } from './club.ts'

const club = await aClub(await createTestApp())

describe('unmuteMember', () => {
  it('changes only the member’s permission to speak, once', async () => {
    const { id, client } = await createMember(club)
    expected(await club.admin.post(`/v1/members/${id}/mute`))
    for (const _ of [1, 2]) {
      const { member } = expected(await club.admin.post(`/v1/members/${id}/unmute`))
      expect(member).toMatchObject({ activityStatus: 'ACTIVE', status: 'APPROVED' })
    }
    expect(await eventSlugs(club, id)).toEqual(['created', 'updated', 'updated'])
    expect((await client.get('/v1/members/my')).status).toBe(200)
  })

  it('is only for the business', async () => {
    const { id, client } = await createMember(club)
    expect(readRefusal(await client.post(`/v1/members/${id}/unmute`))).toBe('403 PERMISSION_DENIED')
    expect(readRefusal(await club.admin.post(`/v1/members/${randomUUID()}/unmute`))).toBe('404 MEMBER_NOT_FOUND')
  })
})
