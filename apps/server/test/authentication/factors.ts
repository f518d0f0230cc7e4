import { randomUUID } from 'node:crypto'
import { generateSync } from 'otplib'
import type { TestApp } from '../support/index.ts'
import { cheapHash } from '../support/people.ts'
import { aDevice } from './authenticator.ts'
import { type Answer, type anAuthClient, password } from './visitors.ts'

type AuthClient = Awaited<ReturnType<typeof anAuthClient>>

export const codeAt = (secret: string, now: number): string => generateSync({ secret, epoch: Math.floor(now / 1000) })

/** A member who is signed in, under a hash that costs nothing. */
export async function createMember(auth: AuthClient, email = `${randomUUID()}@example.org`) {
  const { identity } = (await auth.asOwner('POST', '/v2/sign-on', { loginId: { email }, verifyEmail: true })).json()
  await setPassword(auth, identity.id)
  const signedIn = await auth.enter(email)
  const call = (method: 'POST' | 'GET' | 'PATCH', url: string, payload?: object) =>
    auth.send(method, url, payload, { as: signedIn.token })
  return { email, ...signedIn, id: identity.id as string, call }
}

/** A password for a member created by someone else. */
async function setPassword({ context, siteId }: AuthClient, memberId: string): Promise<void> {
  const at = new Date(context.clock.now())
  const row = { site_id: siteId, member_id: memberId, password_hash: cheapHash(password) }
  await context.db
    .insertInto('member_credentials')
    .values({ ...row, created_at: at, updated_at: at })
    .execute()
}

/** So many tries are counted under keys that begin with this, at this moment. */
export async function countTries({ context }: AuthClient, prefix: string, hits: number): Promise<void> {
  await context.db.updateTable('rate_limits').set({ hits }).where('key', 'like', `${prefix}%`).execute()
}

type Member = Awaited<ReturnType<typeof createMember>>

/** The same with an app as second factor. Time goes on, so that the next code is another. */
export async function withApp(member: Member, clock: TestApp['clock']) {
  const begun = (await member.call('POST', '/v1/member-factors', { factorType: 'TOTP', password })).json()
  const secret: string = begun.secret
  const code = codeAt(secret, clock.now())
  const answer = await member.call('POST', `/v1/member-factors/${begun.factorId}/activate`, { code })
  clock.advance({ minutes: 2 })
  const recoveryCodes: string[] = answer.json().recoveryCodes
  return {
    ...member,
    factorId: begun.factorId as string,
    secret,
    recoveryCodes,
    code: () => codeAt(secret, clock.now()),
  }
}

/** The same with emailed codes as second factor. */
export async function withEmails(auth: AuthClient, member: Member, clock: TestApp['clock']) {
  const begun = (await member.call('POST', '/v1/member-factors', { factorType: 'EMAIL', password })).json()
  const code = await auth.codeFor(member.email)
  const answer = await member.call('POST', `/v1/member-factors/${begun.factorId}/activate`, { code })
  clock.advance({ minutes: 2 })
  return { ...member, factorId: begun.factorId as string, recoveryCodes: answer.json().recoveryCodes as string[] }
}

type Challenge = {
  factorTypes: string[]
  factorType: string
  hint?: string
  challengeId?: string
  options?: string
}

/** What an answer asks for. */
export function readChallenge(answer: Answer): Challenge {
  const value = answer.json().additionalData.mfaChallenge.mapValue.value
  const text = (name: string) => (value[name] ? { [name]: value[name].strValue } : {})
  const options = value.publicKeyCredentialRequestOptionsJson
  return {
    factorTypes: value.factorTypes.listValue.value.map(({ strValue }: { strValue: string }) => strValue),
    factorType: value.factorType.strValue,
    ...text('hint'),
    ...text('challengeId'),
    ...(options ? { options: options.strValue } : {}),
  }
}

/** A passkey of this member, and the device that holds it. */
export async function withPasskey(member: Member, name = 'My telephone') {
  const device = aDevice()
  const { challengeId, options } = (await member.call('POST', '/v1/member-passkeys/options', { password })).json()
  const payload = { challengeId, credential: device.create(options), name }
  const { passkey } = (await member.call('POST', '/v1/member-passkeys', payload)).json()
  return { device, passkeyId: passkey.id as string }
}
