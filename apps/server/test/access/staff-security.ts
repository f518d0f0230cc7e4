import { randomUUID } from 'node:crypto'
import { newSiteSecret } from '../../src/features/sites/index.ts'
import { encrypt } from '../../src/security/encryption.ts'
import { recoveryCodeHash } from '../../src/security/recovery-code.ts'
import { newTotpSecret } from '../../src/security/totp.ts'
import { codeAt } from '../authentication/factors.ts'
import { aPerson } from '../support/people.ts'
import type { TestActor } from './actors.ts'
import type { Attempt, Row } from './case.ts'
import type { Fixture } from './fixture.ts'

type Call = (fixture: Fixture, actor: TestActor) => Promise<Attempt>

/** The id of the calling user; an unknown id for customers and keys. */
async function findUserId({ context, actors }: Fixture, actor: TestActor): Promise<string | undefined> {
  const email = actors.findPerson(actor)?.email ?? ''
  const row = await context.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id
}

/** The user's only authenticator app, and a recovery code if it is active. */
async function anApp({ context }: Fixture, userId: string | undefined, isActive: boolean) {
  const id = randomUUID()
  const secret = newTotpSecret()
  const recoveryCode = randomUUID()
  if (userId === undefined) return { secret, recoveryCode }
  const at = new Date(context.clock.now())
  const times = { created_at: at, activated_at: isActive ? at : null }
  const code_hash = recoveryCodeHash(recoveryCode, userId)
  await context.db.deleteFrom('staff_factors').where('user_id', '=', userId).execute()
  await context.db
    .insertInto('staff_factors')
    .values({ user_id: userId, id, sealed_secret: await encrypt(context, secret, id), ...times })
    .execute()
  await context.db.insertInto('staff_recovery_codes').values({ user_id: userId, code_hash }).execute()
  // Sessions that have not shown an active factor open nothing.
  await context.db
    .updateTable('staff_sessions')
    .set({ factor_id: isActive ? id : null })
    .where('user_id', '=', userId)
    .execute()
  return { secret, recoveryCode }
}

/** Another session of this user. */
async function aSession({ context, home }: Fixture, userId: string | undefined): Promise<string> {
  const id = randomUUID()
  if (userId === undefined) return id
  const at = new Date(context.clock.now())
  const times = { created_at: at, last_seen_at: at, expires_at: new Date(at.getTime() + 3_600_000) }
  const secrets = { secret_hash: Buffer.from(id), csrf_secret: Buffer.from(id) }
  await context.db
    .insertInto('staff_sessions')
    .values({ site_id: home.siteId, id, user_id: userId, ...secrets, ...times })
    .execute()
  return id
}

const post = (url: string, payload: object, shows: string[]): Attempt => ({
  method: 'POST',
  url,
  payload,
  shows,
  forActor: true,
})

const url = '/v1/staff/factor'

