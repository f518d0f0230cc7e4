import { type ErrorCode, signInCodes } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail, Refusal, refuseShape } from '../../../refusal.ts'
import { checkSignInCaptcha } from '../../captcha/index.ts'
import { countAttempt, toNetwork } from '../../limits/index.ts'
import { findMemberByLoginEmail, lockMember } from '../../members/index.ts'
import { isPassword } from '../../users/index.ts'
import { signInLimits } from '../rules/limits.ts'
import { isMetaData } from '../rules/meta-data.ts'
import { continueSignIn } from '../steps/continue-sign-in.ts'
import { canSendEmail } from '../steps/count-email.ts'
import { isKnownMemberBrowser } from '../steps/known-browser.ts'
import { loadSignUpRules } from '../steps/load-sign-up-rules.ts'
import { logRefusal } from '../steps/log-refusal.ts'
import { requiresEmailCode } from '../steps/second-factor.ts'
import { getVisitorId } from '../steps/visitor-id.ts'
import { findCredentials, saveCredentials } from '../store/credentials.ts'

/**
 * Signs a member in with their password. Refusals are application errors, never field violations. An unknown email and
 * a wrong password take the same time.
 */
export const loginV2: Operation<'loginV2'> = async ({ input, actor, request }, context) => {
  const { siteId } = actor
  const { clientMetaData } = input
  const email = input.loginId.email ?? fail(signInCodes.unknownEmail)
  if (!isMetaData(clientMetaData)) return refuseShape('clientMetaData', 'must have at most 4 kB')
  await checkSignInCaptcha(context, 'LOGIN', { siteId, address: request.address }, input.captchaTokens)
  const member = await findMemberByLoginEmail(context.db, siteId, email)
  const refused = logRefusal(context, 'sign-in', { siteId, memberId: member?.id, address: request.address })
  const isKnown = !!member && (await isKnownMemberBrowser(context, request, { siteId, memberId: member.id }))
  const attempt = await countAttempt(context, signInLimits(siteId, email, toNetwork(request.address), isKnown), refused)
  const known = member && (await findCredentials(context.db, siteId, member.id))
  const isRight = await isPassword(input.password ?? '', known?.passwordHash)
  if (!isRight || !member) {
    refused(loginRefusalReason(member !== undefined, known?.passwordHash))
    const { hidesUnknownEmails } = await loadSignUpRules(context.db, siteId)
    return fail(
      loginRefusal({ isMember: member !== undefined, hasPassword: !!known?.passwordHash, hidesUnknownEmails }),
    )
  }
  await attempt.succeeded()
  const isMailed = member.awaits_verification || (await requiresEmailCode(context, member, request))
  const purpose = member.awaits_verification ? 'VERIFICATION' : 'SECOND_FACTOR'
  const mailed = { siteId, email: member.login_email, purpose, request, memberId: member.id } as const
  const canEmail = isMailed && (await canSendEmail(context, mailed))
  const going = context.transaction(async (tx) => {
    // Deleted concurrently: treated as unknown.
    const locked = (await lockMember(tx, siteId, member.id)) ?? fail(signInCodes.unknownEmail)
    // Changed concurrently: the address or password that was shown opens nothing any more.
    if (locked.login_email !== member.login_email) fail(signInCodes.unknownEmail)
    const current = await findCredentials(tx, siteId, member.id)
    if (current?.passwordHash !== known?.passwordHash) fail(signInCodes.wrongPassword)
    if (clientMetaData)
      await saveCredentials(tx, { siteId, memberId: member.id }, { clientMetaData }, context.clock.now())
    return continueSignIn(tx, context, locked, { visitorId: getVisitorId(actor), canEmail, browser: request })
  })
  return going.catch((error: unknown) => {
    if (error instanceof Refusal) refused(error.code)
    throw error
  })
}

function loginRefusalReason(isMember: boolean, passwordHash: string | null | undefined): string {
  if (!isMember) return 'UNKNOWN_EMAIL'
  return passwordHash ? 'WRONG_PASSWORD' : 'NO_PASSWORD'
}

type FailedLogin = { isMember: boolean; hasPassword: boolean; hidesUnknownEmails: boolean }

/**
 * Returns the code of a failed sign-in. The API distinguishes unknown emails unless the business hides who has an
 * account.
 */
function loginRefusal({ isMember, hasPassword, hidesUnknownEmails }: FailedLogin): ErrorCode {
  if (hidesUnknownEmails) return signInCodes.wrongPassword
  if (!isMember) return signInCodes.unknownEmail
  return hasPassword ? signInCodes.wrongPassword : signInCodes.passwordNotSet
}
