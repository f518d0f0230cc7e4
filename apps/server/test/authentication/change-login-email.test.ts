import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { aPerson } from '../support/people.ts'
import { createMember, withApp } from './factors.ts'
import { anAuthClient, errorCode, readViolations } from './visitors.ts'

const { app, context, db, clock } = await createTestApp()
const auth = await anAuthClient(app, context)
const anAddress = () => `${randomUUID()}@example.org`
const change = (id: string, newEmail: string, more: object = {}) =>
  auth.asOwner('PATCH', `/api/v1/members/${id}/change-login-email`, { newEmail, ...more })

describe('changeLoginEmail', () => {
  it('changes the address unproven, tells the earlier one, and signs the member out', async () => {
    const member = await createMember(auth)
    const newEmail = anAddress()
    const answer = await change(member.memberId, ` ${newEmail.toUpperCase()}`)
    expect(answer.json().member).toMatchObject({
      id: member.memberId,
      loginEmail: newEmail,
      emailVerified: false,
      status: 'ACTIVE',
    })
    expect((await auth.send('GET', '/v1/members/my', undefined, { as: member.token })).statusCode).toBe(401)
    expect(errorCode(await auth.login(member.email))).toBe('-19999')
    const told = (await auth.emailsTo(member.email)).filter(({ kind }) => kind === 'sign-in-method-changed')
    expect(told[0]?.body_text).toContain(`${newEmail.slice(0, 1)}•••@example.org`)
    expect(told[0]?.body_text).not.toContain(newEmail)
    const { contact_id: contactId } = await auth.member(newEmail)
    const contact = await db
      .selectFrom('contacts')
      .select('email')
      .where('id', '=', contactId ?? '')
      .executeTakeFirst()
    expect(contact?.email).toBe(newEmail)
  })

  it('removes password and factors: whoever took over the account has neither left', async () => {
    const member = await withApp(await createMember(auth), clock)
    const newEmail = anAddress()
    expect((await change(member.memberId, newEmail, { revokeCurrentSessions: false })).statusCode).toBe(200)
    expect(errorCode(await auth.login(newEmail))).toBe('-19973')
    const factors = db.selectFrom('member_factors').select('id').where('member_id', '=', member.memberId)
    expect(await factors.execute()).toEqual([])
    const credentials = db.selectFrom('member_credentials').select('password_hash')
    expect(await credentials.where('member_id', '=', member.memberId).execute()).toEqual([{ password_hash: null }])
  })

  it('leaves password and sessions if told so', async () => {
    const member = await createMember(auth)
    const newEmail = anAddress()
    expect((await change(member.memberId, newEmail, { removeSignInMethods: false })).statusCode).toBe(200)
    expect((await auth.login(newEmail)).json().state).toBe('SUCCESS')
  })

  it('keeps the sessions if told so, and voids links to the earlier address all the same', async () => {
    const member = await createMember(auth)
    await auth.send('POST', '/v1/send-email', { email: member.email })
    const recoveryToken = await auth.linkFor(member.email)
    expect((await change(member.memberId, anAddress(), { revokeCurrentSessions: false })).statusCode).toBe(200)
    expect((await auth.send('GET', '/v1/members/my', undefined, { as: member.token })).statusCode).toBe(200)
    const recover = await auth.send('POST', '/v1/recover', { recoveryToken, password: 'the one of the thief' })
    expect(errorCode(recover)).toBe('INVALID_RECOVERY_TOKEN')
  })

  it('cancels what the member wanted, and changes nothing for the same address', async () => {
    const member = await createMember(auth)
    const wanted = anAddress()
    await member.call('POST', '/v1/member-login-email', { newEmail: wanted })
    expect((await change(member.memberId, member.email)).json().member.emailVerified).toBe(true)
    await change(member.memberId, anAddress(), { revokeCurrentSessions: false })
    const code = await auth.codeFor(wanted)
    expect(errorCode(await member.call('POST', '/v1/member-login-email/finish', { code }))).toBe('VERIFICATION_FAILED')
  })

  it('parts a member from the team, unless they prove the address themselves', async () => {
    const memberOf = async () => {
      const person = await aPerson(context, auth.siteId, { role: 'owner' })
      const { member } = (await auth.asOwner('POST', '/v1/members', { member: { loginEmail: person.email } })).json()
      return { id: member.id as string, email: person.email }
    }
    const enter = async (email: string) => {
      clock.advance({ minutes: 1 })
      const { requestToken } = (await auth.send('POST', '/v1/mailed-sign-ins', { email })).json()
      const code = await auth.codeFor(email)
      const { sessionToken } = (await auth.send('POST', '/v1/mailed-sign-ins/finish', { requestToken, code })).json()
      return (await auth.send('POST', '/v1/member-sessions', { sessionToken })).json().access_token as string
    }
    const roleOf = async (id: string) => (await auth.asOwner('GET', `/v1/members/${id}/record`)).json().contactRole
    const { id } = await memberOf()
    expect(await roleOf(id)).toBe('OWNER')
    const ofCustomer = anAddress()
    expect((await change(id, ofCustomer)).statusCode).toBe(200)
    const as = await enter(ofCustomer)
    expect(await roleOf(id)).toBe('MEMBER')
    expect((await auth.send('DELETE', '/v1/members/my', undefined, { as })).statusCode).toBe(200)
    const own = await memberOf()
    const present = await enter(own.email)
    const newEmail = anAddress()
    await auth.send('POST', '/v1/member-login-email', { newEmail }, { as: present })
    const code = await auth.codeFor(newEmail)
    const moved = await auth.send('POST', '/v1/member-login-email/finish', { code }, { as: present })
    expect([moved.statusCode, await roleOf(own.id)]).toEqual([200, 'OWNER'])
  })

  it('EMAIL_ALREADY_EXISTS, CONTACT_DETAILS_CONFLICT, MEMBER_NOT_FOUND, and what is no address', async () => {
    const [member, other] = [await createMember(auth), await createMember(auth)]
    expect(errorCode(await change(member.memberId, other.email))).toBe('EMAIL_ALREADY_EXISTS')
    const known = anAddress()
    await auth.asOwner('POST', '/v1/customers', { customer: { email: known } })
    expect(errorCode(await change(member.memberId, known))).toBe('CONTACT_DETAILS_CONFLICT')
    expect((await auth.member(member.email)).id).toBe(member.memberId)
    expect(errorCode(await change(randomUUID(), anAddress()))).toBe('MEMBER_NOT_FOUND')
    expect(readViolations(await change(member.memberId, 'nobody'))[0]?.field).toBe('newEmail')
  })
})
