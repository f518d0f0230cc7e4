import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, anEmail, asStaff, createMember } from './club.ts'

const test = await createTestApp()
const club = await aClub(test)
const loadRecord = async (id: string) => expected(await club.admin.get(`/v1/members/${id}/record`))

describe('getMemberRecord', () => {
  it('distinguishes staff from customers', async () => {
    for (const [role, contactRole] of [
      ['owner', 'OWNER'],
      ['viewer', 'CONTRIBUTOR'],
    ] as const) {
      const email = anEmail(role)
      await asStaff(club, role, email)
      const { id } = await createMember(club, { loginEmail: email })
      expect((await loadRecord(id)).contactRole).toBe(contactRole)
    }
    expect((await loadRecord((await createMember(club)).id)).contactRole).toBe('MEMBER')
  })

  it('recognises staff by a verified address, not by an unverified one', async () => {
    const email = anEmail('later')
    const { id } = await createMember(club, { loginEmail: email })
    await asStaff(club, 'manager', email)
    expect((await loadRecord(id)).contactRole).toBe('MEMBER')
    await test.db
      .updateTable('members')
      .set({ login_email_verified_at: new Date(test.clock.now()) })
      .where('id', '=', id)
      .execute()
    expect((await loadRecord(id)).contactRole).toBe('CONTRIBUTOR')
  })

  it('mirrors the status of the contact', async () => {
    const { id } = await createMember(club)
    for (const [status, contactStatus] of [
      ['PENDING', 'APPLICANT'],
      ['APPROVED', 'ACTIVE'],
      ['BLOCKED', 'BLOCKED'],
      ['OFFLINE', 'OFFLINE_ONLY'],
    ] as const) {
      await test.db.updateTable('members').set({ status }).where('id', '=', id).execute()
      expect((await loadRecord(id)).contactStatus).toBe(contactStatus)
    }
    expected(await club.admin.delete(`/v1/members/${id}`))
    expect(await loadRecord(id)).toMatchObject({ contactStatus: 'INACTIVE', eraseDate: expect.any(String) })
  })

  it('lists who did what, with previous values', async () => {
    const manager = await asStaff(club, 'manager')
    const { id, client } = await createMember(club, { profile: { title: 'Old' } })
    expected(await client.patch(`/v1/members/${id}`, { member: { profile: { title: 'New' } } }))
    expected(await manager.post(`/v1/members/${id}/mute`))
    const { history } = await loadRecord(id)
    expect(history).toMatchObject([
      { action: 'mute', actorType: 'staff', actorName: 'Ada' },
      { action: 'update', actorType: 'member', changes: [{ field: 'profile.title', before: 'Old', after: 'New' }] },
      { action: 'create', actorType: 'app', actorName: 'Test' },
    ])
    expect(history[0].changes).toEqual([{ field: 'activityStatus', before: 'ACTIVE', after: 'MUTED' }])
  })

  it('requires permission to see members', async () => {
    const { id, client } = await createMember(club)
    expect(readRefusal(await client.get(`/v1/members/${id}/record`))).toBe('403 PERMISSION_DENIED')
    expect(readRefusal(await club.admin.get(`/v1/members/${randomUUID()}/record`))).toBe('404 MEMBER_NOT_FOUND')
  })
})
