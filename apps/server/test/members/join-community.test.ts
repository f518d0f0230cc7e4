import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, createMember, eventSlugs } from './club.ts'

const test = await createTestApp()
const club = await aClub(test)
const url = '/v1/members/join-community'

describe('joinCommunity', () => {
  it('makes a member visible to others, once', async () => {
    const { id, client } = await createMember(club)
    expect(expected(await client.post(url)).member.privacyStatus).toBe('PUBLIC')
    expect(expected(await client.post(url)).member.privacyStatus).toBe('PUBLIC')
    expect(await eventSlugs(club, id)).toEqual(['created', 'updated'])
    expect((await club.visitor.get(`/v1/members/${id}`)).status).toBe(200)
  })

  it('is refused if nobody may be visible, but not for members who already are', async () => {
    const closed = await aClub(test)
    const { defaultPrivacy } = expected(await closed.admin.get('/v1/default-privacy-status'))
    const sent = { defaultPrivacy: { revision: defaultPrivacy.revision, defaultPrivacy: 'PRIVATE' } }
    expected(await closed.admin.patch('/v1/default-privacy-status', sent))
    const { client } = await createMember(closed)
    expect(readRefusal(await client.post(url))).toBe('428 COMMUNITY_JOIN_IMPOSSIBLE')
    const shown = await createMember(closed, { privacyStatus: 'PUBLIC' })
    expect((await shown.client.post(url)).status).toBe(200)
  })

  it('is only for members', async () => {
    expect(readRefusal(await club.visitor.post(url))).toBe('403 PERMISSION_DENIED')
    expect(readRefusal(await club.admin.post(url))).toBe('403 PERMISSION_DENIED')
  })
})
