import { describe, expect, it } from 'vitest'
import { runDue } from '../../src/setup/background.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, anEmail, asStaff, clubPorts, createMember, listEvents, readRules, startPaying } from './club.ts'

const test = await createTestApp({ ports: clubPorts })
const club = await aClub(test)
const remove = (id: string, actor = club.admin) => actor.delete(`/v1/members/${id}`)

describe('deleteMember', () => {
  it('removes a member from every list, revokes tokens, and frees their slug', async () => {
    const sent = { loginEmail: anEmail(), profile: { nickname: 'Gone' }, privacyStatus: 'PUBLIC' } as const
    const { id, client } = await createMember(club, sent)
    expect(expected(await remove(id))).toEqual({})
    expect((await client.get('/v1/members/my')).status).toBe(401)
    expect(readRefusal(await club.admin.get(`/v1/members/${id}`))).toBe('404 MEMBER_NOT_FOUND')
    expect(readRefusal(await remove(id))).toBe('404 MEMBER_NOT_FOUND')
    expect(expected(await club.admin.post('/v1/members/query', { query: { filter: { id } } })).members).toEqual([])
    const again = expected(await club.admin.post('/v1/members', { member: sent })).member
    expect(again.profile.slug).toBe('Gone')
    const events = await listEvents(club, id)
    expect(events.at(-1)).toMatchObject({ slug: 'deleted', sequence: 2, payload: { deletedEvent: {} } })
  })

  it('keeps the customer and their bookings', async () => {
    const { id } = await createMember(club, { contact: { firstName: 'Stays' } })
    const { contactId } = expected(await club.admin.get(`/v1/members/${id}`)).member
    expected(await remove(id))
    expect(expected(await club.admin.get(`/v1/customers/${contactId}`)).customer.firstName).toBe('Stays')
  })

  it('refuses staff, and members with a paid plan', async () => {
    const email = anEmail('viewer')
    await asStaff(club, 'viewer', email)
    const { id } = await createMember(club, { loginEmail: email })
    const refused = await remove(id)
    expect([refused.status, ...readRules(refused)]).toEqual([400, 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN'])
    const payer = await createMember(club)
    startPaying(payer.id)
    const other = await remove(payer.id)
    expect([other.status, ...readRules(other)]).toEqual([400, 'ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN'])
    expect((await payer.client.get('/v1/members/my')).status).toBe(200)
  })

  it('requires permission for members', async () => {
    const { id, client } = await createMember(club)
    expect(readRefusal(await remove(id, client))).toBe('403 PERMISSION_DENIED')
    expect(readRefusal(await remove(id, await asStaff(club, 'receptionist')))).toBe('403 PERMISSION_DENIED')
  })

  it('is permanent after thirty days: nothing identifies them any more', async () => {
    const { id, loginEmail } = await createMember(club, { profile: { nickname: 'Erased', title: 'Secret' } })
    expected(await club.admin.patch(`/v1/members/${id}`, { member: { profile: { title: 'Secret too' } } }))
    expected(await remove(id))
    test.clock.advance({ days: 29 })
    await runDue(test.context, test.clock.now())
    expect((await club.admin.get(`/v1/members/${id}/record`)).status).toBe(200)
    test.clock.advance({ days: 1, minutes: 1 })
    await runDue(test.context, test.clock.now())
    expect(readRefusal(await club.admin.get(`/v1/members/${id}/record`))).toBe('404 MEMBER_NOT_FOUND')
    expect(readRefusal(await club.admin.post(`/v1/members/${id}/restore`))).toBe('404 MEMBER_NOT_FOUND')
    const member = await test.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst()
    const history = await test.db.selectFrom('member_history').selectAll().where('member_id', '=', id).execute()
    const left = JSON.stringify([member, history])
    for (const word of [loginEmail, 'Erased', 'Secret']) expect(left).not.toContain(word)
    expect(history.map(({ action }) => action)).toEqual(['create', 'update', 'delete', 'erase'])
  })
})
