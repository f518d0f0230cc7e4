import { describe, expect, it } from 'vitest'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { anAuthClient, errorCode, errorData, readViolations } from './visitors.ts'

cheapHashes()
const { app, context } = await createTestApp()
context.gateways.mail = inMemoryMail()
const auth = await anAuthClient(app, context)
await auth.policy({ requireEmailVerification: true })

describe('start', () => {
  it('emails a member a code that is not valid for a sign-in', async () => {
    const { identity } = (await auth.register('start@example.org')).json()
    const answer = await auth.asOwner('POST', '/v1/Start', { identityId: identity.id, target: 'EMAIL' })
    expect(answer.json()).toEqual({ verificationId: expect.any(String) })
    expect(await auth.emailsTo('start@example.org')).toHaveLength(2)
    const code = await auth.codeFor('start@example.org')
    expect(errorData(await auth.verify(code, answer.json().verificationId))).toEqual({ reason: 'NOT_FOUND' })
  })

  it('refuses a missing or unknown identity', async () => {
    const identityId = '5f0e7f8c-0000-4000-8000-00000000dead'
    expect(errorCode(await auth.asOwner('POST', '/v1/start', { identityId }))).toBe('NOT_FOUND')
    expect(readViolations(await auth.asOwner('POST', '/v1/start', {}))[0]).toMatchObject({ field: 'identityId' })
  })
})