/** One call for every operation on the account security of staff. */
export const staffSecurityCalls = {
  finishStaffSignIn: async (fixture) => {
    const { context, home } = fixture
    const { userId, email } = await aPerson(context, home.siteId)
    const { recoveryCode } = await anApp(fixture, userId, true)
    const { text, hash } = newSiteSecret(home.siteId)
    const expires_at = new Date(context.clock.now() + 600_000)
    await context.db
      .insertInto('staff_sign_in_states')
      .values({ user_id: userId, site_id: home.siteId, secret_hash: hash, expires_at })
      .execute()
    const payload = { stateToken: text, code: recoveryCode }
    return { ...post('/v1/staff/sign-in/code', payload, [email, home.mark]), endsSession: true }
  },
  getStaffFactor: async () => ({ method: 'GET', url, shows: ['"recoveryCodesLeft":'], forActor: true }),
  startStaffFactor: async ({ actors }, actor) =>
    post(url, { password: actors.findPerson(actor)?.password ?? 'none' }, ['otpauth://']),
  activateStaffFactor: async (fixture, actor) => {
    const { secret } = await anApp(fixture, await findUserId(fixture, actor), false)
    return post(`${url}/activate`, { code: codeAt(secret, fixture.context.clock.now()) }, ['"recoveryCodes":'])
  },
  removeStaffFactor: async (fixture, actor) => {
    const { recoveryCode } = await anApp(fixture, await findUserId(fixture, actor), true)
    return post(`${url}/remove`, { factorCode: recoveryCode }, [])
  },
  renewStaffRecoveryCodes: async (fixture, actor) => {
    const { recoveryCode } = await anApp(fixture, await findUserId(fixture, actor), true)
    return post(`${url}/recovery-codes`, { factorCode: recoveryCode }, ['"recoveryCodes":'])
  },
  changeStaffPassword: async ({ actors }, actor) => {
    const password = actors.findPerson(actor)?.password ?? 'none'
    return post('/v1/staff/password', { password, newPassword: password.padEnd(8) }, [])
  },
  sendStaffPasswordLink: async ({ context, home }) => {
    const { email } = await aPerson(context, home.siteId, { role: 'viewer' })
    return post('/v1/staff/password-link', { email }, [])
  },
  resetStaffPassword: async ({ context, home }) => {
    const { userId } = await aPerson(context, home.siteId, { role: 'viewer' })
    const { text, hash } = newSiteSecret(home.siteId)
    const at = context.clock.now()
    const times = { created_at: new Date(at), expires_at: new Date(at + 600_000) }
    await context.db
      .insertInto('staff_password_links')
      .values({ user_id: userId, site_id: home.siteId, secret_hash: hash, ...times })
      .execute()
    return post('/v1/staff/password-link/use', { token: text, password: 'long enough' }, [])
  },
  listStaffSignIns: async () => ({
    method: 'GET',
    url: '/v1/staff/sign-ins',
    shows: ['"isPresent":true'],
    forActor: true,
  }),
  endStaffSignIn: async (fixture, actor) => {
    const id = await aSession(fixture, await findUserId(fixture, actor))
    return { method: 'DELETE', url: `/v1/staff/sign-ins/${id}`, shows: [], forActor: true }
  },
  endOtherStaffSignIns: async (fixture, actor) => {
    await aSession(fixture, await findUserId(fixture, actor))
    return post('/v1/staff/sign-ins/end-others', {}, ['"ended":'])
  },
  getStaffPolicy: async () => ({ method: 'GET', url: '/v1/staff/policy', shows: ['requireSecondFactor'] }),
  updateStaffPolicy: async () => ({
    method: 'PUT',
    url: '/v1/staff/policy',
    shows: ['requireSecondFactor'],
    payload: { staffPolicy: { requireSecondFactor: false } },
  }),
  removePersonFactor: async (fixture) => {
    const { userId } = await aPerson(fixture.context, fixture.home.siteId, { role: 'viewer' })
    await anApp(fixture, userId, true)
    return { method: 'DELETE', url: `/v1/people/${userId}/factor`, shows: [userId], ids: [userId] }
  },
} satisfies Record<string, Call>

const ofPeople: Row = {
  strangers: '401 401 401',
  customers: '403 403 403 403',
  people: 'does does does does does does',
  keys: '403 403 403',
  otherBusiness: '403 does 403 401 401 401',
}
const seenByPeople = { ...ofPeople, people: 'sees sees sees sees sees sees', otherBusiness: '403 sees 403 401 401 401' }

const openToAll: Row = {
  strangers: 'does does does',
  customers: 'does does does does',
  people: 'does does does does does does',
  keys: 'does does does',
  otherBusiness: 'does does does does does does',
}

/** Expected outcome per actor; `table.ts` lists the columns. */
export const staffSecurityRows = {
  // The token and the code are the proof.
  finishStaffSignIn: openToAll,
  sendStaffPasswordLink: openToAll,
  resetStaffPassword: openToAll,
  getStaffFactor: seenByPeople,
  startStaffFactor: ofPeople,
  activateStaffFactor: ofPeople,
  removeStaffFactor: ofPeople,
  renewStaffRecoveryCodes: ofPeople,
  changeStaffPassword: ofPeople,
  listStaffSignIns: seenByPeople,
  endStaffSignIn: ofPeople,
  endOtherStaffSignIns: ofPeople,
  getStaffPolicy: {
    ...ofPeople,
    people: 'sees sees 403 403 403 403',
    keys: 'sees 403 sees',
    otherBusiness: '403 sees sees 401 401 401',
  },
  updateStaffPolicy: {
    ...ofPeople,
    people: 'does 403 403 403 403 403',
    keys: '403 403 403',
    otherBusiness: '403 does 403 401 401 401',
  },
  removePersonFactor: {
    ...ofPeople,
    people: 'does 403 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 404 404 401 401 401',
  },
}
