import type { OutputOf } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CallRequest } from '../../../operation.ts'
import { languageOf, type Member } from '../../members/index.ts'
import { type Challenge, challengeData, hiddenEmail, type RequestedType, requestedFactors } from '../rules/challenge.ts'
import { listFactorRows } from '../store/factors.ts'
import { listPasskeyRows } from '../store/passkeys.ts'
import { countRecoveryCodes } from '../store/recovery-codes.ts'
import { loadIdentity } from './load-identity.ts'
import { openState } from './open-state.ts'
import { isRememberedHere } from './remembered-device.ts'
import { sendCode } from './send-code.ts'

type Answer = OutputOf<'loginV2'>
type Browser = Pick<CallRequest, 'cookie'> | undefined

/**
 * Lists the factors a sign-in requires and this installation can verify, preferred first; undefined if none is set up.
 */
export async function factorsOf(db: Db, context: Context, member: Member): Promise<RequestedType[] | undefined> {
  const who = { siteId: member.site_id, memberId: member.id }
  const active = (await listFactorRows(db, who)).filter(({ isActive }) => isActive).map(({ type }) => type)
  if (active.length === 0) return undefined
  const requested = requestedFactors({
    active,
    hasPasskey: (await listPasskeyRows(db, who)).length > 0,
    hasRecoveryCodes: (await countRecoveryCodes(db, who)) > 0,
  })
  const served = requested.filter((type) => isServed(context, type))
  return served.length > 0 ? served : requested
}

/** Returns true if this installation can deliver the factor's codes. */
export function isServed({ gateways }: Context, type: string): boolean {
  return type === 'SMS' || type === 'CALL' ? gateways.texts !== undefined : type !== 'PUSH' && type !== 'PASSWORD'
}

/** Returns true if signing in would email this member a code. */
export async function isRequestedByMail(context: Context, member: Member, browser: Browser): Promise<boolean> {
  const [first] = (await factorsOf(context.db, context, member)) ?? []
  if (first !== 'EMAIL') return false
  return !(await isRememberedHere(context.db, context, browser, { siteId: member.site_id, memberId: member.id }))
}

type Going = { mayMail: boolean; browser?: Browser; returnUrl?: string | null }

/** What a sign-in has to show beside what it showed; undefined where that was enough. */
export async function requireSecondFactor(
  tx: Tx,
  context: Context,
  member: Member,
  { mayMail, browser, returnUrl }: Going,
): Promise<Answer | undefined> {
  const [chosen, ...others] = (await factorsOf(tx, context, member)) ?? []
  if (chosen === undefined) return undefined
  if (await isRememberedHere(tx, context, browser, { siteId: member.site_id, memberId: member.id })) return undefined
  const { id, stateToken } = await openState(tx, context, member, { kind: 'SECOND_FACTOR', returnUrl })
  const isMailed = chosen === 'EMAIL' && mayMail
  if (isMailed) await sendCode(tx, context, { member, stateId: id, language: languageOf(member), factor: 'EMAIL' })
  const hint = isMailed ? hiddenEmail(member.login_email) : undefined
  return challenged(tx, member, stateToken, { factorTypes: [chosen, ...others], chosen, hint })
}

/** Returns the challenge response. It omits the profile until the factor is verified. */
export async function challenged(tx: Tx, member: Member, stateToken: string, challenge: Challenge): Promise<Answer> {
  const { identityProfile: _, ...identity } = await loadIdentity(tx, member)
  return { state: 'UNKNOWN_STATE', stateToken, identity, additionalData: challengeData(challenge) }
}
