import { describe, expect, it } from 'vitest'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { anAuthClient, errorCode, errorData, readViolations } from './visitors.ts'

cheapHashes()
const { app, context, db, clock } = await createTestApp()
context.gateways.mail = inMemoryMail()
const auth = await anAuthClient(app, context)
await auth.policy({ requireEmailVerification: true })

const begin = async (email: string): Promise<string> => (await auth.register(email)).json().stateToken
const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000')

describe('verifyDuringAuthentication', () => {
  it('accepts the code once', async () => {
    const stateToken = await begin('once@example.org')
    const code = await auth.codeFor('once@example.org')
    expect((await auth.verify(code, stateToken)).json()).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.any(String),
    })
    const again = await auth.verify(code, stateToken)
    expect([again.statusCode, errorCode(again), errorData(again)]).toEqual([
      400,
      'VERIFICATION_FAILED',
      { reason: 'NOT_FOUND' },
    ])
  })

  it('stores the code only as a hash', async () => {
    await begin('kept@example.org')
    const code = await auth.codeFor('kept@example.org')
    const rows = await db.selectFrom('sign_in_states').selectAll().where('site_id', '=', auth.siteId).execute()
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  it('refuses the right code after five wrong ones', async () => {
    const stateToken = await begin('five@example.org')
    const code = await auth.codeFor('five@example.org')
    for (let round = 0; round < 5; round++) {
      expect(errorData(await auth.verify(wrongCode(code), stateToken))).toEqual({ reason: 'BAD_CODE' })
    }
    expect(errorData(await auth.verify(code, stateToken))).toEqual({ reason: 'BAD_CODE' })
  })

  it('counts simultaneous attempts one by one', async () => {
    const stateToken = await begin('many@example.org')
    const code = await auth.codeFor('many@example.org')
    await Promise.all(Array.from({ length: 5 }, () => auth.verify(wrongCode(code), stateToken)))
    expect(errorData(await auth.verify(code, stateToken))).toEqual({ reason: 'BAD_CODE' })
  })

  it('refuses a code after ten minutes', async () => {
    const stateToken = await begin('late@example.org')
    const code = await auth.codeFor('late@example.org')
    clock.advance({ minutes: 10 })
    expect(errorData(await auth.verify(code, stateToken))).toEqual({ reason: 'BAD_CODE' })
  })

  it('refuses a sign-in after half an hour', async () => {
    const stateToken = await begin('dead@example.org')
    clock.advance({ minutes: 30 })
    expect(errorData(await auth.verify(await auth.codeFor('dead@example.org'), stateToken))).toEqual({
      reason: 'NOT_FOUND',
    })
  })

  it('refuses invalid tokens, and those of other businesses and states', async () => {
    const other = await anAuthClient(app, context)
    await other.policy({ requireOwnerApproval: true })
    const waiting = (await other.register('wait@example.org')).json().stateToken
    expect(errorData(await other.verify('123456', waiting))).toEqual({ reason: 'NOT_FOUND' })
    for (const stateToken of ['', 'nonsense', await begin('foreign@example.org')]) {
      expect(errorData(await other.verify('123456', stateToken))).toEqual({ reason: 'NOT_FOUND' })
    }
  })

  it('requires six characters', async () => {
    expect(readViolations(await auth.verify('12345', 'x'))[0]).toMatchObject({ field: 'code' })
    expect(readViolations(await auth.verify('1234567', 'x'))[0]).toMatchObject({ field: 'code' })
  })

  it('says if the code was never sent', async () => {
    const stateToken = await begin('lost@example.org')
    await db
      .updateTable('messages')
      .set({ status: 'FAILED', secrets: null, secrets_expire_at: null })
      .where('recipient', '=', 'lost@example.org')
      .execute()
    const code = await auth.codeFor('lost@example.org')
    expect(errorData(await auth.verify(wrongCode(code), stateToken))).toEqual({ reason: 'SEND_CODE_ERROR' })
  })

  it('emails one address at most five codes an hour', async () => {
    const email = 'bombed@example.org'
    const tokens = []
    for (let round = 0; round < 8; round++) {
      const { stateToken } = (await auth.register(email, {}, { address: '10.70.0.1' })).json()
      tokens.push(stateToken)
      clock.advance({ minutes: 1 })
    }
    expect(await auth.emailsTo(email)).toHaveLength(5)
    expect(errorData(await auth.verify('123456', tokens.at(-1) ?? ''))).toEqual({ reason: 'SEND_CODE_ERROR' })
  })
})
