import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { messagesTo } from '../support/messages.ts'
import { anApiKey } from '../support/people.ts'
import { accept, aTeam, errorCode } from './team.ts'

const { app, context, clock, db } = await createTestApp({ now: '2026-06-01T06:00:00Z' })
const { siteId, ada, colleague, invited } = await aTeam(app, context)
const abroad = await aTeam(app, context)
const invite = (payload: object, by = ada) => by.send('POST', '/v1/people/invitations', payload)

describe('invitePerson', () => {
  it('sends the email with the returned link, in the language of the business', async () => {
    const { link, token } = await invited({ email: 'noor@example.org', name: 'Noor' })
    const emails = await messagesTo(context, 'noor@example.org')
    expect(emails).toHaveLength(1)
    expect(emails[0]).toMatchObject({
      kind: 'invitation',
      recipient_name: 'Noor',
      subject: 'You’re invited to join Studio Verde',
      status: 'KEPT',
      language: 'en',
    })
    expect(emails[0]?.body_text).toContain(link)
    expect(emails[0]?.body_text).toContain('Ada invited you to join Studio Verde')
    expect(token).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
  })

  it('stores only the hash of the link', async () => {
    const { token } = await invited({ email: 'hash@example.org' })
    const row = await db.selectFrom('invitations').selectAll().where('email', '=', 'hash@example.org').execute()
    expect(JSON.stringify(row)).not.toContain(token.split('.')[1])
    expect((await ada.get('/v1/people')).body).not.toContain(token.split('.')[1])
    expect((await ada.get('/v1/audit')).body).not.toContain(token.split('.')[1])
  })

  it('PERSON_ALREADY_EXISTS: users and invitees, case-insensitively', async () => {
    await invited({ email: 'twice@example.org' })
    for (const email of ['TWICE@example.org', ada.email.toUpperCase()]) {
      const answer = await invite({ email, role: 'viewer' })
      expect([answer.statusCode, errorCode(answer)]).toEqual([409, 'PERSON_ALREADY_EXISTS'])
    }
  })

  it('invites once for simultaneous requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => invite({ email: 'race@example.org', role: 'viewer' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    const emails = await db.selectFrom('messages').select('id').where('recipient', '=', 'race@example.org').execute()
    expect(emails).toHaveLength(1)
  })

  it('invites one address at two businesses, and again after an invitation expired', async () => {
    await invited({ email: 'both@example.org' })
    await abroad.invited({ email: 'both@example.org' })
    clock.advance({ days: 13 })
    expect((await invite({ email: 'both@example.org', role: 'viewer' })).statusCode).toBe(409)
    clock.advance({ days: 1 })
    const again = await (await colleague()).send('POST', '/v1/people/invitations', {
      email: 'both@example.org',
      role: 'viewer',
    })
    expect(again.json().invitation).toMatchObject({ role: 'viewer', status: 'PENDING' })
  })

  it('STAFF_MEMBER_NOT_FOUND: refuses an unknown staff member', async () => {
    const owner = await colleague()
    const staffMemberId = '00000000-0000-4000-8000-000000000009'
    const answer = await invite({ email: 'anna@example.org', role: 'staff', staffMemberId }, owner)
    expect([answer.statusCode, errorCode(answer)]).toEqual([404, 'STAFF_MEMBER_NOT_FOUND'])
  })

  it('STAFF_MEMBER_ALREADY_CONNECTED: connects the invitee to a staff member once, with their calendar', async () => {
    const owner = await colleague()
    const hired = await owner.send('POST', '/v1/staff-members', { staffMember: { name: 'Anna' } })
    const { id: staffMemberId, resourceId } = hired.json().staffMember
    const requested = { email: 'anna@example.org', name: 'Anna', role: 'staff', staffMemberId }
    const { token, invitation } = await invited(requested, owner)
    expect(invitation.staffMemberId).toBe(staffMemberId)
    const second = await invite({ ...requested, email: 'second@example.org' }, owner)
    expect([second.statusCode, errorCode(second)]).toEqual([409, 'PERSON_ALREADY_EXISTS'])
    const accepted = await accept(app, { token, password: 'long enough' })
    expect(accepted.json().session).toMatchObject({ role: 'staff', resourceIds: [resourceId] })
    const third = await invite({ ...requested, email: 'third@example.org' }, owner)
    expect([third.statusCode, errorCode(third)]).toEqual([428, 'STAFF_MEMBER_ALREADY_CONNECTED'])
    const { userId } = accepted.json().session
    const change = (role: string) => owner.send('PUT', `/v1/people/${userId}/role`, { role })
    expect((await change('viewer')).json().person.resourceIds).toEqual([])
    expect((await change('staff')).json().person.resourceIds).toEqual([resourceId])
    await owner.send('DELETE', `/v1/people/${userId}`)
    expect((await invite({ ...requested, email: 'third@example.org' }, owner)).statusCode).toBe(200)
  })

  it('UNAUTHORIZED_OPERATION: a key invites, but creates no owner', async () => {
    const headers = { authorization: await anApiKey(context, siteId) }
    const request = (role: string) =>
      app.inject({
        method: 'POST',
        url: '/v1/people/invitations',
        headers,
        payload: { email: 'key@example.org', role },
      })
    expect([(await request('owner')).statusCode, errorCode(await request('owner'))]).toEqual([
      403,
      'UNAUTHORIZED_OPERATION',
    ])
    expect((await request('manager')).statusCode).toBe(200)
    const email = await db
      .selectFrom('messages')
      .select('body_text')
      .where('recipient', '=', 'key@example.org')
      .executeTakeFirst()
    expect(email?.body_text).toContain('You’re invited to join Studio Verde')
  })

  it('reports invalid fields, and stores nothing', async () => {
    const owner = await colleague()
    for (const [payload, field] of [
      [{ email: 'no address', role: 'viewer' }, 'email'],
      [{ email: 'a@example.org', role: 'king' }, 'role'],
      [{ email: 'a@example.org' }, 'role'],
      [{ email: 'a@example.org', role: 'viewer', name: 'x'.repeat(201) }, 'name'],
      [{ email: 'a@example.org', role: 'viewer', staffMemberId: 'no id' }, 'staffMemberId'],
    ] as const) {
      const answer = await invite(payload, owner)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().details.validationError.fieldViolations[0].field).toBe(field)
    }
    const rows = await db.selectFrom('invitations').select('id').where('email', '=', 'a@example.org').execute()
    expect(rows).toEqual([])
  })

  it('is refused for every other role and without the CSRF token', async () => {
    const payload = { email: 'b@example.org', role: 'owner' }
    for (const role of ['manager', 'receptionist', 'staff', 'viewer'] as const) {
      const answer = await invite(payload, await colleague({ role }))
      expect([answer.statusCode, errorCode(answer)]).toEqual([403, 'PERMISSION_DENIED'])
    }
    const { cookie } = await colleague()
    const forged = await app.inject({ method: 'POST', url: '/v1/people/invitations', headers: { cookie }, payload })
    expect(errorCode(forged)).toBe('CSRF_TOKEN_INVALID')
  })

  it('does not reveal the link in the outbox to users who could gain permissions with it', async () => {
    const owner = await colleague()
    const requested = { email: 'boss@example.org', role: 'owner' }
    expect((await invite(requested, owner)).statusCode).toBe(200)
    const find = async (by: typeof ada) =>
      (await by.send('POST', '/v1/messages/query', { recipient: 'boss@example.org' })).json()
    const { messages, total } = await find(owner)
    expect([messages.length, total]).toEqual([1, 1])
    for (const role of ['manager', 'receptionist'] as const) {
      const other = await colleague({ role })
      expect(await find(other)).toMatchObject({ messages: [], total: 0 })
      expect((await other.get(`/v1/messages/${messages[0].id}`)).statusCode).toBe(404)
    }
    expect((await owner.get(`/v1/messages/${messages[0].id}`)).statusCode).toBe(200)
  })

  it('records who invited whom', async () => {
    const owner = await colleague({ name: 'Grace' })
    clock.advance({ minutes: 1 })
    await invite({ email: 'noted@example.org', role: 'viewer' }, owner)
    const [entry] = (await owner.get('/v1/audit?entityType=invitation')).json().entries
    expect(entry).toMatchObject({ actorName: 'Grace', operation: 'invitePerson', entityName: 'noted@example.org' })
    expect(entry.changes).toContainEqual({ field: 'role', after: 'viewer' })
  })

  it('creates the future staff member, with a valid name, given permission', async () => {
    const requested = { email: 'new@example.org', role: 'staff', newStaffMember: true }
    const fields = (answer: {
      json: () => { details: { validationError: { fieldViolations: { field: string }[] } } }
    }) => answer.json().details.validationError.fieldViolations.map(({ field }) => field)
    expect(fields(await invite(requested))).toEqual(['name'])
    expect(fields(await invite({ ...requested, name: 'N'.repeat(41) }))).toEqual(['name'])
    const someone = (await ada.get('/v1/staff-members')).json().staffMembers[0]
    const { invitation } = (await invite({ ...requested, name: ' Noor ' })).json()
    expect(invitation.staffMemberId).not.toBe(someone?.id)
    const both = { ...requested, email: 'b@example.org', name: 'B', staffMemberId: invitation.staffMemberId }
    expect(fields(await invite(both))).toEqual(['newStaffMember'])
    const headers = { authorization: await anApiKey(context, siteId, ['MANAGE_USERS']) }
    const payload = { ...requested, email: 'c@example.org', name: 'C' }
    const refused = await app.inject({ method: 'POST', url: '/v1/people/invitations', headers, payload })
    expect(errorCode(refused)).toBe('UNAUTHORIZED_OPERATION')
  })
})
