import { signInCodes } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { anAuthClient, errorCode, password } from './visitors.ts'

cheapHashes()
const { app, context, db, clock } = await createTestApp()
context.gateways.mail = inMemoryMail()
const auth = await anAuthClient(app, context)
await auth.register('ada@example.org')

const setStatus = (email: string, status: string) =>
  db
    .updateTable('members')
    .set({ status })
    .where('site_id', '=', auth.siteId)
    .where('login_email', '=', email)
    .execute()

describe('loginV2', () => {
  it('signs a member in, whatever the case of the address', async () => {
    const answer = await auth.login(' ADA@example.org'.trim())
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ state: 'SUCCESS', sessionToken: expect.any(String) })
  })

  it('returns error codes, never field violations', async () => {
    for (const [body, code] of [
      [{ loginId: { email: 'ada@example.org' }, password: 'wrong' }, signInCodes.wrongPassword],
      [{ loginId: { email: 'ada@example.org' } }, signInCodes.wrongPassword],
      [{ loginId: { email: 'nobody@example.org' }, password }, signInCodes.unknownEmail],
      [{ loginId: { email: 'no address' }, password }, signInCodes.unknownEmail],
      [{ loginId: {}, password }, signInCodes.unknownEmail],
      [{ loginId: null, password }, signInCodes.unknownEmail],
      [{ password }, signInCodes.unknownEmail],
      [{ loginId: 7 }, signInCodes.unknownEmail],
      [
        { loginId: { email: 'ada@example.org' }, password, clientMetaData: { x: 'y'.repeat(5000) } },
        'VALIDATION_FAILURE',
      ],
    ] as const) {
      const answer = await auth.send('POST', '/v2/login', body)
      expect([answer.statusCode, errorCode(answer)]).toEqual([400, code])
      expect(answer.json().details.validationError).toBeUndefined()
    }
  })

  it('asks members created by staff to set a password', async () => {
    const made = await auth.asOwner('POST', '/v2/sign-on', { loginId: { email: 'made@example.org' } })
    expect(made.statusCode).toBe(200)
    expect(errorCode(await auth.login('made@example.org'))).toBe(signInCodes.passwordNotSet)
  })

  it('reveals no accounts if the business hides them', async () => {
    const quiet = await anAuthClient(app, context)
    await quiet.register('known@example.org')
    await quiet.asOwner('POST', '/v2/sign-on', { loginId: { email: 'made@example.org' } })
    await quiet.policy({ hidesUnknownEmails: true })
    const answers = [
      await quiet.login('known@example.org', 'wrong'),
      await quiet.login('unknown@example.org', 'wrong'),
      await quiet.login('made@example.org', 'wrong'),
    ]
    expect(answers.map(errorCode)).toEqual(Array(3).fill(signInCodes.wrongPassword))
    expect(answers[1]?.json()).toEqual(answers[0]?.json())
  })

  it('says of blocked and disconnected members only that their state needs attention', async () => {
    for (const status of ['BLOCKED', 'OFFLINE']) {
      const email = `${status.toLowerCase()}@example.org`
      await auth.register(email)
      await setStatus(email, status)
      const answer = await auth.login(email)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ state: 'STATUS_CHECK', identity: { status: { name: status } } })
      expect([answer.json().sessionToken, answer.json().stateToken]).toEqual([undefined, undefined])
    }
  })

  it('treats deleted members like unknown ones', async () => {
    await auth.register('gone@example.org')
    const at = new Date(clock.now())
    await db.updateTable('members').set({ deleted_at: at }).where('login_email', '=', 'gone@example.org').execute()
    expect(errorCode(await auth.login('gone@example.org'))).toBe(signInCodes.unknownEmail)
    // They never verified the address, so they leave no customer under it.
    expect((await auth.register('gone@example.org')).json().state).toBe('SUCCESS')
  })

  it('emails a new code to members with an unverified address', async () => {
    const careful = await anAuthClient(app, context)
    await careful.policy({ requireEmailVerification: true })
    await careful.register('fresh@example.org')
    const first = await careful.codeFor('fresh@example.org')
    clock.advance({ minutes: 1 })
    const answer = await careful.login('fresh@example.org')
    expect(answer.json().state).toBe('REQUIRE_EMAIL_VERIFICATION')
    const second = await careful.codeFor('fresh@example.org')
    expect(await careful.emailsTo('fresh@example.org')).toHaveLength(2)
    if (first !== second) expect((await careful.verify(first, answer.json().stateToken)).statusCode).toBe(400)
    expect((await careful.verify(second, answer.json().stateToken)).json().state).toBe('SUCCESS')
  })

  it('waits for the owner, and continues after approval', async () => {
    const approving = await anAuthClient(app, context)
    await approving.policy({ requireOwnerApproval: true })
    const { identity, state } = (await approving.register('wait@example.org')).json()
    expect(state).toBe('REQUIRE_OWNER_APPROVAL')
    expect((await approving.login('wait@example.org')).json().state).toBe('REQUIRE_OWNER_APPROVAL')
    await approving.asOwner('POST', `/v1/members/${identity.id}/approve`)
    expect((await approving.login('wait@example.org')).json().state).toBe('SUCCESS')
  })

  it('limits guesses, and resets the count after a sign-in', async () => {
    await auth.register('guess@example.org')
    await auth.cheapen('guess@example.org')
    const address = '10.77.0.1'
    for (let round = 0; round < 9; round++) await auth.login('guess@example.org', 'wrong', { address })
    expect((await auth.login('guess@example.org', password, { address })).json().state).toBe('SUCCESS')
    const answers = []
    for (let round = 0; round < 11; round++) answers.push(await auth.login('guess@example.org', 'wrong', { address }))
    expect(answers.map(errorCode)).toEqual([...Array(10).fill(signInCodes.wrongPassword), 'THROTTLED_FEATURE'])
    expect(answers.at(-1)?.statusCode).toBe(429)
    expect(errorCode(await auth.login('guess@example.org', password, { address }))).toBe('THROTTLED_FEATURE')
    expect((await auth.login('guess@example.org', password, { address: '10.77.0.2' })).json().state).toBe('SUCCESS')
    clock.advance({ minutes: 16 })
    expect((await auth.login('guess@example.org', password, { address })).json().state).toBe('SUCCESS')
  })

  it('does not lock a member out of a browser they used before', async () => {
    const email = 'known@example.org'
    const other = 'unknown-browser@example.org'
    for (const one of [email, other]) {
      await auth.register(one)
      await auth.cheapen(one)
    }
    const { sessionToken } = (await auth.login(email)).json()
    const entered = await auth.send('POST', '/v1/member-sessions', { sessionToken })
    const mark = entered.cookies.find(({ name }) => name === 'kalends_member_device')
    expect(mark).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 365 * 24 * 60 * 60 })
    const cookie = `kalends_member_device=${mark?.value}`
    for (let round = 0; round < 100; round++)
      for (const one of [email, other]) await auth.login(one, 'wrong', { address: `10.78.${round}.1` })
    const from = (one: string, sent: string, word = password, address = '10.79.0.1') =>
      auth.login(one, word, { address, cookie: sent })
    expect(errorCode(await from(email, 'kalends_member_device=forged'))).toBe('THROTTLED_FEATURE')
    expect(errorCode(await from(other, cookie))).toBe('THROTTLED_FEATURE')
    expect((await from(email, cookie)).json().state).toBe('SUCCESS')
    // A browser that was stolen may guess no more than any other.
    for (let round = 0; round < 10; round++) await from(email, cookie, 'wrong', `10.79.${round + 1}.1`)
    expect(errorCode(await from(email, cookie, password, '10.79.99.1'))).toBe('THROTTLED_FEATURE')
  })

  it('stores the client data of the sign-in and never returns it', async () => {
    const body = { loginId: { email: 'ada@example.org' }, password, clientMetaData: { device: 'kiosk-7' } }
    expect((await auth.send('POST', '/v2/login', body)).body).not.toContain('kiosk-7')
    const { id } = await auth.member('ada@example.org')
    const row = await db
      .selectFrom('member_credentials')
      .selectAll()
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.client_meta_data).toEqual({ device: 'kiosk-7' })
  })
})
