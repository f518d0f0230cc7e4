import { describe, expect, it } from 'vitest'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { anAuthClient, errorCode, errorData } from './visitors.ts'

cheapHashes()
const { app, context, clock } = await createTestApp()
context.gateways.mail = inMemoryMail()
const auth = await anAuthClient(app, context)
await auth.policy({ requireEmailVerification: true })

const begin = async (email: string): Promise<string> => (await auth.register(email)).json().stateToken
const resend = (stateToken: string) => auth.send('POST', '/v1/auth/resend', { stateToken })

describe('resendDuringAuthentication', () => {
  it('emails another code, half a minute apart; the previous one is void', async () => {
    const stateToken = await begin('resend@example.org')
    const first = await auth.codeFor('resend@example.org')
    const soon = await resend(stateToken)
    expect([soon.statusCode, errorCode(soon)]).toEqual([429, 'THROTTLED_FEATURE'])
    expect(errorData(soon)).toEqual({ retryAfterSeconds: 30 })
    clock.advance({ seconds: 30 })
    expect((await resend(stateToken)).json()).toMatchObject({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken })
    const second = await auth.codeFor('resend@example.org')
    if (first !== second) expect(errorData(await auth.verify(first, stateToken))).toEqual({ reason: 'BAD_CODE' })
    expect((await auth.verify(second, stateToken)).json().state).toBe('SUCCESS')
  })

  it('refuses expired tokens', async () => {
    const stateToken = await begin('dead-resend@example.org')
    clock.advance({ minutes: 31 })
    for (const token of ['nonsense', stateToken]) {
      const answer = await resend(token)
      expect([answer.statusCode, errorCode(answer)]).toEqual([404, 'NOT_FOUND'])
    }
  })
})
