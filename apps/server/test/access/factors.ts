import { randomUUID } from 'node:crypto'
import { codeHash } from '../../src/features/authentication/rules/mailed-code.ts'
import { saveCredentials } from '../../src/features/authentication/store/credentials.ts'
import { insertMember } from '../../src/features/members/index.ts'
import { newSiteSecret } from '../../src/features/sites/index.ts'
import { recoveryCodeHash } from '../../src/security/recovery-code.ts'
import { aDevice } from '../authentication/authenticator.ts'
import { cheapHash } from '../support/people.ts'
import type { TestActor } from './actors.ts'
import type { Attempt } from './case.ts'
import type { Fixture } from './fixture.ts'

export const password = 'correct horse battery'
const code = '123456'

type Calls<Id extends string> = Record<Id, (fixture: Fixture, actor: TestActor) => Promise<Attempt>>

/** The password of the calling member, or of the member whose data is requested. */
export async function aPassword({ context, home, actors }: Fixture, actor: TestActor): Promise<string> {
  const { id: memberId } = await actors.findMember(actor)
  const key = { siteId: home.siteId, memberId }
  const passwordHash = cheapHash(password)
  await context.transaction((tx) => saveCredentials(tx, key, { passwordHash }, context.clock.now()))
  return memberId
}

/** The only factor of this member: emailed codes, with a known code. */
async function aFactor({ context, home }: Fixture, memberId: string, isActive: boolean): Promise<string> {
  const id = randomUUID()
  const at = new Date(context.clock.now())
  await context.db.deleteFrom('member_factors').where('member_id', '=', memberId).execute()
  await context.db
    .insertInto('member_factors')
    .values({
      site_id: home.siteId,
      id,
      member_id: memberId,
      type: 'EMAIL',
      created_at: at,
      code_hash: codeHash(code, id),
      code_expires_at: new Date(at.getTime() + 600_000),
      activated_at: isActive ? at : null,
    })
    .execute()
  return id
}

/** A sign-in of a new member that waits for a second factor, and a recovery code for it. */
async function aWaitingSignIn(fixture: Fixture): Promise<{ email: string; stateToken: string; recoveryCode: string }> {
  const { context, home } = fixture
  const { email, memberId } = await person(fixture)
  await aFactor(fixture, memberId, true)
  const recoveryCode = randomUUID()
  const { text: stateToken, hash } = newSiteSecret(home.siteId)
  const who = { site_id: home.siteId, member_id: memberId }
  const times = { created_at: new Date(context.clock.now()), expires_at: new Date(context.clock.now() + 600_000) }
  await context.db
    .insertInto('sign_in_states')
    .values({ ...who, ...times, id: randomUUID(), kind: 'SECOND_FACTOR', secret_hash: hash })
    .execute()
  await context.db
    .insertInto('member_recovery_codes')
    .values({ ...who, code_hash: recoveryCodeHash(recoveryCode, memberId) })
    .execute()
  return { email, stateToken, recoveryCode }
}

async function person({ context, home }: Fixture): Promise<{ email: string; memberId: string }> {
  const email = `${randomUUID()}@example.org`
  const made = { siteId: home.siteId, loginEmail: email }
  const { id } = await context.transaction((tx) => insertMember(tx, context, made, undefined))
  return { email, memberId: id }
}

/** A passkey of this member, and the device that holds it. */
async function aPasskey({ context, home }: Fixture, memberId: string) {
  const device = aDevice()
  const id = randomUUID()
  await context.db
    .insertInto('member_passkeys')
    .values({
      site_id: home.siteId,
      id,
      member_id: memberId,
      host: 'localhost',
      name: 'Telephone',
      is_synced: false,
      credential_id: device.id,
      public_key: device.publicKey,
      counter: 0,
      transports: [],
      created_at: new Date(context.clock.now()),
    })
    .execute()
  return { id, device }
}

/** A challenge for a passkey to sign. */
async function aChallenge({ context, home }: Fixture, purpose: string, memberId: string | null) {
  const id = randomUUID()
  const challenge = Buffer.from(randomUUID()).toString('base64url')
  const expires_at = new Date(context.clock.now() + 300_000)
  await context.db
    .insertInto('passkey_challenges')
    .values({ site_id: home.siteId, id, purpose, member_id: memberId, challenge, expires_at })
    .execute()
  return { id, options: JSON.stringify({ challenge, rp: { id: 'localhost' }, rpId: 'localhost' }) }
}

const post = (url: string, payload: object, more: Omit<Attempt, 'method' | 'url' | 'payload'>): Attempt => ({
  method: 'POST',
  url,
  payload,
  ...more,
})

