import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, refusalOf } from '../support/factories.ts'
import { aHouse, hire, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { desk } = await aHouse(test)

describe('getDeletedStaffMember', () => {
  it('shows who is in the trash, and nobody else', async () => {
    const nora = await hire(desk, { email: 'nora@example.org' })
    const at = `/v2/staff-members/trash-bin/${nora.id}`
    expect(refusalOf(await desk.get(at))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    await desk.delete(`/v1/staff-members/${nora.id}`)
    expect(expected(await desk.get(at)).staffMember).toMatchObject({ id: nora.id, email: 'nora@example.org' })
    expect(refusalOf(await (await aHouse(test)).desk.get(at))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    expect(refusalOf(await desk.get(`/v2/staff-members/trash-bin/${nowhere}`))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    test.clock.advance({ days: 31 })
    expect(refusalOf(await desk.get(at))).toBe('404 STAFF_MEMBER_NOT_FOUND')
  })
})
