import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aPerson } from '../support/people.ts'
import { aFixture, createStaffMember, listEventSlugs, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { context, db } = test
const { owner, siteId } = await aFixture(test)
const send = (id: string, verb: string, body: object = {}, client = owner) =>
  client.post(`/v1/staff-members/${id}/${verb}`, body)
const disconnect = (id: string, client = owner) => send(id, 'disconnect-staff-member-from-user', {}, client)

describe('disconnectStaffMemberFromUser', () => {
  it('revokes access of staff who see only their own calendar, immediately', async () => {
    const person = await aPerson(context, siteId, { role: 'staff', name: 'Bea' })
    const bea = await createStaffMember(owner)
    expected(await send(bea.id, 'connect-staff-member-to-user', { email: person.email }))
    const { staffMember } = expected(await disconnect(bea.id))
    expect(staffMember.associatedWixIdentity).toEqual({
      connectionStatus: 'DISCONNECTED',
      connection: { status: 'DISCONNECTED' },
    })
    const own = await db.selectFrom('site_users').select('resource_ids').where('user_id', '=', person.userId).execute()
    expect(own).toEqual([{ resource_ids: [] }])
    expect((await listEventSlugs(test, bea.id)).slice(-2)).toEqual(['updated 5', 'disconnected_from_user 6'])
  })

  it('withdraws an invitation, and does nothing without a connection', async () => {
    const nora = await createStaffMember(owner)
    expected(await send(nora.id, 'connect-staff-member-to-user', { email: 'n@example.org', roleIds: ['staff'] }))
    const { staffMember } = expected(await disconnect(nora.id))
    expect(staffMember.associatedWixIdentity.connectionStatus).toBe('DISCONNECTED')
    expected(await disconnect(nora.id))
    expect(await listEventSlugs(test, nora.id)).toEqual(['created 1', 'fully_created 2'])
    expect(readRefusal(await disconnect(nowhere))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    expect(readRefusal(await disconnect(nora.id, (await aFixture(test)).owner))).toBe('404 STAFF_MEMBER_NOT_FOUND')
  })

  it('happens when someone leaves the team', async () => {
    const person = await aPerson(context, siteId, { role: 'staff', name: 'Cleo' })
    const cleo = await createStaffMember(owner)
    expected(await send(cleo.id, 'connect-staff-member-to-user', { email: person.email }))
    expected(await owner.delete(`/v1/people/${person.userId}`))
    const shown = expected(await owner.get(`/v1/staff-members/${cleo.id}`)).staffMember
    expect(shown.associatedWixIdentity.connectionStatus).toBe('DISCONNECTED')
  })
})