/** One call for every operation on second factors and passkeys. */
export const factorCalls = {
  verify: async (fixture) => {
    const { email, stateToken, recoveryCode } = await aWaitingSignIn(fixture)
    const payload = { stateToken, recoveryCodeData: { code: recoveryCode } }
    return post('/v2/RECOVERY_CODE/verify', payload, { shows: [email, 'SUCCESS'] })
  },
  challengeFactor: async (fixture) => {
    const { email, stateToken } = await aWaitingSignIn(fixture)
    return post('/v1/member-factors/challenge', { stateToken, factorType: 'EMAIL' }, { shows: [email, 'mfaChallenge'] })
  },
  listFactors: async (fixture, actor) => {
    const id = await aFactor(fixture, await aPassword(fixture, actor), false)
    return { method: 'GET', url: '/v1/member-factors', shows: [id], forActor: true }
  },
  startFactor: async (fixture, actor) => {
    await aFactor(fixture, await aPassword(fixture, actor), false)
    return post('/v1/member-factors', { factorType: 'TOTP', password }, { shows: ['otpauthUri'], forActor: true })
  },
  activateFactor: async (fixture) => {
    const id = await aFactor(fixture, await aPassword(fixture, 'member'), false)
    return post(`/v1/member-factors/${id}/activate`, { code }, { shows: ['recoveryCodes'], ids: [id] })
  },
  removeFactor: async (fixture) => {
    const id = await aFactor(fixture, await aPassword(fixture, 'member'), true)
    return post(`/v1/member-factors/${id}/remove`, { password }, { shows: [], ids: [id] })
  },
  removeMemberFactors: async (fixture) => {
    const { memberId } = await person(fixture)
    await aFactor(fixture, memberId, true)
    return { method: 'DELETE', url: `/v1/members/${memberId}/factors`, shows: [], ids: [memberId] }
  },
  renewRecoveryCodes: async (fixture, actor) => {
    await aFactor(fixture, await aPassword(fixture, actor), true)
    return post('/v1/member-factors/recovery-codes', { password }, { shows: ['recoveryCodes'], forActor: true })
  },
  startPasskey: async (fixture, actor) => {
    await aPassword(fixture, actor)
    return post('/v1/member-passkeys/options', { password }, { shows: ['challengeId'], forActor: true })
  },
  registerPasskey: async (fixture, actor) => {
    const { id: memberId } = await fixture.actors.findMember(actor)
    const { id: challengeId, options } = await aChallenge(fixture, 'REGISTER', memberId)
    const payload = { challengeId, credential: aDevice().create(options), name: 'Telephone' }
    return post('/v1/member-passkeys', payload, { shows: ['Telephone'], forActor: true })
  },
  listPasskeys: async (fixture, actor) => {
    const { id } = await aPasskey(fixture, (await fixture.actors.findMember(actor)).id)
    return { method: 'GET', url: '/v1/member-passkeys', shows: [id], forActor: true }
  },
  renamePasskey: async (fixture) => {
    const { id } = await aPasskey(fixture, (await fixture.actors.findMember('member')).id)
    const name = `Laptop ${id}`
    return { method: 'PATCH', url: `/v1/member-passkeys/${id}`, payload: { name }, shows: [name], ids: [id] }
  },
  removePasskey: async (fixture) => {
    const { id } = await aPasskey(fixture, await aPassword(fixture, 'member'))
    return post(`/v1/member-passkeys/${id}/remove`, { password }, { shows: [], ids: [id] })
  },
  startPasskeySignIn: async () => post('/v1/passkey-sign-ins/options', {}, { shows: ['challengeId'] }),
  finishPasskeySignIn: async (fixture) => {
    const { email, memberId } = await person(fixture)
    const { device } = await aPasskey(fixture, memberId)
    const { id: challengeId, options } = await aChallenge(fixture, 'SIGN_IN', null)
    const payload = { challengeId, credential: device.get(options) }
    return post('/v1/passkey-sign-ins', payload, { shows: [email, 'SUCCESS'] })
  },
} satisfies Calls<string>

const strangers = '401 401 401'
const ofCustomers = {
  strangers,
  customers: 'does does does does',
  people: '403 403 403 403 403 403',
  keys: '403 403 403',
  otherBusiness: '428 403 403 401 401 401',
}
const ofMembers = {
  ...ofCustomers,
  customers: '403 403 does does',
  keys: '403 403 403',
  otherBusiness: '403 403 403 401 401 401',
}
const ofOneMember = { ...ofMembers, customers: '403 403 does 404' }

/** Expected outcome per actor; `table.ts` lists the columns. */
export const factorRows = {
  verify: ofCustomers,
  challengeFactor: ofCustomers,
  listFactors: { ...ofMembers, customers: '403 403 sees sees' },
  startFactor: ofMembers,
  activateFactor: ofOneMember,
  removeFactor: ofOneMember,
  removeMemberFactors: {
    strangers,
    customers: '403 403 403 403',
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 404 404 401 401 401',
  },
  renewRecoveryCodes: ofMembers,
  startPasskey: ofMembers,
  registerPasskey: ofMembers,
  listPasskeys: { ...ofMembers, customers: '403 403 sees sees' },
  renamePasskey: ofOneMember,
  removePasskey: ofOneMember,
  startPasskeySignIn: { ...ofCustomers, otherBusiness: 'does 403 403 401 401 401' },
  finishPasskeySignIn: ofCustomers,
}
