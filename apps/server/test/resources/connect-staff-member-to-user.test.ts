import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aClient, expected, readRefusal } from '../support/factories.ts'
import { messagesTo } from '../support/messages.ts'
import { aPerson, signIn } from '../support/people.ts'
import { aFixture, createStaffMember, listEventSlugs, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { app, context, db, clock } = test
const { owner, siteId } = await aFixture(test)
const connect = (id: string, body: object, client = owner) =>
  client.post(`/v1/staff-members/${id}/connect-staff-member-to-user`, body)
const loadStatus = async (id: string) =>
  expected(await owner.get(`/v1/staff-members/${id}`)).staffMember.associatedWixIdentity

describe('connectStaffMemberToUser', () => {
  it('invites new people: PENDING until they accept, CONNECTED from then on, EXPIRED if they do not', async () => {
    const nora = await createStaffMember(owner, { email: 'nora@example.org' })
    const { staffMember } = expected(await connect(nora.id, { roleIds: ['staff'] }))
    expect(staffMember.associatedWixIdentity).toMatchObject({
      connectionStatus: 'PENDING',
      connection: { status: 'PENDING' },
    })
    expect(await listEventSlugs(test, nora.id)).toEqual(['created 1', 'fully_created 2'])
    const token = await loadToken('nora@example.org')
    const accept = { token, name: 'Nora Vitale', password: 'a long enough word' }
    expected(await aClient(app, { 'wix-site-id': siteId }).post('/v1/staff/accept-invitation', accept))
    const { identificationData, connectionStatus } = await loadStatus(nora.id)
    expect(connectionStatus).toBe('CONNECTED')
    expect(await listEventSlugs(test, nora.id)).toEqual([
      'created 1',
      'fully_created 2',
      'updated 3',
      'connected_to_user 4',
    ])
    const workplace = await db
      .selectFrom('site_users')
      .selectAll()
      .where('user_id', '=', identificationData.wixUserId)
      .execute()
    expect(workplace).toMatchObject([{ role: 'staff', resource_ids: [nora.resourceId] }])
    const late = await createStaffMember(owner)
    expected(await connect(late.id, { email: 'late@example.org', roleIds: ['viewer'] }))
    clock.advance({ days: 60 })
    const { headers } = await signIn(app, await aPerson(context, siteId), siteId)
    const shown = expected(await aClient(app, headers).get(`/v1/staff-members/${late.id}`)).staffMember
    expect(shown.associatedWixIdentity.connectionStatus).toBe('EXPIRED')
    clock.advance({ days: -60 })
  })

  it('connects existing users immediately, with their calendar', async () => {
    const person = await aPerson(context, siteId, { role: 'staff', name: 'Bea' })
    const bea = await createStaffMember(owner)
    const { staffMember } = expected(await connect(bea.id, { email: person.email.toUpperCase() }))
    expect(staffMember.associatedWixIdentity).toMatchObject({
      connectionStatus: 'CONNECTED',
      identificationData: { wixUserId: person.userId },
    })
    const own = await db.selectFrom('site_users').select('resource_ids').where('user_id', '=', person.userId).execute()
    expect(own).toEqual([{ resource_ids: [bea.resourceId] }])
    expect((await listEventSlugs(test, bea.id)).at(-1)).toBe('connected_to_user 4')
    const other = await createStaffMember(owner)
    expect(readRefusal(await connect(other.id, { email: person.email }))).toBe('428 STAFF_MEMBER_ALREADY_CONNECTED')
    expect(readRefusal(await connect(bea.id, { email: 'x@example.org' }))).toBe('428 STAFF_MEMBER_ALREADY_CONNECTED')
  })

  it('requires a role for an invitation, and an address', async () => {
    const nora = await createStaffMember(owner)
    expect(readRefusal(await connect(nora.id, { email: 'new@example.org' }))).toBe('400 STAFF_INVITE_REQUIRES_ROLE')
    expect(readRefusal(await connect(nora.id, { email: 'new@example.org', roleIds: [] }))).toBe(
      '400 STAFF_INVITE_REQUIRES_ROLE',
    )
    expect(readRefusal(await connect(nora.id, { email: 'new@example.org', roleIds: ['king'] }))).toBe('400 roleIds[0]')
    expect(readRefusal(await connect(nora.id, { roleIds: ['staff'] }))).toBe('400 email')
    expect(readRefusal(await connect(nowhere, { email: 'new@example.org' }))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    const there = await aFixture(test)
    expect(readRefusal(await connect(nora.id, { email: 'a@b.co' }, there.owner))).toBe('404 STAFF_MEMBER_NOT_FOUND')
  })

  it('does not connect a person who is removed at that moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { userId, email } = await aPerson(context, siteId, { role: 'viewer' })
      const nora = await createStaffMember(owner)
      const removed = owner.delete(`/v1/people/${userId}`)
      await Promise.all([connect(nora.id, { email, roleIds: ['viewer'] }), removed])
      expect((await loadStatus(nora.id)).connectionStatus).not.toBe('CONNECTED')
    }
  })

  it('replaces the previous invitation', async () => {
    const nora = await createStaffMember(owner)
    expected(await connect(nora.id, { email: 'one@example.org', roleIds: ['staff'] }))
    expected(await connect(nora.id, { email: 'two@example.org', roleIds: ['staff'] }))
    const open = await db.selectFrom('invitations').select('email').where('staff_member_id', '=', nora.id).execute()
    expect(open).toEqual([{ email: 'two@example.org' }])
  })
})

/** Returns the secret of the link in the last invitation sent to an address. */
async function loadToken(email: string): Promise<string> {
  const message = (await messagesTo(context, email)).at(-1)
  const link = /dashboard\/invitation\/([\w.-]+)/.exec(message?.body_text ?? '')
  if (!link?.[1]) throw new Error(`No invitation was sent to ${email}`)
  return link[1]
}
