import { describe, expect, it } from 'vitest'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { anAuthClient, errorCode } from './visitors.ts'

cheapHashes()
const { app, context } = await createTestApp()
const auth = await anAuthClient(app, context)
const other = 'another good password'

const recover = (recoveryToken: string, password: string | undefined = other) =>
  auth.send('POST', '/v1/recover', { recoveryToken, ...(password === undefined ? {} : { password }) })

describe('sendActivationEmail', () => {
  it('lets a member created by staff set a first password', async () => {
    const { identity } = (await auth.asOwner('POST', '/v2/sign-on', { loginId: { email: 'made@example.org' } })).json()
    const answer = await auth.asOwner('POST', '/v1/activation-email', {
      identityId: identity.id,
      emailOptions: { language: 'en' },
    })
    expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    expect((await auth.emailsTo('made@example.org'))[0]?.subject).toContain('Your account')
    expect((await recover(await auth.linkFor('made@example.org'))).json().state).toBe('SUCCESS')
    expect((await auth.login('made@example.org', other)).json().state).toBe('SUCCESS')
  })

  it('returns not found for an unknown id', async () => {
    const identityId = '5f0e7f8c-0000-4000-8000-00000000dead'
    expect(errorCode(await auth.asOwner('POST', '/v1/activation-email', { identityId }))).toBe('NOT_FOUND')
  })
})
