import type { InputOf } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { countAttempt } from '../../limits/index.ts'
import { lockMember } from '../../members/index.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { factorDataViolations } from '../rules/factor-data.ts'
import { codeTries } from '../rules/lifetimes.ts'
import { factorLimits } from '../rules/limits.ts'
import { isCode } from '../rules/mailed-code.ts'
import { continueSignIn } from '../steps/continue-sign-in.ts'
import { logRefusal } from '../steps/log-refusal.ts'
import { type PasskeyHost, passkeyHost } from '../steps/passkey-host.ts'
import { rememberDevice, setDeviceCookie } from '../steps/remembered-device.ts'
import { findAvailableFactors, isServed } from '../steps/second-factor.ts'
import { verifyRecoveryCode, verifyTotp } from '../steps/verify-factor.ts'
import { verifyPasskey } from '../steps/verify-passkey.ts'
import { getVisitorId } from '../steps/visitor-id.ts'
import { lockActiveFactor, markFactorUsed } from '../store/factors.ts'
import { countTry, lockState, type SignInState } from '../store/states.ts'

type Input = InputOf<'verify'>
type Wrong = 'BAD_CODE' | 'BAD_PASSKEY' | 'SEND_CODE_ERROR'
type Stopped = 'NO_ACTIVE_CHALLENGE' | 'FACTOR_NOT_AVAILABLE'

/** Continues a sign-in with a second factor. After five wrong attempts it must start over. */
export const verify: Operation<'verify'> = async ({ input, actor, request }, context) => {
  const { siteId } = actor
  const faults = factorDataViolations(input)
  if (faults.length > 0) return refuseFields(faults)
  if (!isServed(context, input.factorType ?? '')) return fail('FACTOR_NOT_AVAILABLE')
  const key = readSiteSecret(input.stateToken ?? '')
  if (key?.siteId !== siteId) return fail('NO_ACTIVE_CHALLENGE')
  const now = context.clock.now()
  const going = await context.transaction((tx) => lockState(tx, key, now))
  if (going?.kind !== 'SECOND_FACTOR') return fail('NO_ACTIVE_CHALLENGE')
  const host = input.factorType === 'WEBAUTHN' ? await passkeyHost(context, siteId, request) : undefined
  const who = { siteId, memberId: going.memberId, address: request.address }
  const refused = logRefusal(context, 'second factor', who)
  const attempt = await countAttempt(context, factorLimits(siteId, going.memberId), refused)
  const outcome = await context.transaction(async (tx) => {
    const state = await lockState(tx, key, now)
    const member = state && (await lockMember(tx, siteId, state.memberId))
    if (state?.kind !== 'SECOND_FACTOR' || !member || state.tries >= codeTries) return 'NO_ACTIVE_CHALLENGE'
    const requested = (await findAvailableFactors(tx, context, member)) ?? []
    if (!requested.some((type) => type === input.factorType)) return 'FACTOR_NOT_AVAILABLE'
    const wrong = await factorRefusal(tx, context, { siteId, state, input, host })
    if (wrong === 'NO_ACTIVE_CHALLENGE') return wrong
    if (wrong) {
      await countTry(tx, siteId, state.id)
      return wrong
    }
    const visitorId = getVisitorId(actor)
    const answer = await continueSignIn(tx, context, member, {
      visitorId,
      canEmail: false,
      hasShownFactor: true,
      returnUrl: state.returnUrl,
      providerId: state.providerId,
    })
    const isSaved = input.rememberThisDevice === true && answer.state === 'SUCCESS'
    return { answer, device: isSaved ? await rememberDevice(tx, context, { siteId, memberId: member.id }) : undefined }
  })
  // Fails after the commit so that the counted attempt is not rolled back.
  if (typeof outcome === 'string') {
    refused(outcome)
    return refuse(outcome)
  }
  await attempt.succeeded()
  if (outcome.device !== undefined) setDeviceCookie(request, outcome.device)
  return outcome.answer
}

function refuse(reason: Wrong | Stopped): never {
  if (reason === 'NO_ACTIVE_CHALLENGE' || reason === 'FACTOR_NOT_AVAILABLE') return fail(reason)
  return fail('VERIFICATION_FAILED', { data: { reason: reason } })
}

type PresentedFactor = { siteId: string; state: SignInState; input: Input; host: PasskeyHost | undefined }

async function factorRefusal(
  tx: Tx,
  context: Context,
  { siteId, state, input, host }: PresentedFactor,
): Promise<Wrong | 'NO_ACTIVE_CHALLENGE' | undefined> {
  const who = { siteId, memberId: state.memberId }
  const isRight = (shown: boolean) => (shown ? undefined : 'BAD_CODE')
  switch (input.factorType) {
    case 'TOTP':
      return isRight(await verifyTotp(tx, context, who, input.totpData?.code ?? ''))
    case 'RECOVERY_CODE':
      return isRight(await verifyRecoveryCode(tx, who, input.recoveryCodeData?.code ?? ''))
    case 'WEBAUTHN': {
      const { challengeId, credential } = input.webauthnData ?? {}
      if (!host) return 'BAD_PASSKEY'
      const shown = { siteId, host, challengeId: challengeId ?? '', credential: credential ?? '' }
      const taken = await verifyPasskey(tx, context, shown, state.memberId)
      return typeof taken === 'string' ? taken : undefined
    }
    case 'EMAIL':
    case 'SMS':
    case 'CALL':
      return sentCodeRefusal(tx, context, who, { state, type: input.factorType, code: readCode(input) })
    default:
      return 'BAD_CODE'
  }
}

function readCode({ emailData, smsData, callData }: Input): string {
  return (emailData ?? smsData ?? callData)?.code ?? ''
}

type Sent = { state: SignInState; type: 'EMAIL' | 'SMS' | 'CALL'; code: string }

/** Returns the refusal of a sent code, which must be for this factor and the latest one. */
async function sentCodeRefusal(
  tx: Tx,
  context: Context,
  who: { siteId: string; memberId: string },
  { state, type, code }: Sent,
): Promise<Wrong | 'NO_ACTIVE_CHALLENGE' | undefined> {
  const { id, codeHash, codeFactor, codeExpiresAt, messageId } = state
  if (codeHash === null || codeExpiresAt === null || codeFactor !== type) return 'NO_ACTIVE_CHALLENGE'
  const now = context.clock.now()
  if (codeExpiresAt > now && isCode(code, id, codeHash)) {
    const factor = await lockActiveFactor(tx, who, type)
    if (factor) await markFactorUsed(tx, { siteId: who.siteId, id: factor.id }, null, now)
    return undefined
  }
  const isLost = messageId !== null && (await context.ports.authentication.hasMessageFailed(tx, who.siteId, messageId))
  return isLost ? 'SEND_CODE_ERROR' : 'BAD_CODE'
}
