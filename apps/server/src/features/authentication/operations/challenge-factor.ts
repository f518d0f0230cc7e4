import type { InputOf } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { networkOf } from '../../limits/index.ts'
import { languageOf, lockMember, type Member } from '../../members/index.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { type Challenge, hiddenEmail, hiddenPhone } from '../rules/challenge.ts'
import { codeEveryMs, codeMs, codeTries } from '../rules/lives.ts'
import { codeHash, newCode } from '../rules/mailed-code.ts'
import { lockActiveFactor } from '../store/factors.ts'
import { listPasskeyRows } from '../store/passkeys.ts'
import { lockState, type SignInState, setCode } from '../store/states.ts'
import { takeEmail } from './may-write.ts'
import { type PasskeyHost, passkeyHost } from './passkey-host.ts'
import { requestPasskey } from './passkey-options.ts'
import { challenged, factorsOf } from './second-factor.ts'
import { sendCode } from './send-code.ts'
import { sendText } from './send-text.ts'
import { takeText } from './take-text.ts'

type FactorType = InputOf<'challengeFactor'>['factorType']
type Under = { member: Member; state: SignInState }
type ToTelephone = { by: 'SMS' | 'CALL'; to: string; code: string }

/** Switches the sign-in to another factor and sends its code, at most once in 30 seconds. */
export const challengeFactor: Operation<'challengeFactor'> = async ({ input, actor, request }, context) => {
  const { siteId } = actor
  const { stateToken, factorType } = input
  const key = readSiteSecret(stateToken)
  if (key?.siteId !== siteId) return fail('NO_ACTIVE_CHALLENGE')
  const { member } = await context.transaction((tx) => underWay(tx, context, key, factorType))
  const network = networkOf(request.address)
  if (factorType === 'EMAIL')
    await takeEmail(context, {
      siteId,
      email: member.login_email,
      purpose: 'SECOND_FACTOR',
      request,
      memberId: member.id,
    })
  if (factorType === 'SMS' || factorType === 'CALL') await countText(context, member, { factorType, network })
  const host = factorType === 'WEBAUTHN' ? await passkeyHost(context, siteId, request) : undefined
  const { answer, text } = await context.transaction(async (tx) => {
    const under = await underWay(tx, context, key, factorType)
    const begun = await begin(tx, context, { ...under, factorType, host })
    const factorTypes = (await factorsOf(tx, context, under.member)) ?? []
    const challenge = { factorTypes, chosen: factorType, ...begun.challenge }
    return { answer: await challenged(tx, under.member, stateToken, challenge), text: begun.text }
  })
  if (text) await sendText(context, member, text)
  return answer
}

async function countText(
  context: Context,
  { site_id: siteId, id: memberId }: Member,
  { factorType, network }: { factorType: 'SMS' | 'CALL'; network: string },
): Promise<void> {
  const factor = await context.transaction((tx) => lockActiveFactor(tx, { siteId, memberId }, factorType))
  await takeText(context, { siteId, memberId, phone: factor?.phone ?? fail('FACTOR_NOT_AVAILABLE'), network })
}

/** Locks the sign-in of this token. Fails unless it waits for a factor and this one can be requested now. */
async function underWay(
  tx: Tx,
  context: Context,
  key: { siteId: string; hash: Buffer },
  factorType: FactorType,
): Promise<Under> {
  const now = context.clock.now()
  const state = await lockState(tx, key, now)
  const member = state && (await lockMember(tx, key.siteId, state.memberId))
  if (state?.kind !== 'SECOND_FACTOR' || !member || state.tries >= codeTries) return fail('NO_ACTIVE_CHALLENGE')
  const requested = (await factorsOf(tx, context, member)) ?? []
  if (!requested.includes(factorType)) return fail('FACTOR_NOT_AVAILABLE')
  const wait = (state.codeSentAt ?? 0) + codeEveryMs - now
  const isSent = factorType === 'EMAIL' || factorType === 'SMS' || factorType === 'CALL'
  if (isSent && wait > 0) fail('THROTTLED_FEATURE', { data: { retryAfterSeconds: Math.ceil(wait / 1000) } })
  return { member, state }
}

type Begun = { challenge: Pick<Challenge, 'hint' | 'passkey'>; text?: ToTelephone }

async function begin(
  tx: Tx,
  context: Context,
  { member, state, factorType, host }: Under & { factorType: FactorType; host: PasskeyHost | undefined },
): Promise<Begun> {
  const who = { siteId: member.site_id, memberId: member.id }
  switch (factorType) {
    case 'EMAIL':
      await sendCode(tx, context, { member, stateId: state.id, language: languageOf(member), factor: 'EMAIL' })
      return { challenge: { hint: hiddenEmail(member.login_email) } }
    case 'SMS':
    case 'CALL': {
      const to = (await lockActiveFactor(tx, who, factorType))?.phone ?? fail('FACTOR_NOT_AVAILABLE')
      const code = newCode()
      const now = context.clock.now()
      const stored = { hash: codeHash(code, state.id), expiresAt: now + codeMs, messageId: null, factor: factorType }
      await setCode(tx, who.siteId, state.id, stored, now)
      return { challenge: { hint: hiddenPhone(to) }, text: { by: factorType, to, code } }
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
