import { randomUUID } from 'node:crypto'
import { signInCodes } from '@kalends/contract'
import { expect, it } from 'vitest'
import { lockMember } from '../../src/features/members/index.ts'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { aProviderAuthClient } from '../authentication/provider-auth-client.ts'
import { type Answer, errorCode, password } from '../authentication/visitors.ts'
import { aPlan } from '../checkouts/support/baskets.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { aStudio, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { whileWaiting } from '../support/while-waiting.ts'
import { anEmail } from './members.ts'

cheapHashes()
const { app, context } = await createTestApp({ environment: { KALENDS_LOCAL_PROVIDERS: '1' } })
context.gateways.mail = inMemoryMail()
const auth = await aProviderAuthClient(app, context)

/** Makes a call that waits for a member, whose sign-in address changes and whom providers forget meanwhile. */
async function whileMoved<T>(siteId: string, memberId: string, call: () => Promise<T>) {
  const newEmail = anEmail('new')
  const answer = await whileWaiting(context, {
    lock: (tx) => lockMember(tx, siteId, memberId),
    call,
    meanwhile: async (tx) => {
      const moved = { login_email: newEmail, login_email_verified_at: null }
      await tx.updateTable('members').set(moved).where('id', '=', memberId).execute()
      await tx.deleteFrom('provider_identities').where('member_id', '=', memberId).execute()
    },
  })
  return { answer, newEmail }
}

const vouch = (email: string) => auth.asOwner('POST', '/v2/sign-on', { loginId: { email }, verifyEmail: true })
const whoEnters = async (sessionToken: string): Promise<string> =>
  (await auth.send('POST', '/v1/member-sessions', { sessionToken })).json().memberId

it('an app that vouches for the earlier address opens another account', async () => {
  const email = anEmail('earlier')
  const { id } = (await vouch(email)).json().identity
  const { answer, newEmail } = await whileMoved(auth.siteId, id, () => vouch(email))
  expect(await whoEnters(answer.json().sessionToken)).not.toBe(id)
  expect((await auth.member(newEmail)).login_email_verified_at).toBeNull()
})

it('a sign-up with the earlier address leaves the account its password', async () => {
  await auth.policy({ requireEmailVerification: true })
  const email = anEmail('earlier')
  await auth.register(email)
  const { id } = await auth.member(email)
  const ofThief = 'the one of the thief'
  const signUp = () => auth.register(email, { password: ofThief })
  const { answer, newEmail } = await whileMoved(auth.siteId, id, signUp)
  expect(answer.statusCode).toBe(200)
  expect((await auth.member(email)).id).not.toBe(id)
  expect((await auth.login(newEmail, ofThief)).statusCode).toBe(400)
  await auth.policy({ requireEmailVerification: false })
})

it('a password does not open it at the earlier address', async () => {
  const email = anEmail('earlier')
  await auth.register(email)
  const { id } = await auth.member(email)
  const { answer } = await whileMoved(auth.siteId, id, () => auth.login(email))
  expect([answer.statusCode, errorCode(answer)]).toEqual([400, signInCodes.unknownEmail])
})

const providerKnows = {
  'the address': async () => undefined,
  'the member': async (come: () => Promise<Answer>) => expect((await come()).json().signIn.state).toBe('SUCCESS'),
}
for (const [what, prepare] of Object.entries(providerKnows))
  it(`a provider that knew ${what} opens another account, and does so from now on`, async () => {
    const email = anEmail('earlier')
    const { id } = (await vouch(email)).json().identity
    const claims = { sub: randomUUID(), email, email_verified: true }
    await prepare(() => auth.come(claims))
    const started = await auth.start()
    const query = auth.provider.signIn(started.json().url, claims)
    const finish = () => auth.finish(query, auth.readCookie(started))
    const { answer } = await whileMoved(auth.siteId, id, finish)
    for (const each of [answer, await auth.come(claims)]) {
      expect(each.statusCode).toBe(200)
      expect(await whoEnters(each.json().signIn.sessionToken)).not.toBe(id)
    }
  })

it('a plan that is sold at the desk to the customer of the earlier address is another account’s', async () => {
  const studio = await aStudio(app, context)
  const email = anEmail('earlier')
  expected(await studio.visitor.post('/v2/register', { loginId: { email }, password }))
  const member = context.db.selectFrom('members').select('id').where('login_email', '=', email)
  const { id } = await member.executeTakeFirstOrThrow()
  const { customer } = expected(await studio.admin.post('/v1/customers', { customer: { firstName: 'Vic', email } }))
  const { id: planId } = await aPlan(studio)
  const sell = () => studio.admin.post('/v1/orders/sell', { contactId: customer.id, planId, method: 'CASH' })
  const { answer } = await whileMoved(studio.siteId, id, sell)
  expect(expected(answer).order.order.buyer.memberId).not.toBe(id)
})
