import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, anEmail, asStaff, clubPorts, createMember, listActions, readRules, startPaying } from './club.ts'

const club = await aClub(await createTestApp({ ports: clubPorts }))
const url = '/v1/members/my'

describe('deleteMyMember', () => {
  it('deletes the caller and signs them out; records who gets their content', async () => {
    const [{ id, client }, heir] = [await createMember(club), await createMember(club)]
    expect(expected(await client.delete(`${url}?contentAssigneeId=${heir.id}`))).toEqual({})
    expect((await client.get(url)).status).toBe(401)
    expect(await listActions(club, id)).toEqual(['create', 'delete'])
    const { history } = expected(await club.admin.get(`/v1/members/${id}/record`))
    expect(history[0]).toMatchObject({
      action: 'delete',
      actorType: 'member',
      changes: [{ field: 'contentAssigneeId', after: heir.id }],
    })
  })

  it('is confirmed by email', async () => {
    const { client, loginEmail } = await createMember(club, { contact: { firstName: 'Ada' } })
    expected(await client.delete(url))
    const { messages } = expected(await club.admin.post('/v1/messages/query', { recipient: loginEmail }))
    expect(messages.map(({ kind }: { kind: string }) => kind)).toEqual(['account-deleted'])
    expect(messages[0].subject).toMatch(/^Your account at .+ is deleted$/)
  })

  it('refuses members with a plan that runs, unless it is to end, and staff', async () => {
    const payer = await createMember(club)
    startPaying(payer.id)
    const other = await payer.client.delete(url)
    expect([other.status, ...readRules(other)]).toEqual([400, 'ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN'])
    expect((await payer.client.delete(`${url}?endOrders=false`)).status).toBe(400)
    expect((await payer.client.delete(`${url}?endOrders=true`)).status).toBe(200)
    const email = anEmail('manager')
    await asStaff(club, 'manager', email)
    const refused = await (await createMember(club, { loginEmail: email })).client.delete(`${url}?endOrders=true`)
    expect([refused.status, ...readRules(refused)]).toEqual([400, 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN'])
  })

  it('is only for members', async () => {
    expect(readRefusal(await club.visitor.delete(url))).toBe('403 PERMISSION_DENIED')
    expect(readRefusal(await club.admin.delete(url))).toBe('403 PERMISSION_DENIED')
  })
})
