import type { OutputOf } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { CallRequest } from '../../../operation.ts'
import { languageOf, type Member } from '../../members/index.ts'
import { newSiteSecret } from '../../sites/index.ts'
import { sessionTokenMs } from '../rules/lives.ts'
import { type SignInStep, signInStep } from '../rules/sign-in-step.ts'
import { insertSessionToken } from '../store/hand-overs.ts'
import { deleteStatesOf } from '../store/states.ts'
import { loadIdentity } from './load-identity.ts'
import { openState } from './open-state.ts'
import { requireSecondFactor } from './second-factor.ts'
import { sendCode } from './send-code.ts'

type Answer = OutputOf<'loginV2'>

type Going = {
  /** The visitor before signing in. */
  visitorId: string | null
  /** False once the address has reached its email limit. */
  mayMail: boolean
  /** The calling browser, which may be a remembered device. */
  browser?: Pick<CallRequest, 'cookie'>
  /** A second factor, or a method that counts as two, was verified. */
  hasShownFactor?: true
  /** Allowed address to return to after sign-in. */
  returnUrl?: string | null
}

/** Returns the next step of a verified member, with the token it needs. Expects the member to be locked. */
export async function continueSignIn(tx: Tx, context: Context, member: Member, going: Going): Promise<Answer> {
  const answer = await nextStep(tx, context, member, going)
  const { returnUrl } = going
  return returnUrl
    ? { ...answer, additionalData: { ...answer.additionalData, returnUrl: { strValue: returnUrl } } }
    : answer
}

async function nextStep(tx: Tx, context: Context, member: Member, going: Going): Promise<Answer> {
  const step = signInStep({
    status: member.status,
    awaitsVerification: member.awaits_verification,
    awaitsApproval: member.awaits_approval,
  })
  const challenge =
    step === 'SUCCESS' && !going.hasShownFactor ? await requireSecondFactor(tx, context, member, going) : undefined
  if (challenge) return challenge
  const identity = await loadIdentity(tx, member)
  return { state: step, identity, ...(await carriedBy(step, { tx, context, member, going })) }
}

type Requested = { tx: Tx; context: Context; member: Member; going: Going }

async function carriedBy(step: SignInStep, requested: Requested): Promise<Pick<Answer, 'sessionToken' | 'stateToken'>> {
  const { tx, context, member, going } = requested
  const { returnUrl } = going
  switch (step) {
    case 'SUCCESS':
      return { sessionToken: await giveSessionToken(requested) }
    case 'REQUIRE_EMAIL_VERIFICATION': {
      const { id, stateToken } = await openState(tx, context, member, { kind: 'EMAIL_VERIFICATION', returnUrl })
      if (going.mayMail) await sendCode(tx, context, { member, stateId: id, language: languageOf(member) })
      return { stateToken }
    }
    case 'REQUIRE_OWNER_APPROVAL':
      return { stateToken: (await openState(tx, context, member, { kind: 'OWNER_APPROVAL' })).stateToken }
    case 'STATUS_CHECK':
      return {}
  }
}

async function giveSessionToken({ tx, context, member, going }: Requested): Promise<string> {
  const now = context.clock.now()
  const { text, hash } = newSiteSecret(member.site_id)
  await deleteStatesOf(tx, member.site_id, member.id)
  const token = { siteId: member.site_id, hash, memberId: member.id, visitorId: going.visitorId }
  await insertSessionToken(tx, { ...token, expiresAt: now + sessionTokenMs }, now)
  return text
}
