import { signInCodes } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { type Answer, anAuthClient, errorCode } from './visitors.ts'

cheapHashes()
const { app, context, db, clock } = await createTestApp()
context.gateways.mail = inMemoryMail()
const auth = await anAuthClient(app, context)
const steps = ['register', 'login', 'verify', 'approve', 'block', 'disconnect'] as const

/**
 * What each step makes of an account in each state, in the order of `steps`: the state of a sign-in that it answers, the
 * code it is refused with (by its name in `signInCodes`), or how the account then stands. `=`: as before; `–`: there is nobody to do it to.
 */
const table = {
  none: 'REQUIRE_EMAIL_VERIFICATION unknownEmail – – – –',
  'PENDING, e-mail':
    'REQUIRE_EMAIL_VERIFICATION REQUIRE_EMAIL_VERIFICATION SUCCESS REQUIRE_EMAIL_VERIFICATION BLOCKED OFFLINE',
  'PENDING, both': `REQUIRE_EMAIL_VERIFICATION REQUIRE_EMAIL_VERIFICATION REQUIRE_OWNER_APPROVAL
    REQUIRE_EMAIL_VERIFICATION BLOCKED OFFLINE`,
  'PENDING, approval': 'emailTaken REQUIRE_OWNER_APPROVAL VERIFICATION_FAILED ACTIVE BLOCKED OFFLINE',
  ACTIVE: 'emailTaken SUCCESS VERIFICATION_FAILED = BLOCKED OFFLINE',
  'ACTIVE, no password': 'emailTaken passwordNotSet VERIFICATION_FAILED = BLOCKED OFFLINE',
  BLOCKED: 'emailTaken STATUS_CHECK VERIFICATION_FAILED ACTIVE = OFFLINE',
  OFFLINE: 'emailTaken STATUS_CHECK VERIFICATION_FAILED MEMBER_IS_OFFLINE MEMBER_IS_OFFLINE =',
  DELETED: 'REQUIRE_EMAIL_VERIFICATION unknownEmail VERIFICATION_FAILED – – –',
} as const
type State = keyof typeof table
type Step = (typeof steps)[number]

const cases = (Object.keys(table) as State[]).flatMap((state) =>
  table[state].split(/\s+/).map((outcome, index) => ({ state, step: steps[index] ?? 'register', outcome })),
)
const person = cases.filter(({ outcome }) => outcome !== '–')

const expectedCode = (outcome: string): string => (signInCodes as Record<string, string>)[outcome] ?? outcome

let made = 0
type Account = { email: string; id: string; stateToken: string; code: string }

/** An account in this state, with the code and the token of its sign-up. */
async function accountIn(state: State): Promise<Account> {
  const email = `person${++made}@example.org`
  const requireOwnerApproval = state === 'PENDING, both' || state === 'PENDING, approval'
  await auth.policy({ requireEmailVerification: true, requireOwnerApproval })
  if (state === 'none') return { email, id: '', stateToken: '', code: '' }
  const { identity, stateToken } = (await auth.register(email)).json()
  const account = { email, id: identity.id, stateToken, code: await auth.codeFor(email) }
  await advanceTo(account, state)
  clock.advance({ minutes: 1 })
  return account
}

async function advanceTo({ id, code, stateToken }: Account, state: State): Promise<void> {
  const isVerified = ['PENDING, approval', 'ACTIVE', 'ACTIVE, no password'].includes(state)
  if (isVerified) await auth.verify(code, stateToken)
  if (state === 'ACTIVE, no password')
    await db.updateTable('member_credentials').set({ password_hash: null }).where('member_id', '=', id).execute()
  if (state === 'BLOCKED') await auth.asOwner('POST', `/v1/members/${id}/block`)
  if (state === 'OFFLINE') await auth.asOwner('POST', `/v1/members/${id}/disconnect`)
  if (state === 'DELETED') await auth.send('DELETE', `/v1/members/${id}`, undefined, { as: auth.key })
}

function runStep(step: Step, { email, id, code, stateToken }: Account): Promise<Answer> {
  if (step === 'register') return auth.register(email)
  if (step === 'login') return auth.login(email)
  if (step === 'verify') return auth.verify(code, stateToken)
  return auth.asOwner('POST', `/v1/members/${id}/${step}`)
}

/** What came of the step; of the owner's word, what signing in then says. */
async function readOutcome(step: Step, answer: Answer, { email }: Account): Promise<string> {
  if (step === 'block' || step === 'disconnect') return answer.json().member.status
  if (step !== 'approve') return answer.json().state
  const { state, identity } = (await auth.login(email)).json()
  return state === 'SUCCESS' ? identity.status.name : state
}

describe('account states', () => {
  it.each(person)('$step for a $state account: $outcome', async ({ state, step, outcome }) => {
    const account = await accountIn(state)
    const columns = ['status', 'awaits_verification', 'awaits_approval'] as const
    const row = () => db.selectFrom('members').select(columns).where('id', '=', account.id).executeTakeFirst()
    const before = outcome === '=' ? await row() : undefined
    const answer = await runStep(step, account)
    if (answer.statusCode !== 200) return expect(errorCode(answer)).toBe(expectedCode(outcome))
    if (outcome === '=') return expect(await row()).toEqual(before)
    expect(await readOutcome(step, answer, account)).toBe(outcome)
  })

  it('distinguish accounts that wait from others', async () => {
    await auth.policy({ requireEmailVerification: false, requireOwnerApproval: false })
    expect((await auth.register('at-once@example.org')).json()).toMatchObject({
      state: 'SUCCESS',
      identity: { status: { name: 'ACTIVE', reasons: [] } },
    })
    await auth.policy({ requireOwnerApproval: true })
    expect((await auth.register('later@example.org')).json()).toMatchObject({
      state: 'REQUIRE_OWNER_APPROVAL',
      identity: { status: { name: 'PENDING' } },
    })
  })

  it('approval by the owner does not verify the address', async () => {
    const account = await accountIn('PENDING, both')
    expect((await runStep('approve', account)).json().member.status).toBe('APPROVED')
    const answer = (await auth.login(account.email)).json()
    expect(answer.identity.status).toEqual({ name: 'PENDING', reasons: ['PENDING_EMAIL_VERIFICATION_REQUIRED'] })
    const verified = await auth.verify(await auth.codeFor(account.email), answer.stateToken)
    expect(verified.json()).toMatchObject({ state: 'SUCCESS', identity: { status: { name: 'ACTIVE', reasons: [] } } })
  })
})
