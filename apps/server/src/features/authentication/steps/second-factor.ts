import type { OutputOf } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CallRequest } from '../../../operation.ts'
import { type Member, memberLanguage } from '../../members/index.ts'
import { type Challenge, challengeData, maskedEmail, type RequestedType, requestedFactors } from '../rules/challenge.ts'
import { listFactorRows } from '../store/factors.ts'
import { listPasskeyRows } from '../store/passkeys.ts'
import { countRecoveryCodes } from '../store/recovery-codes.ts'
import { createSignInState } from './create-sign-in-state.ts'
import { loadIdentity } from './load-identity.ts'
import { isRememberedDevice } from './remembered-device.ts'
import { sendCode } from './send-code.ts'

type Answer = OutputOf<'loginV2'>
type Browser = Pick<CallRequest, 'cookie'> | undefined

/**
 * Finds the factors that a sign-in requires and that can be used here, the default first; undefined if none is set up.
 */
export async function findAvailableFactors(
  db: Db,
  context: Context,
  member: Member,
): Promise<RequestedType[] | undefined> {
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

/** Returns true if signing in would mail this member a code. */
export async function requiresEmailCode(context: Context, member: Member, browser: Browser): Promise<boolean> {
  const [first] = (await findAvailableFactors(context.db, context, member)) ?? []
  if (first !== 'EMAIL') return false
  return !(await isRememberedDevice(context.db, context, browser, { siteId: member.site_id, memberId: member.id }))
}

type SecondFactorOptions = {
  canEmail: boolean
  browser?: Browser
  returnUrl?: string | null
  providerId?: string | null
}

/** Returns the second factor a sign-in requires; undefined if none. */
export async function requireSecondFactor(
  tx: Tx,
  context: Context,
  member: Member,
  { canEmail, browser, returnUrl, providerId }: SecondFactorOptions,
): Promise<Answer | undefined> {
  const [chosen, ...others] = (await findAvailableFactors(tx, context, member)) ?? []
  if (chosen === undefined) return undefined
  if (await isRememberedDevice(tx, context, browser, { siteId: member.site_id, memberId: member.id })) return undefined
  const wanted = { kind: 'SECOND_FACTOR', returnUrl, providerId } as const
  const { id, stateToken } = await createSignInState(tx, context, member, wanted)
  const isMailed = chosen === 'EMAIL' && canEmail
  if (isMailed) await sendCode(tx, context, { member, stateId: id, language: memberLanguage(member), factor: 'EMAIL' })
  const hint = isMailed ? maskedEmail(member.login_email) : undefined
  return challengeAnswer(tx, member, stateToken, { factorTypes: [chosen, ...others], chosen, hint })
}

/** Builds the response that requires a factor. Profile data is returned only once the factor is verified. */
export async function challengeAnswer(
  tx: Tx,
  member: Member,
  stateToken: string,
  challenge: Challenge,
): Promise<Answer> {
  const { identityProfile: _, ...identity } = await loadIdentity(tx, member)
  return { state: 'UNKNOWN_STATE', stateToken, identity, additionalData: challengeData(challenge) }
}
