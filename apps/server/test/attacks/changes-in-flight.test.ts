import { type Noun, type OperationId, type OperationSpec, operations } from '@kalends/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { revokeAllAccess } from '../../src/features/authentication/steps/revoke-all-access.ts'
import { lockMember } from '../../src/features/members/index.ts'
import { deleteUserSessions } from '../../src/features/users/store/sessions.ts'
import { createTestActors } from '../access/actors.ts'
import { calls } from '../access/calls.ts'
import { openFixture } from '../access/fixture.ts'
import { aBusiness } from '../support/a-business.ts'
import { callIn } from '../support/call-in.ts'
import { generousLimits } from '../support/generous-limits.ts'
import { createTestApp } from '../support/index.ts'
import { whileWaiting } from '../support/while-waiting.ts'

// Whoever is signed out while their call is under way changes no sign-in method and ends no account.
const { app, context, db } = await createTestApp()
const home = await aBusiness(context, callIn(app), 'alder')
const otherBusiness = await aBusiness(context, callIn(app), 'birch')
await db.updateTable('sites').set(generousLimits).execute()
const actors = await createTestActors(app, context, home, otherBusiness)
const fixture = openFixture({ app, context, home, otherBusiness, actors })
const { siteId } = home

/** Changes of how a member enters their account, and its end. */
const ofMembers = [
  'changePassword',
  'startFactor',
  'activateFactor',
  'removeFactor',
  'renewRecoveryCodes',
  'startPasskey',
  'registerPasskey',
  'renamePasskey',
  'removePasskey',
  'startLoginEmailChange',
  'finishLoginEmailChange',
  'deleteMyMember',
  'eraseMyData',
] as const satisfies readonly OperationId[]

/** Changes of how a person of the business enters theirs. */
const ofStaff = [
  'startStaffFactor',
  'activateStaffFactor',
  'removeStaffFactor',
  'renewStaffRecoveryCodes',
  'changeStaffPassword',
] as const satisfies readonly OperationId[]

/** Calls of people for themselves that change no way to enter an account. */
const others = [
  'closeMemberSession',
  'confirmMyPassword',
  'deleteMemberAddresses',
  'deleteMemberEmails',
  'deleteMemberPhones',
  'deleteMyPhoto',
  'endOtherSignIns',
  'endOtherStaffSignIns',
  'endSignIn',
  'endStaffSignIn',
  'joinCommunity',
  'leaveCommunity',
  'setMyLanguage',
  'setMyPhoto',
  'signOutStaff',
  'switchSite',
  'updateCurrentMemberSlug',
  'updateMember',
  'updateMemberSlug',
] as const satisfies readonly OperationId[]

const nouns: readonly Noun[] = ['authentication', 'identity', 'members', 'privacy', 'users']
const ownCalls = nouns
  .flatMap((noun) => Object.values(operations[noun]) as OperationSpec[])
  .filter(({ access }) => access.member === 'own' || access.manager === 'any')
  .filter(({ method, reads }) => method !== 'GET' && !reads)
  .map(({ id }) => id)

it('covers every call by which people change their own account', () => {
  expect([...ofMembers, ...ofStaff, ...others].sort()).toEqual(ownCalls.sort())
})

/** All rows by which accounts are entered, without recovery codes of staff: one that confirms a call is used up. */
async function readMethods(): Promise<unknown> {
  const { rows } = await sql`
    select 'password' as kind, to_jsonb(row) as value from member_credentials row
    union all select 'factor', to_jsonb(row) from member_factors row
    union all select 'recovery code', to_jsonb(row) from member_recovery_codes row
    union all select 'passkey', to_jsonb(row) from member_passkeys row
    union all select 'address', jsonb_build_array(id, login_email, status, deleted_at) from members
    union all select 'staff', jsonb_build_array(id, email, password_hash) from users
    union all select 'staff factor', to_jsonb(row) from staff_factors row
    order by 1, 2`.execute(db)
  return rows
}

describe('while a member is signed out everywhere', () => {
  it.each(ofMembers)('%s is refused', async (id) => {
    const { method, url, payload } = await calls[id](fixture, 'member')
    const headers = await actors.actorHeaders('member')
    const { id: memberId } = await actors.findMember('member')
    const before = await readMethods()
    const answer = await whileWaiting(context, {
      lock: (tx) => lockMember(tx, siteId, memberId),
      call: () => app.inject({ method, url, headers, ...(payload ? { payload } : {}) }).then((found) => found),
      meanwhile: (tx) => revokeAllAccess(tx, { ...context, db: tx }, { siteId, memberId }),
    })
    actors.signOut('member')
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(await readMethods()).toEqual(before)
  })
})

describe('while a member’s password is replaced in the same sign-in', () => {
  it.each(['startFactor', 'removeFactor', 'renewRecoveryCodes', 'startPasskey', 'removePasskey'] as const)(
    '%s is refused with the password from before',
    async (id) => {
      const { method, url, payload } = await calls[id](fixture, 'member')
      expect(payload).toHaveProperty('password')
      const headers = await actors.actorHeaders('member')
      const { id: memberId } = await actors.findMember('member')
      const before = await readMethods()
      const replace = (hash: string) =>
        sql`update member_credentials set password_hash = ${hash} where member_id = ${memberId}`
      const { password_hash: hash } = await db
        .selectFrom('member_credentials')
        .select('password_hash')
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow()
      const answer = await whileWaiting(context, {
        lock: (tx) => lockMember(tx, siteId, memberId),
        call: () => app.inject({ method, url, headers, ...(payload ? { payload } : {}) }).then((found) => found),
        meanwhile: (tx) => replace(`${hash}2`).execute(tx),
      })
      expect(answer.json().details.applicationError.code).toBe('VERIFICATION_FAILED')
      await replace(hash ?? '').execute(db)
      expect(await readMethods()).toEqual(before)
    },
  )
})

describe('while a person of the business is signed out everywhere', () => {
  it.each(ofStaff)('%s is refused', async (id) => {
    const headers = await actors.actorHeaders('owner')
    const { method, url, payload } = await calls[id](fixture, 'owner')
    const { email } = actors.findPerson('owner') ?? { email: '' }
    const { id: userId } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const before = await readMethods()
    const answer = await whileWaiting(context, {
      lock: (tx) => tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute(),
      call: () => app.inject({ method, url, headers, ...(payload ? { payload } : {}) }).then((found) => found),
      meanwhile: (tx) => deleteUserSessions(tx, userId),
    })
    actors.signOut('owner')
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(await readMethods()).toEqual(before)
    // The next one signs in with the password alone.
    await db.deleteFrom('staff_factors').where('user_id', '=', userId).execute()
  })
})
