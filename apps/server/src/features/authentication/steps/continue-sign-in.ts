import type { OutputOf } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { CallRequest } from '../../../operation.ts'
import { isKnownReturnUrl } from '../../identity/index.ts'
import { changeMember, type Member, memberLanguage } from '../../members/index.ts'
import { newSiteSecret } from '../../sites/index.ts'
import { sessionTokenMs } from '../rules/lifetimes.ts'
import { mustVerifyEmail, type SignInStep, signInStep } from '../rules/sign-in-step.ts'
import { unverifiedChanges } from '../rules/verified.ts'
import { insertSessionToken } from '../store/one-time-tokens.ts'
import { deleteStates, type SignUpProfile } from '../store/states.ts'
import { createSignInState } from './create-sign-in-state.ts'
import { loadIdentity } from './load-identity.ts'
import { requireSecondFactor } from './second-factor.ts'
import { sendCode } from './send-code.ts'

type Answer = OutputOf<'loginV2'>

type SignInProgress = {
  /** Who they are until they have signed in. */
  visitorId: string | null
  /** True if a code may be emailed: the address is within its limits. */
  canEmail: boolean
  /** The browser that calls: it may have been remembered. */
  browser?: Pick<CallRequest, 'cookie'>
  /** A second factor, or a method that counts as two, was verified. */
  hasShownFactor?: true
  /** Allowed address to return to after sign-in. */
  returnUrl?: string | null
  /** What they said about themselves, if they are signing up. */
  signUp?: SignUpProfile
  /** The provider they came through. */
  providerId?: string | null
}

/** Returns the next step of an authenticated member, with the tokens for it. The member is locked. */
export async function continueSignIn(
  tx: Tx,
  context: Context,
  member: Member,
  progress: SignInProgress,
): Promise<Answer> {
  const answer = await nextStep(tx, context, await skipVerification(tx, context, member), progress)
  const { returnUrl } = progress
  // The business may have removed the address since it was requested.
  return returnUrl && (await isKnownReturnUrl(tx, member.site_id, returnUrl))
    ? { ...answer, additionalData: { ...answer.additionalData, returnUrl: { strValue: returnUrl } } }
    : answer
}

/** Where no email can be sent nobody could enter a code: the member goes on, unverified, and so proves nothing. */
async function skipVerification(tx: Tx, context: Context, member: Member): Promise<Member> {
  if (!mustVerifyEmail(member) || (await context.ports.authentication.sendsEmail(context, tx))) return member
  const contact = member.contact_id === null ? { contact: ownContact(member) } : {}
  const changes = { ...unverifiedChanges(member), ...contact }
  return changeMember(tx, context, member, changes, undefined, 'skipVerification')
}

/** The customer has the address already: a contact of their own, with what they typed, until they verify it. */
function ownContact({ login_email, identity_profile }: Member) {
  const typed = identity_profile as { firstName?: string | null; lastName?: string | null } | null
  return { first_name: typed?.firstName ?? null, last_name: typed?.lastName ?? null, more_emails: [login_email] }
}

async function nextStep(tx: Tx, context: Context, member: Member, progress: SignInProgress): Promise<Answer> {
  const step = signInStep({
    status: member.status,
    awaitsVerification: member.awaits_verification,
    awaitsApproval: member.awaits_approval,
  })
  const challenge =
    step === 'SUCCESS' && !progress.hasShownFactor
      ? await requireSecondFactor(tx, context, member, progress)
      : undefined
  if (challenge) return challenge
  const identity = await loadIdentity(tx, member)
  return { state: step, identity, ...(await stepFields(step, { tx, context, member, progress })) }
}

type Requested = { tx: Tx; context: Context; member: Member; progress: SignInProgress }

async function stepFields(
  step: SignInStep,
  requested: Requested,
): Promise<Pick<Answer, 'sessionToken' | 'stateToken'>> {
  const { tx, context, member, progress } = requested
  const { returnUrl, signUp, providerId } = progress
  switch (step) {
    case 'SUCCESS':
      return { sessionToken: await issueSessionToken(requested) }
    case 'REQUIRE_EMAIL_VERIFICATION': {
      const wanted = { kind: 'EMAIL_VERIFICATION', returnUrl, signUp, providerId } as const
      const { id, stateToken } = await createSignInState(tx, context, member, wanted)
      if (progress.canEmail) await sendCode(tx, context, { member, stateId: id, language: memberLanguage(member) })
      return { stateToken }
    }
    case 'REQUIRE_OWNER_APPROVAL':
      return {
        stateToken: (await createSignInState(tx, context, member, { kind: 'OWNER_APPROVAL', providerId })).stateToken,
      }
    case 'STATUS_CHECK':
      return {}
  }
}

async function issueSessionToken({ tx, context, member, progress }: Requested): Promise<string> {
  const now = context.clock.now()
  const { text, hash } = newSiteSecret(member.site_id)
  await deleteStates(tx, member.site_id, member.id)
  // Whoever disables the provider ends this sign-in too.
  const issuedByKeyId = progress.providerId ?? undefined
  const token = { siteId: member.site_id, hash, memberId: member.id, visitorId: progress.visitorId, issuedByKeyId }
  await insertSessionToken(tx, { ...token, expiresAt: now + sessionTokenMs }, now)
  return text
}
