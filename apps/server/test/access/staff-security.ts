import { randomUUID } from 'node:crypto'
import { newSiteSecret } from '../../src/features/sites/index.ts'
import { recoveryCodeHash } from '../../src/recovery-code.ts'
import { seal } from '../../src/sealed.ts'
import { newTotpSecret } from '../../src/totp.ts'
import { codeAt } from '../authentication/factors.ts'
import { aPerson } from '../support/people.ts'
import type { Caller } from './callers.ts'
import type { Attempt } from './calls.ts'
import type { House } from './house.ts'
import type { Row } from './table.ts'

type Call = (house: House, caller: Caller) => Promise<Attempt>

/** The id of the person who calls; of nobody's where a customer or a key does. */
async function userOf({ context, callers }: House, caller: Caller): Promise<string | undefined> {
  const email = callers.personOf(caller)?.email ?? ''
  const row = await context.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id
}

/** The only app of this person, and a recovery code where it is active. */
async function anApp({ context }: House, userId: string | undefined, isActive: boolean) {
  const [id, secret, recoveryCode] = [randomUUID(), newTotpSecret(), randomUUID()]
  if (userId === undefined) return { secret, recoveryCode }
  const at = new Date(context.clock.now())
  const times = { created_at: at, activated_at: isActive ? at : null }
  const code_hash = recoveryCodeHash(recoveryCode, userId)
  await context.db.deleteFrom('staff_factors').where('user_id', '=', userId).execute()
  await context.db
    .insertInto('staff_factors')
    .values({ user_id: userId, id, sealed_secret: await seal(context, secret, id), ...times })
    .execute()
  await context.db.insertInto('staff_recovery_codes').values({ user_id: userId, code_hash }).execute()
  return { secret, recoveryCode }
}

/** Another browser of this person. */
async function aSession({ context, home }: House, userId: string | undefined): Promise<string> {
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
  ...{ method: 'POST', url, payload, shows },
  ofCaller: true,
})

const url = '/v1/staff/factor'

/** One call for every operation of the security of people who work here. */
export const staffSecurityCalls = {
  finishStaffSignIn: async (house) => {
    const { context, home } = house
    const { userId, email } = await aPerson(context, home.siteId)
    const { recoveryCode } = await anApp(house, userId, true)
    const { text, hash } = newSiteSecret(home.siteId)
    const expires_at = new Date(context.clock.now() + 600_000)
    await context.db
      .insertInto('staff_sign_in_states')
      .values({ user_id: userId, site_id: home.siteId, secret_hash: hash, expires_at })
      .execute()
    const payload = { stateToken: text, code: recoveryCode }
    return { ...post('/v1/staff/sign-in/code', payload, [email, home.mark]), endsSession: true }
  },
  getStaffFactor: async () => ({ method: 'GET', url, shows: ['"recoveryCodesLeft":'], ofCaller: true }),
  startStaffFactor: async ({ callers }, caller) =>
    post(url, { password: callers.personOf(caller)?.password ?? 'none' }, ['otpauth://']),
  activateStaffFactor: async (house, caller) => {
    const { secret } = await anApp(house, await userOf(house, caller), false)
    return post(`${url}/activate`, { code: codeAt(secret, house.context.clock.now()) }, ['"recoveryCodes":'])
  },
  removeStaffFactor: async (house, caller) => {
    const { recoveryCode } = await anApp(house, await userOf(house, caller), true)
    return post(`${url}/remove`, { factorCode: recoveryCode }, [])
  },
  renewStaffRecoveryCodes: async (house, caller) => {
    const { recoveryCode } = await anApp(house, await userOf(house, caller), true)
    return post(`${url}/recovery-codes`, { factorCode: recoveryCode }, ['"recoveryCodes":'])
  },
  changeStaffPassword: async ({ callers }, caller) => {
    const password = callers.personOf(caller)?.password ?? 'none'
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
    ...{ method: 'GET', url: '/v1/staff/sign-ins', shows: ['"isPresent":true'], ofCaller: true },
  }),
  endStaffSignIn: async (house, caller) => {
    const id = await aSession(house, await userOf(house, caller))
    return { method: 'DELETE', url: `/v1/staff/sign-ins/${id}`, shows: [], ofCaller: true }
  },
  endOtherStaffSignIns: async (house, caller) => {
    await aSession(house, await userOf(house, caller))
    return post('/v1/staff/sign-ins/end-others', {}, ['"ended":'])
  },
  getStaffPolicy: async () => ({ method: 'GET', url: '/v1/staff/policy', shows: ['requireSecondFactor'] }),
  updateStaffPolicy: async () => ({
    ...{ method: 'PUT', url: '/v1/staff/policy', shows: ['requireSecondFactor'] },
    payload: { staffPolicy: { requireSecondFactor: false } },
  }),
  removePersonFactor: async (house) => {
    const { userId } = await aPerson(house.context, house.home.siteId, { role: 'viewer' })
    await anApp(house, userId, true)
    return { method: 'DELETE', url: `/v1/people/${userId}/factor`, shows: [userId], ids: [userId] }
  },
} satisfies Record<string, Call>

const ofPeople: Row = {
  strangers: '401 401 401',
  customers: '403 403 403 403',
  people: 'does does does does does does',
  keys: '403 403 403',
  abroad: '403 does 403 401 401 401',
}
const seenByPeople = { ...ofPeople, people: 'sees sees sees sees sees sees', abroad: '403 sees 403 401 401 401' }

const openToAll: Row = {
  strangers: 'does does does',
  customers: 'does does does does',
  people: 'does does does does does does',
  keys: 'does does does',
  abroad: 'does does does does does does',
}

/** Who may do what; the columns stand in `table.ts`. */
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
    abroad: '403 sees sees 401 401 401',
  },
  updateStaffPolicy: {
    ...ofPeople,
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    abroad: '403 does does 401 401 401',
  },
  removePersonFactor: {
    ...ofPeople,
    people: 'does 403 403 403 403 403',
    keys: 'does 403 does',
    abroad: '403 404 404 401 401 401',
  },
}
