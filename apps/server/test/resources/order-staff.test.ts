import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { anApiKey } from '../support/people.ts'
import { type Any, aFixture, createStaffMember, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { app, context } = test
const { admin } = await aFixture(test)
const here = await aFixture(test)
const headers = { authorization: await anApiKey(context, here.siteId) }
const order = async (staffMemberIds: string[]) => {
  const answer = await app.inject({
    method: 'PUT',
    url: '/v1/staff-members/order',
    payload: { staffMemberIds },
    headers,
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}
const names = async () => expected(await here.admin.get('/v1/staff-members')).staffMembers.map(({ name }: Any) => name)

describe('orderStaff', () => {
  it('sorts staff, for customers and for policies that sort by rank', async () => {
    const [ada, bea, cleo] = [
      await createStaffMember(here.admin, { name: 'Ada' }),
      await createStaffMember(here.admin, { name: 'Bea' }),
      await createStaffMember(here.admin, { name: 'Cleo' }),
    ]
    expect(await names()).toEqual(['Ada', 'Bea', 'Cleo'])
    const answer = expected(await order([cleo.id.toUpperCase(), ada.id]))
    expect(answer.staffMemberIds).toEqual([cleo.id, ada.id, bea.id])
    expect(await names()).toEqual(['Cleo', 'Ada', 'Bea'])
    const shown = expected(await here.admin.get(`/v1/staff-members/${bea.id}?fields=RESOURCE_DETAILS`)).staffMember
    expect(shown.resource.ranking).toBe(2)
    const line = await test.db.selectFrom('audit_entries').selectAll().where('operation', '=', 'orderStaff').execute()
    expect(line).toMatchObject([{ changes: [{ before: ['Ada', 'Bea', 'Cleo'], after: ['Cleo', 'Ada', 'Bea'] }] }])
  })

  it('finds only staff of this business', async () => {
    const mine = await createStaffMember(here.admin)
    const foreign = await createStaffMember(admin)
    expect(readRefusal(await order([mine.id, foreign.id]))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    expect(readRefusal(await order([nowhere]))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    expect(readRefusal(await order([]))).toBe('400 staffMemberIds')
  })
})
