import { describe, expect, it } from 'vitest'
import { insertMember } from '../../src/features/members/index.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, anEmail, createMember, eventSlugs, getFull, listActions } from './club.ts'

const test = await createTestApp()
const club = await aClub(test)
const { context } = test

describe('approveMember', () => {
  it('lets a waiting member in; they still have to verify their address', async () => {
    const requested = { siteId: club.siteId, loginEmail: anEmail(), awaitsApproval: true, awaitsVerification: true }
    const { id } = await context.transaction((tx) => insertMember(tx, context, requested, undefined))
    expect((await getFull(club, id)).status).toBe('PENDING')
    expect(expected(await club.admin.post(`/v1/members/${id}/approve`)).member.status).toBe('APPROVED')
    expect(expected(await club.admin.get(`/v1/members/${id}/record`))).toMatchObject({
      awaitsApproval: false,
      awaitsVerification: true,
      contactStatus: 'ACTIVE',
    })
    expect(await eventSlugs(club, id)).toEqual(['created', 'updated'])
    expect(await listActions(club, id)).toEqual(['create', 'approve'])
  })

  it('unblocks a member, once', async () => {
    const { id } = await createMember(club)
    expected(await club.admin.post(`/v1/members/${id}/block`))
    for (const _ of [1, 2])
      expect(expected(await club.admin.post(`/v1/members/${id}/approve`)).member.status).toBe('APPROVED')
    expect(await eventSlugs(club, id)).toEqual(['created', 'updated', 'updated'])
  })

  it('cannot restore a disconnected member', async () => {
    const { id, client } = await createMember(club)
    expect(readRefusal(await client.post(`/v1/members/${id}/approve`))).toBe('403 PERMISSION_DENIED')
    expected(await club.admin.post(`/v1/members/${id}/disconnect`))
    expect(readRefusal(await club.admin.post(`/v1/members/${id}/approve`))).toBe('428 MEMBER_IS_OFFLINE')
  })
})
