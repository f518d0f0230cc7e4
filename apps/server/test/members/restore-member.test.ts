import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, anEmail, asMember, asStaff, createMember, eventSlugs, getFull, listActions } from './club.ts'

const test = await createTestApp()
const club = await aClub(test)
const restore = (id: string, actor = club.admin) => actor.post(`/v1/members/${id}/restore`)
const createDeletedMember = async (sent = {}) => {
  const member = await createMember(club, sent)
  const before = await getFull(club, member.id)
  expected(await club.admin.delete(`/v1/members/${member.id}`))
  return { ...member, before }
}

describe('restoreMember', () => {
  it('restores a member unchanged, but signed out', async () => {
    const { id, before, client } = await createDeletedMember({
      profile: { nickname: 'Back' },
      contact: { firstName: 'Ada' },
    })
    const { member } = expected(await restore(id))
    expect(member).toEqual({ ...before, updatedDate: expect.any(String) })
    expect((await client.get('/v1/members/my')).status).toBe(401)
    expect((await (await asMember(club, id)).get('/v1/members/my')).status).toBe(200)
    expect(await eventSlugs(club, id)).toEqual(['created', 'deleted', 'updated'])
    expect(await listActions(club, id)).toEqual(['create', 'delete', 'restore'])
  })

  it('gives the page another slug if it was taken meanwhile', async () => {
    const { id } = await createDeletedMember({ profile: { nickname: 'Wanted' } })
    await createMember(club, { profile: { nickname: 'Wanted' } })
    expect(expected(await restore(id)).member.profile.slug).toBe('Wanted-1')
  })

  it('is refused if someone else uses the address now', async () => {
    const { id, loginEmail } = await createDeletedMember({ loginEmail: anEmail() })
    await createMember(club, { loginEmail })
    expect(readRefusal(await restore(id))).toBe('409 EMAIL_ALREADY_EXISTS')
    expect(expected(await club.admin.get(`/v1/members/${id}/record`)).contactStatus).toBe('INACTIVE')
  })

  it('is only for the owner, and for members in the trash', async () => {
    const { id } = await createDeletedMember()
    expect(readRefusal(await restore(id, await asStaff(club, 'manager')))).toBe('403 PERMISSION_DENIED')
    expect((await restore(id, await asStaff(club, 'owner'))).status).toBe(200)
    expect(readRefusal(await restore(id))).toBe('404 MEMBER_NOT_FOUND')
    expect(readRefusal(await restore(randomUUID()))).toBe('404 MEMBER_NOT_FOUND')
    const late = await createDeletedMember()
    test.clock.advance({ days: 30 })
    expect(readRefusal(await restore(late.id))).toBe('404 MEMBER_NOT_FOUND')
  })
})
