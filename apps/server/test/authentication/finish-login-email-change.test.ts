import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { createMember } from './factors.ts'
import { anAuthClient, errorCode } from './visitors.ts'

const { app, context, db, clock } = await createTestApp()
const auth = await anAuthClient(app, context)
const anAddress = () => `${randomUUID()}@example.org`
const url = '/v1/member-login-email'

type Member = Awaited<ReturnType<typeof createMember>>
async function start(member: Member, newEmail = anAddress()) {
  const answer = await member.call('POST', url, { newEmail })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return { newEmail, code: await auth.codeFor(newEmail) }
}
const finish = (member: Member, code: string) => member.call('POST', `${url}/finish`, { code })
const contactOf = (id: string) =>
  db.selectFrom('contacts').select(['id', 'email', 'merged_into_id']).where('id', '=', id).executeTakeFirstOrThrow()

describe('finishLoginEmailChange', () => {
  it('changes the address for signing in, tells the earlier one, and ends every other sign-in', async () => {
    const member = await createMember(auth)
    const elsewhere = await auth.enter(member.email)
    const { newEmail, code } = await start(member)
    expect((await finish(member, code)).json()).toEqual({ loginEmail: newEmail })
    expect((await auth.login(newEmail)).json().state).toBe('SUCCESS')
    expect(errorCode(await auth.login(member.email))).toBe('-19999')
    const me = (as: string) => auth.send('GET', '/v1/members/my?fieldsets=FULL', undefined, { as })
    expect((await me(member.token)).json().member).toMatchObject({ loginEmail: newEmail, loginEmailVerified: true })
    expect((await me(elsewhere.token)).statusCode).toBe(401)
    const told = (await auth.emailsTo(member.email)).filter(({ kind }) => kind === 'sign-in-method-changed')
    expect(told).toHaveLength(1)
    expect(told[0]?.body_text).toContain(`${newEmail.slice(0, 1)}•••@example.org`)
    expect(told[0]?.body_text).not.toContain(newEmail)
    expect(told[0]?.body_text).not.toContain('/login/forgot')
  })

  it('leaves the earlier address nothing to open the account with: links, codes, requests', async () => {
    const member = await createMember(auth)
    await auth.send('POST', '/v1/send-email', { email: member.email })
    const recoveryToken = await auth.linkFor(member.email)
    const { requestToken } = (await auth.send('POST', '/v1/mailed-sign-ins', { email: member.email })).json()
    const signInCode = await auth.codeFor(member.email)
    const { code } = await start(member)
    await finish(member, code)
    const recover = await auth.send('POST', '/v1/recover', { recoveryToken, password: 'the one of the thief' })
    expect(errorCode(recover)).toBe('INVALID_RECOVERY_TOKEN')
    const mailed = await auth.send('POST', '/v1/mailed-sign-ins/finish', { requestToken, code: signInCode })
    expect(errorCode(mailed)).toBe('VERIFICATION_FAILED')
    const before = (await auth.emailsTo(member.email)).length
    await auth.send('POST', '/v1/send-email', { email: member.email })
    expect(await auth.emailsTo(member.email)).toHaveLength(before)
  })

  it('moves the address of the contact along, and joins a customer who has the new one', async () => {
    const member = await createMember(auth)
    const { contact_id: contactId } = await auth.member(member.email)
    const first = await start(member)
    await finish(member, first.code)
    expect(await contactOf(contactId ?? '')).toMatchObject({ email: first.newEmail, merged_into_id: null })
    const known = anAddress()
    const { customer } = (await auth.asOwner('POST', '/v1/customers', { customer: { email: known } })).json()
    const second = await start(member, known)
    await finish(member, second.code)
    expect((await auth.member(known)).contact_id).toBe(customer.id)
    expect((await contactOf(contactId ?? '')).merged_into_id).toBe(customer.id)
    // Whoever has the earlier mailbox next is somebody else.
    const next = await createMember(auth, first.newEmail)
    const { contact_id: nextId } = await auth.member(first.newEmail)
    expect(next.memberId).not.toBe(member.memberId)
    expect(await contactOf(nextId ?? '')).toMatchObject({ email: first.newEmail, merged_into_id: null })
    expect([contactId, customer.id]).not.toContain(nextId)
  })

  it('VERIFICATION_FAILED: five wrong codes, a late one, one used twice, one of somebody else', async () => {
    const member = await createMember(auth)
    const { code } = await start(member)
    const wrong = code === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 5; tries++) expect(errorCode(await finish(member, wrong))).toBe('VERIFICATION_FAILED')
    expect(errorCode(await finish(member, code))).toBe('VERIFICATION_FAILED')
    const again = await start(member)
    const other = await createMember(auth)
    expect(errorCode(await finish(other, again.code))).toBe('VERIFICATION_FAILED')
    expect((await finish(member, again.code)).statusCode).toBe(200)
    expect(errorCode(await finish(member, again.code))).toBe('VERIFICATION_FAILED')
    const late = await createMember(auth)
    const { code: lateCode } = await start(late)
    clock.advance({ minutes: 10 })
    expect(errorCode(await finish(late, lateCode))).toBe('RECENT_SIGN_IN_REQUIRED')
  })

  it('EMAIL_ALREADY_EXISTS: of two members who want one address, the first gets it', async () => {
    const [one, two] = [await createMember(auth), await createMember(auth)]
    const newEmail = anAddress()
    const first = await start(one, newEmail)
    const second = await start(two, newEmail)
    const answers = await Promise.all([finish(one, first.code), finish(two, second.code)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(answers.map(errorCode)).toContain('EMAIL_ALREADY_EXISTS')
    expect((await auth.login(newEmail)).json().state).toBe('SUCCESS')
  })

  it('is void once the password was reset: a thief’s request waits for nothing', async () => {
    const member = await createMember(auth)
    const { code } = await start(member)
    await auth.send('POST', '/v1/send-email', { email: member.email })
    const recoveryToken = await auth.linkFor(member.email)
    await auth.send('POST', '/v1/recover', { recoveryToken, password: 'another good password' })
    expect(
      await db.selectFrom('login_email_changes').select('id').where('member_id', '=', member.memberId).execute(),
    ).toEqual([])
    expect((await finish(member, code)).statusCode).toBe(401)
  })
})

describe('a code sent to the member’s own address', () => {
  it('verifies it, long after the sign-in, and ends no sign-in', async () => {
    const member = await createMember(auth)
    await db.updateTable('members').set({ login_email_verified_at: null }).where('id', '=', member.id).execute()
    const elsewhere = await auth.enter(member.email)
    clock.advance({ minutes: 11 })
    const { code } = await start(member, member.email)
    expect(errorCode(await finish(member, '000000'))).toBe('VERIFICATION_FAILED')
    expect((await finish(member, code)).json()).toEqual({ loginEmail: member.email })
    const me = await auth.send('GET', '/v1/members/my?fieldsets=FULL', undefined, { as: elsewhere.token })
    expect(me.json().member).toMatchObject({ loginEmailVerified: true })
    expect(errorCode(await finish(member, code))).toBe('RECENT_SIGN_IN_REQUIRED')
    expect(errorCode(await member.call('POST', url, { newEmail: member.email }))).toBe('RECENT_SIGN_IN_REQUIRED')
  })

  it('is limited like every code to a new address', async () => {
    const member = await createMember(auth)
    await db.updateTable('members').set({ login_email_verified_at: null }).where('id', '=', member.id).execute()
    const answers: number[] = []
    for (let count = 0; count < 40; count += 1)
      answers.push((await member.call('POST', url, { newEmail: member.email })).statusCode)
    expect(answers).toContain(429)
  })
})
