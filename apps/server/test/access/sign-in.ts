import { randomUUID } from 'node:crypto'
import type { OperationIdOf } from '@kalends/contract'
import { codeHash } from '../../src/features/authentication/rules/mailed-code.ts'
import { saveLoginEmailChange } from '../../src/features/authentication/store/login-email-changes.ts'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { messagesTo } from '../support/messages.ts'
import type { TestActor } from './actors.ts'
import type { Attempt, Row } from './case.ts'
import { aPassword, factorCalls, factorRows, password } from './factors.ts'
import type { Fixture } from './fixture.ts'
import { wayInCalls, wayInRows } from './sign-in-methods.ts'

const send = async (fixture: Fixture, url: string, payload: object, actor: TestActor = 'visitor') => {
  const headers = await fixture.actors.actorHeaders(actor)
  const answer = await fixture.app.inject({ method: 'POST', url, headers, payload })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

const newEmail = () => `${randomUUID()}@example.org`

/** A newly registered member of the home business. */
async function registerMember(fixture: Fixture) {
  const email = newEmail()
  const answer = await send(fixture, '/v2/register', { loginId: { email }, password })
  return { email, id: answer.identity.id as string, sessionToken: answer.sessionToken as string }
}

/** A newly registered member with an emailed code. Advances the clock so that another code may be sent. */
async function registerPendingMember(fixture: Fixture) {
  const { context, home } = fixture
  context.gateways.mail = inMemoryMail()
  const { email, id } = await registerMember(fixture)
  const waiting = { status: 'PENDING', awaits_verification: true }
  await context.db.updateTable('members').set(waiting).where('site_id', '=', home.siteId).where('id', '=', id).execute()
  const { stateToken } = await send(fixture, '/v2/login', { loginId: { email }, password })
  const [message] = await messagesTo(context, email)
  await context.db
    .updateTable('sign_in_states')
    .set({ code_sent_at: new Date(0) })
    .where('member_id', '=', id)
    .execute()
  return { email, id, stateToken: stateToken as string, code: /\d{6}/.exec(message?.subject ?? '')?.[0] ?? '' }
}

async function aRecoveryToken(fixture: Fixture): Promise<{ id: string; recoveryToken: string }> {
  const { email, id } = await registerMember(fixture)
  await send(fixture, '/v1/send-email', { email })
  const [message] = await messagesTo(fixture.context, email)
  return { id, recoveryToken: /\/login\/password\/([\w.-]+)/.exec(message?.body_text ?? '')?.[1] ?? '' }
}

/** A signed-in session of this member. */
async function aSignIn({ context, home, actors }: Fixture, actor: TestActor): Promise<string> {
  const { id: memberId } = await actors.findMember(actor)
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

/** An address that this member wants to sign in with; returns the code that was sent there. */
async function aWantedAddress({ context, home }: Fixture, memberId: string): Promise<string> {
  const [id, code] = [randomUUID(), '123456']
  const expiresAt = context.clock.now() + 600_000
  const change = { siteId: home.siteId, memberId, id, newEmail: newEmail(), codeHash: codeHash(code, id), expiresAt }
  await context.transaction((tx) => saveLoginEmailChange(tx, change, context.clock.now()))
  return code
}

type Calls = Record<OperationIdOf<'authentication'>, (fixture: Fixture, actor: TestActor) => Promise<Attempt>>

const post = (url: string, payload: object, more: Omit<Attempt, 'method' | 'url' | 'payload'>): Attempt => ({
  method: 'POST',
  url,
  payload,
  ...more,
})

/** One call for every sign-in operation. */
export const signInCalls: Calls = {
  ...wayInCalls,
  ...factorCalls,
  registerV2: async () => {
    const email = newEmail()
    return post('/v2/register', { loginId: { email }, password }, { shows: [email, 'SUCCESS'] })
  },
  loginV2: async (fixture) => {
    const { email } = await registerMember(fixture)
    return post('/v2/login', { loginId: { email }, password }, { shows: [email, 'SUCCESS'] })
  },
  changePassword: async () =>
    post(
      '/v2/change-password',
      { newPassword: 'another good password', currentPassword: 'another good password' },
      { shows: [], forActor: true },
    ),
  signOn: async () => {
    const email = newEmail()
    return post('/v2/sign-on', { loginId: { email } }, { shows: [email, 'sessionToken'] })
  },
  start: async (fixture) => {
    const { id } = await registerMember(fixture)
    return post('/v1/start', { identityId: id }, { shows: ['verificationId'], ids: [id] })
  },
  verifyDuringAuthentication: async (fixture) => {
    const { email, code, stateToken } = await registerPendingMember(fixture)
    return post('/v1/auth/verify', { code, stateToken }, { shows: [email] })
  },
  resendDuringAuthentication: async (fixture) => {
    const { email, stateToken } = await registerPendingMember(fixture)
    return post('/v1/auth/resend', { stateToken }, { shows: [email] })
  },
  sendRecoveryEmail: async (fixture) => {
    const { email } = await registerMember(fixture)
    return post('/v1/send-email', { email }, { shows: [] })
  },
  sendActivationEmail: async (fixture) => {
    const { id } = await registerMember(fixture)
    return post('/v1/activation-email', { identityId: id }, { shows: [], ids: [id] })
  },
  recover: async (fixture) => {
    const { id, recoveryToken } = await aRecoveryToken(fixture)
    return post('/v1/recover', { recoveryToken, password }, { shows: [id] })
  },
  getSignOnPolicy: async () => ({ method: 'GET', url: '/v1/sign-on-policies', shows: ['requireOwnerApproval'] }),
  updateSignOnPolicy: async () => ({
    method: 'PATCH',
    url: '/v1/sign-on-policies',
    shows: ['"minimumPasswordLength":9'],
    payload: { signOnPolicy: { minimumPasswordLength: 9 } },
  }),
  openMemberSession: async (fixture) => {
    const { id, sessionToken } = await registerMember(fixture)
    return post('/v1/member-sessions', { sessionToken }, { shows: [id, 'access_token'] })
  },
  resumeMemberSession: async () => post('/v1/member-sessions/resume', {}, { shows: [] }),
  confirmMyPassword: async (fixture, actor) => {
    await aPassword(fixture, actor)
    return post('/v1/member-sessions/confirm-password', { password }, { shows: [], forActor: true })
  },
  closeMemberSession: async () => ({
    method: 'DELETE',
    url: '/v1/member-sessions/current',
    shows: [],
    forActor: true,
    endsSession: true,
  }),
  listSignIns: async (fixture, actor) => {
    const id = await aSignIn(fixture, actor)
    return { method: 'GET', url: '/v1/member-sessions', shows: [id], forActor: true }
  },
  endSignIn: async (fixture) => {
    const id = await aSignIn(fixture, 'member')
    return { method: 'DELETE', url: `/v1/member-sessions/${id}`, shows: [], ids: [id] }
  },
  endMemberSignIns: async (fixture) => {
    const { id, sessionToken } = await registerMember(fixture)
    await send(fixture, '/v1/member-sessions', { sessionToken })
    return post(`/v1/members/${id}/end-sign-ins`, {}, { shows: ['"ended":'], ids: [id] })
  },
  startLoginEmailChange: async () =>
    post('/v1/member-login-email', { newEmail: newEmail() }, { shows: ['expiresDate'], forActor: true }),
  finishLoginEmailChange: async (fixture, actor) => {
    const { id: memberId } = await fixture.actors.findMember(actor)
    const code = await aWantedAddress(fixture, memberId)
    return post('/v1/member-login-email/finish', { code }, { shows: ['loginEmail'], forActor: true })
  },
  changeLoginEmail: async (fixture) => {
    const { id } = await registerMember(fixture)
    const wanted = newEmail()
    const url = `/api/v1/members/${id}/change-login-email`
    return { method: 'PATCH', url, payload: { newEmail: wanted }, shows: [wanted], ids: [id] }
  },
  sendSetPasswordEmail: async (fixture) => {
    const { email } = await registerMember(fixture)
    return post('/v1/auth/members/send-set-password-email', { email }, { shows: ['"accepted":true'] })
  },
  validateEmail: async () => post('/v2/validate-email', { email: newEmail() }, { shows: ['"valid":true'] }),
  endOtherSignIns: async (fixture, actor) => {
    await aSignIn(fixture, actor)
    return post('/v1/member-sessions/end-others', {}, { shows: ['"ended":'], forActor: true })
  },
}

const strangers = '401 401 401'
const ofCustomers: Row = {
  strangers,
  customers: 'does does does does',
  people: '403 403 403 403 403 403',
  keys: '403 403 403',
  otherBusiness: '400 403 403 401 401 401',
}
const ofMembers: Row = { ...ofCustomers, customers: '403 403 does does', otherBusiness: '403 403 403 401 401 401' }
const ofManagers: Row = {
  strangers,
  customers: '403 403 403 403',
  people: 'does does 403 403 403 403',
  keys: 'does 403 does',
  otherBusiness: '403 404 404 401 401 401',
}

/** Expected outcome per actor; `table.ts` lists the columns. */
export const signInRows: Record<OperationIdOf<'authentication'>, Row> = {
  ...wayInRows,
  ...factorRows,
  registerV2: { ...ofCustomers, otherBusiness: 'does 403 403 401 401 401' },
  loginV2: ofCustomers,
  changePassword: ofMembers,
  signOn: { ...ofManagers, otherBusiness: '403 does does 401 401 401' },
  start: ofManagers,
  verifyDuringAuthentication: ofCustomers,
  resendDuringAuthentication: { ...ofCustomers, otherBusiness: '404 403 403 401 401 401' },
  sendRecoveryEmail: { ...ofCustomers, otherBusiness: 'does 403 403 401 401 401' },
  sendActivationEmail: ofManagers,
  recover: ofCustomers,
  getSignOnPolicy: {
    strangers,
    customers: '403 403 403 403',
    people: 'sees sees sees 403 403 sees',
    keys: 'sees 403 sees',
    otherBusiness: '403 sees sees 401 401 401',
  },
  updateSignOnPolicy: { ...ofManagers, otherBusiness: '403 does does 401 401 401' },
  openMemberSession: ofCustomers,
  // No actor sends a cookie.
  resumeMemberSession: { ...ofCustomers, customers: '404 404 404 404', otherBusiness: '404 403 403 401 401 401' },
  confirmMyPassword: ofMembers,
  closeMemberSession: ofMembers,
  listSignIns: { ...ofMembers, customers: '403 403 sees sees' },
  endSignIn: { ...ofMembers, customers: '403 403 does 404' },
  endMemberSignIns: ofManagers,
  endOtherSignIns: ofMembers,
  startLoginEmailChange: ofMembers,
  finishLoginEmailChange: ofMembers,
  changeLoginEmail: ofManagers,
  sendSetPasswordEmail: { ...ofManagers, otherBusiness: '403 blind blind 401 401 401' },
  validateEmail: { ...ofCustomers, customers: 'sees sees sees sees', otherBusiness: 'sees 403 403 401 401 401' },
}
