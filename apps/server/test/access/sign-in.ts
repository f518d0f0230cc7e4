import { randomUUID } from 'node:crypto'
import type { OperationIdOf } from '@kalends/contract'
import { messagesTo } from '../support/messages.ts'
import type { Caller } from './callers.ts'
import type { Attempt } from './calls.ts'
import { aPassword, factorCalls, factorRows, password } from './factors.ts'
import type { House } from './house.ts'
import type { Row } from './table.ts'
import { wayInCalls, wayInRows } from './ways-in.ts'

const send = async (house: House, url: string, payload: object, caller: Caller = 'visitor') => {
  const headers = await house.callers.headersOf(caller)
  const answer = await house.app.inject({ method: 'POST', url, headers, payload })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

const newEmail = () => `${randomUUID()}@example.org`

/** Somebody who signed up at home. */
async function aNewcomer(house: House) {
  const email = newEmail()
  const answer = await send(house, '/v2/register', { loginId: { email }, password })
  return { email, id: answer.identity.id as string, sessionToken: answer.sessionToken as string }
}

/** Somebody who signed up at home and was mailed a code; time goes on, so that another may be mailed. */
async function aPendingNewcomer(house: House) {
  const { context, home } = house
  const { email, id } = await aNewcomer(house)
  const waiting = { status: 'PENDING', awaits_verification: true }
  await context.db.updateTable('members').set(waiting).where('site_id', '=', home.siteId).where('id', '=', id).execute()
  const { stateToken } = await send(house, '/v2/login', { loginId: { email }, password })
  const [letter] = await messagesTo(context, email)
  await context.db
    .updateTable('sign_in_states')
    .set({ code_sent_at: new Date(0) })
    .where('member_id', '=', id)
    .execute()
  return { email, id, stateToken: stateToken as string, code: /\d{6}/.exec(letter?.subject ?? '')?.[0] ?? '' }
}

async function aRecoveryToken(house: House): Promise<{ id: string; recoveryToken: string }> {
  const { email, id } = await aNewcomer(house)
  await send(house, '/v1/send-email', { email })
  const [letter] = await messagesTo(house.context, email)
  return { id, recoveryToken: /\/login\/password\/([\w.-]+)/.exec(letter?.body_text ?? '')?.[1] ?? '' }
}

/** A browser this member is signed in with. */
async function aSignIn({ context, home, callers }: House, caller: Caller): Promise<string> {
  const { id: memberId } = await callers.memberOf(caller)
  const id = randomUUID()
  const at = new Date(context.clock.now())
  const times = { created_at: at, last_seen_at: at, expires_at: new Date(context.clock.now() + 3_600_000) }
  const row = { site_id: home.siteId, id, member_id: memberId, secret_hash: Buffer.from(id) }
  await context.db
    .insertInto('member_sessions')
    .values({ ...row, ...times })
    .execute()
  return id
}

type Calls = Record<OperationIdOf<'authentication'>, (house: House, caller: Caller) => Promise<Attempt>>

const post = (url: string, payload: object, more: Omit<Attempt, 'method' | 'url' | 'payload'>): Attempt => ({
  method: 'POST',
  url,
  payload,
  ...more,
})

/** One call for every operation of signing in. */
export const signInCalls: Calls = {
  ...wayInCalls,
  ...factorCalls,
  registerV2: async () => {
    const email = newEmail()
    return post('/v2/register', { loginId: { email }, password }, { shows: [email, 'SUCCESS'] })
  },
  loginV2: async (house) => {
    const { email } = await aNewcomer(house)
    return post('/v2/login', { loginId: { email }, password }, { shows: [email, 'SUCCESS'] })
  },
  changePassword: async () =>
    post(
      '/v2/change-password',
      { newPassword: 'another good password', currentPassword: 'another good password' },
      { shows: [], ofCaller: true },
    ),
  signOn: async () => {
    const email = newEmail()
    return post('/v2/sign-on', { loginId: { email } }, { shows: [email, 'sessionToken'] })
  },
  start: async (house) => {
    const { id } = await aNewcomer(house)
    return post('/v1/start', { identityId: id }, { shows: ['verificationId'], ids: [id] })
  },
  verifyDuringAuthentication: async (house) => {
    const { email, code, stateToken } = await aPendingNewcomer(house)
    return post('/v1/auth/verify', { code, stateToken }, { shows: [email] })
  },
  resendDuringAuthentication: async (house) => {
    const { email, stateToken } = await aPendingNewcomer(house)
    return post('/v1/auth/resend', { stateToken }, { shows: [email] })
  },
  sendRecoveryEmail: async (house) => {
    const { email } = await aNewcomer(house)
    return post('/v1/send-email', { email }, { shows: [] })
  },
  sendActivationEmail: async (house) => {
    const { id } = await aNewcomer(house)
    return post('/v1/activation-email', { identityId: id }, { shows: [], ids: [id] })
  },
  recover: async (house) => {
    const { id, recoveryToken } = await aRecoveryToken(house)
    return post('/v1/recover', { recoveryToken, password }, { shows: [id] })
  },
  getSignOnPolicy: async () => ({ method: 'GET', url: '/v1/sign-on-policies', shows: ['requireOwnerApproval'] }),
  updateSignOnPolicy: async () => ({
    ...{ method: 'PATCH', url: '/v1/sign-on-policies', shows: ['"minimumPasswordLength":9'] },
    payload: { signOnPolicy: { minimumPasswordLength: 9 } },
  }),
  openMemberSession: async (house) => {
    const { id, sessionToken } = await aNewcomer(house)
    return post('/v1/member-sessions', { sessionToken }, { shows: [id, 'access_token'] })
  },
  resumeMemberSession: async () => post('/v1/member-sessions/resume', {}, { shows: [] }),
  confirmMyPassword: async (house, caller) => {
    await aPassword(house, caller)
    return post('/v1/member-sessions/confirm-password', { password }, { shows: [], ofCaller: true })
  },
  closeMemberSession: async () => ({
    ...{ method: 'DELETE', url: '/v1/member-sessions/current', shows: [], ofCaller: true },
    endsSession: true,
  }),
  listSignIns: async (house, caller) => {
    const id = await aSignIn(house, caller)
    return { method: 'GET', url: '/v1/member-sessions', shows: [id], ofCaller: true }
  },
  endSignIn: async (house) => {
    const id = await aSignIn(house, 'member')
    return { method: 'DELETE', url: `/v1/member-sessions/${id}`, shows: [], ids: [id] }
  },
  endMemberSignIns: async (house) => {
    const { id, sessionToken } = await aNewcomer(house)
    await send(house, '/v1/member-sessions', { sessionToken })
    return post(`/v1/members/${id}/end-sign-ins`, {}, { shows: ['"ended":'], ids: [id] })
  },
  endOtherSignIns: async (house, caller) => {
    await aSignIn(house, caller)
    return post('/v1/member-sessions/end-others', {}, { shows: ['"ended":'], ofCaller: true })
  },
}

const strangers = '401 401 401'
const ofCustomers: Row = {
  strangers,
  customers: 'does does does does',
  people: '403 403 403 403 403 403',
  keys: '403 403 403',
  abroad: '400 403 403 401 401 401',
}
const ofMembers: Row = { ...ofCustomers, customers: '403 403 does does', abroad: '403 403 403 401 401 401' }
const ofManagers: Row = {
  strangers,
  customers: '403 403 403 403',
  people: 'does does 403 403 403 403',
  keys: 'does 403 does',
  abroad: '403 404 404 401 401 401',
}

/** Who may do what; the columns stand in `table.ts`. */
export const signInRows: Record<OperationIdOf<'authentication'>, Row> = {
  ...wayInRows,
  ...factorRows,
  registerV2: { ...ofCustomers, abroad: 'does 403 403 401 401 401' },
  loginV2: ofCustomers,
  changePassword: ofMembers,
  signOn: { ...ofManagers, abroad: '403 does does 401 401 401' },
  start: ofManagers,
  verifyDuringAuthentication: ofCustomers,
  resendDuringAuthentication: { ...ofCustomers, abroad: '404 403 403 401 401 401' },
  sendRecoveryEmail: { ...ofCustomers, abroad: 'does 403 403 401 401 401' },
  sendActivationEmail: ofManagers,
  recover: ofCustomers,
  getSignOnPolicy: {
    strangers,
    customers: '403 403 403 403',
    people: 'sees sees sees 403 403 sees',
    keys: 'sees 403 sees',
    abroad: '403 sees sees 401 401 401',
  },
  updateSignOnPolicy: { ...ofManagers, abroad: '403 does does 401 401 401' },
  openMemberSession: ofCustomers,
  // Nobody here sends a cookie.
  resumeMemberSession: { ...ofCustomers, customers: '404 404 404 404', abroad: '404 403 403 401 401 401' },
  confirmMyPassword: ofMembers,
  closeMemberSession: ofMembers,
  listSignIns: { ...ofMembers, customers: '403 403 sees sees' },
  endSignIn: { ...ofMembers, customers: '403 403 does 404' },
  endMemberSignIns: ofManagers,
  endOtherSignIns: ofMembers,
}
