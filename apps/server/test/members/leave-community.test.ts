import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, createMember, eventSlugs, listActions } from './club.ts'

const club = await aClub(await createTestApp())
const url = '/v1/members/leave-community'

describe('leaveCommunity', () => {
  it('hides a member from others, once', async () => {
    const { id, client } = await createMember(club, { privacyStatus: 'PUBLIC' })
    expect(expected(await client.post(url)).member.privacyStatus).toBe('PRIVATE')
    expect(expected(await client.post(url)).member.privacyStatus).toBe('PRIVATE')
    expect(await eventSlugs(club, id)).toEqual(['created', 'updated'])
    expect(await listActions(club, id)).toEqual(['create', 'leave'])
    expect(readRefusal(await club.visitor.get(`/v1/members/${id}`))).toBe('404 MEMBER_NOT_FOUND')
  })

  it('is only for members', async () => {
    expect(readRefusal(await club.visitor.post(url))).toBe('403 PERMISSION_DENIED')
  })
})
