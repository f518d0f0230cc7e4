import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aFixture, createStaffMember, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { admin } = await aFixture(test)

describe('getDeletedStaffMember', () => {
  it('returns only staff in the trash', async () => {
    const nora = await createStaffMember(admin, { email: 'nora@example.org' })
    const at = `/v2/staff-members/trash-bin/${nora.id}`
    expect(readRefusal(await admin.get(at))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    await admin.delete(`/v1/staff-members/${nora.id}`)
    expect(expected(await admin.get(at)).staffMember).toMatchObject({ id: nora.id, email: 'nora@example.org' })
    expect(readRefusal(await (await aFixture(test)).admin.get(at))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    expect(readRefusal(await admin.get(`/v2/staff-members/trash-bin/${nowhere}`))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    test.clock.advance({ days: 31 })
    expect(readRefusal(await admin.get(at))).toBe('404 STAFF_MEMBER_NOT_FOUND')
  })
})
