import { describe, expect, it } from 'vitest'
import { runDue } from '../../src/setup/background.ts'
import { createTestApp } from '../support/app.ts'
import { readRefusal } from '../support/factories.ts'
import { aFixture, createStaffMember, loadAuditEntry } from './support/staffing.ts'

const test = await createTestApp()
const { context, db, clock } = test
const { admin, siteId } = await aFixture(test)
const known = { email: 'nora@example.org', phone: '+39 06 1234567', description: 'Hands', gender: 'FEMALE' }
const row = (id: string) => db.selectFrom('staff_members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('removeStaffMemberFromTrashBin', () => {
  it('deletes a staff member permanently; the name stays in bookings', async () => {
    const nora = await createStaffMember(admin, known)
    const at = `/v2/staff-members/trash-bin/${nora.id}`
    expect(readRefusal(await admin.delete(at))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    await admin.delete(`/v1/staff-members/${nora.id}`)
    expect(readRefusal(await (await aFixture(test)).admin.delete(at))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    expect((await admin.delete(at)).body).toEqual({})
    expect(readRefusal(await admin.get(at))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    expect(readRefusal(await admin.post(`/v1/staff-members/${nora.id}/restore`))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    const gone = { email: null, phone: null, description: null, gender: null, image_url: null }
    expect(await row(nora.id)).toMatchObject({ name: nora.name, ...gone })
    expect(await loadAuditEntry(test, 'removeStaffMemberFromTrashBin', nora.id)).toBeDefined()
  })

  it('happens automatically after thirty days, and is recorded without a name', async () => {
    const nora = await createStaffMember(admin, known)
    await admin.delete(`/v1/staff-members/${nora.id}`)
    clock.advance({ days: 29 })
    await runDue(context, clock.now())
    expect((await row(nora.id)).email).toBe(known.email)
    clock.advance({ days: 2 })
    await runDue(context, clock.now())
    expect(await row(nora.id)).toMatchObject({ email: null, phone: null, description: null })
    const erased = await db.selectFrom('erasures').select(['kind', 'count']).where('site_id', '=', siteId).execute()
    expect(erased).toContainEqual({ kind: 'staffMember', count: 1 })
  })
})
