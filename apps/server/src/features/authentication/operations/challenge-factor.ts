import type { InputOf } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { toNetwork } from '../../limits/index.ts'
import { lockMember, type Member, memberLanguage } from '../../members/index.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { type Challenge, maskedEmail, maskedPhone } from '../rules/challenge.ts'
import { codeIntervalMs, codeMs, codeTries } from '../rules/lifetimes.ts'
import { codeHash, newCode } from '../rules/mailed-code.ts'
import { countEmail } from '../steps/count-email.ts'
import { countTextMessage } from '../steps/count-text-message.ts'
import { type PasskeyHost, passkeyHost } from '../steps/passkey-host.ts'
import { requestPasskey } from '../steps/passkey-options.ts'
import { challengeAnswer, findAvailableFactors } from '../steps/second-factor.ts'
import { sendCode } from '../steps/send-code.ts'
import { sendText } from '../steps/send-text.ts'
import { lockActiveFactor } from '../store/factors.ts'
import { listPasskeyRows } from '../store/passkeys.ts'
import { lockState, type SignInState, setCode } from '../store/states.ts'

type FactorType = InputOf<'challengeFactor'>['factorType']
type PendingChallenge = { member: Member; state: SignInState }
type PhoneCode = { by: 'SMS' | 'CALL'; to: string; code: string }

/** Switches the sign-in to another factor and sends its code, at most once in 30 seconds. */
export const challengeFactor: Operation<'challengeFactor'> = async ({ input, actor, request }, context) => {
  const { siteId } = actor
  const { stateToken, factorType } = input
  const key = readSiteSecret(stateToken)
  if (key?.siteId !== siteId) return fail('NO_ACTIVE_CHALLENGE')
  const { member } = await context.transaction((tx) => lockPendingChallenge(tx, context, key, factorType))
  const network = toNetwork(request.address)
  if (factorType === 'EMAIL')
    await countEmail(context, {
      siteId,
      email: member.login_email,
      purpose: 'SECOND_FACTOR',
      request,
      memberId: member.id,
    })
  if (factorType === 'SMS' || factorType === 'CALL') await countFactorText(context, member, { factorType, network })
  const host = factorType === 'WEBAUTHN' ? await passkeyHost(context, siteId, request) : undefined
  const { answer, text } = await context.transaction(async (tx) => {
    const pending = await lockPendingChallenge(tx, context, key, factorType)
    const started = await beginChallenge(tx, context, { ...pending, factorType, host })
    const factorTypes = (await findAvailableFactors(tx, context, pending.member)) ?? []
    const challenge = { factorTypes, chosen: factorType, ...started.challenge }
    return { answer: await challengeAnswer(tx, pending.member, stateToken, challenge), text: started.text }
  })
  if (text) await sendText(context, member, text)
  return answer
}

async function countFactorText(
  context: Context,
  { site_id: siteId, id: memberId }: Member,
  { factorType, network }: { factorType: 'SMS' | 'CALL'; network: string },
): Promise<void> {
  const factor = await context.transaction((tx) => lockActiveFactor(tx, { siteId, memberId }, factorType))
  await countTextMessage(context, { siteId, memberId, phone: factor?.phone ?? fail('FACTOR_NOT_AVAILABLE'), network })
}

/** Locks the sign-in of this token, if it awaits a second factor and may request this one now. */
async function lockPendingChallenge(
  tx: Tx,
  context: Context,
  key: { siteId: string; hash: Buffer },
  factorType: FactorType,
): Promise<PendingChallenge> {
  const now = context.clock.now()
  const state = await lockState(tx, key, now)
  const member = state && (await lockMember(tx, key.siteId, state.memberId))
  if (state?.kind !== 'SECOND_FACTOR' || !member || state.tries >= codeTries) return fail('NO_ACTIVE_CHALLENGE')
  const requested = (await findAvailableFactors(tx, context, member)) ?? []
  if (!requested.includes(factorType)) return fail('FACTOR_NOT_AVAILABLE')
  const wait = (state.codeSentAt ?? 0) + codeIntervalMs - now
  const isSent = factorType === 'EMAIL' || factorType === 'SMS' || factorType === 'CALL'
  if (isSent && wait > 0) fail('THROTTLED_FEATURE', { data: { retryAfterSeconds: Math.ceil(wait / 1000) } })
  return { member, state }
}

type StartedChallenge = { challenge: Pick<Challenge, 'hint' | 'passkey'>; text?: PhoneCode }

async function beginChallenge(
  tx: Tx,
  context: Context,
  { member, state, factorType, host }: PendingChallenge & { factorType: FactorType; host: PasskeyHost | undefined },
): Promise<StartedChallenge> {
  const who = { siteId: member.site_id, memberId: member.id }
  switch (factorType) {
    case 'EMAIL':
      await sendCode(tx, context, { member, stateId: state.id, language: memberLanguage(member), factor: 'EMAIL' })
      return { challenge: { hint: maskedEmail(member.login_email) } }
    case 'SMS':
    case 'CALL': {
      const to = (await lockActiveFactor(tx, who, factorType))?.phone ?? fail('FACTOR_NOT_AVAILABLE')
      const code = newCode()
      const now = context.clock.now()
      const stored = { hash: codeHash(code, state.id), expiresAt: now + codeMs, messageId: null, factor: factorType }
      await setCode(tx, who.siteId, state.id, stored, now)
      return { challenge: { hint: maskedPhone(to) }, text: { by: factorType, to, code } }
    }
    case 'WEBAUTHN': {
      const passkeys = (await listPasskeyRows(tx, who)).filter((passkey) => passkey.host === host?.name)
      if (!host || passkeys.length === 0) return fail('FACTOR_NOT_AVAILABLE')
      const passkey = await requestPasskey(tx, context, { ...who, purpose: 'SECOND_FACTOR' }, { host, passkeys })
      return { challenge: { passkey } }
    }
    default:
      return { challenge: {} }
  }
}
