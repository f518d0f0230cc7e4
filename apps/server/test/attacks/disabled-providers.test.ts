import { describe, expect, it } from 'vitest'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { aProviderAuthClient } from '../authentication/provider-auth-client.ts'
import { createTestApp } from '../support/index.ts'
import { anEmail } from './members.ts'

const { app, context, db } = await createTestApp({ environment: { KALENDS_LOCAL_PROVIDERS: '1' } })
context.gateways.mail = inMemoryMail()
const auth = await aProviderAuthClient(app, context)

const setEnabled = async (enabled: boolean) =>
  expect((await auth.asOwner('PATCH', `/v1/sign-in-providers/${auth.providerId}`, { enabled })).statusCode).toBe(200)
const reasonOf = (answer: { json(): { details: { applicationError: { data: { reason: string } } } } }) =>
  answer.json().details.applicationError.data.reason

/** Does something while the provider is asked for its tokens, however long it takes to answer. */
function whileItAnswers(work: () => Promise<void>): () => void {
  const gateways = context.gateways as { fetchOutside: (...sent: never[]) => Promise<unknown> }
  const original = gateways.fetchOutside
  gateways.fetchOutside = async (...sent) => {
    if (String(sent[0]).endsWith('/token')) await work()
    return original(...sent)
  }
  return () => {
    gateways.fetchOutside = original
  }
}

describe('a sign-in provider that is disabled', () => {
  it('signs in nobody whom it kept waiting, and is bound to nobody', async () => {
    const email = anEmail('victim')
    const started = await auth.start()
    const query = auth.provider.signIn(started.json().url, { sub: 'late', email, email_verified: true })
    const restore = whileItAnswers(() => setEnabled(false))
    const came = await auth.finish(query, auth.readCookie(started)).finally(restore)
    expect([came.statusCode, reasonOf(came)]).toEqual([400, 'EXPIRED'])
    expect(
      await db.selectFrom('provider_identities').select('member_id').where('subject', '=', 'late').execute(),
    ).toEqual([])
    await setEnabled(true)
  })

  it('ends sign-ins through it that wait for a code', async () => {
    const email = anEmail('waiting')
    const { state, stateToken } = (await auth.come({ sub: 'waits', email, email_verified: false })).json().signIn
    expect(state).toBe('REQUIRE_EMAIL_VERIFICATION')
    const code = await auth.codeFor(email)
    await setEnabled(false)
    await setEnabled(true)
    const entered = await auth.verify(code, stateToken)
    expect([entered.statusCode, reasonOf(entered)]).toEqual([400, 'NOT_FOUND'])
  })
})
