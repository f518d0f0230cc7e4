import type { OutputOf } from '@kalends/contract'
import { signInCodes, tokenPair } from '@kalends/sdk'
import { data, redirectDocument } from 'react-router'
import { isOwnAddress } from '../lib/own-address.ts'
import type { RequestContext } from '../lib/page-context.ts'
import { assertRefusal, retryMinutes } from '../lib/refusal.ts'
import { addressIn, paths } from '../paths.ts'
import { type FactorState, requestedFactor } from './factor.ts'

type Answer = OutputOf<'loginV2'>

/** State of a sign-in that is not complete. */
export type SignInState =
  | { step: 'code'; stateToken: string; email: string; problem?: Problem; sent?: true }
  | (FactorState & { problem?: Problem })
  | { step: 'approval' | 'closed' }

/** Why a form was refused. */
export type Problem =
  | { kind: 'throttled'; minutes: number }
  | {
      kind:
        | 'badCredentials'
        | 'taken'
        | 'badEmail'
        | 'shortPassword'
        | 'badPassword'
        | 'commonPassword'
        | 'badCode'
        | 'deadCode'
        | 'lostCode'
        | 'deadLink'
        | 'badPasskey'
        | 'noFactor'
        | 'captchaMissing'
        | 'captchaFailed'
      least?: number
    }

/** Continues after a response of the sign-in: returns the next step, or throws the redirect once signed in. */
export async function continueSignIn(
  page: RequestContext,
  answer: Answer,
  email: string,
  next: string,
): Promise<SignInState> {
  switch (answer.state) {
    case 'SUCCESS':
      // An email with a link may have been requested by a front end, which named where to continue.
      throw await enter(page, answer.sessionToken ?? '', answer.additionalData?.['returnUrl']?.strValue ?? next)
    case 'REQUIRE_EMAIL_VERIFICATION':
      return { step: 'code', stateToken: answer.stateToken ?? '', email }
    case 'UNKNOWN_STATE':
      return requestedFactor(answer) ?? { step: 'closed' }
    case 'REQUIRE_OWNER_APPROVAL':
      return { step: 'approval' }
    default:
      return { step: 'closed' }
  }
}

/** Sets the cookies and redirects with a new document, since the target may be no page of ours. */
async function enter(page: RequestContext, sessionToken: string, next: string): Promise<Response> {
  const tokens = await page.kalends.authentication.openMemberSession({ sessionToken })
  page.become(tokenPair(tokens, 'member', page.now()))
  return redirectDocument(next, 303)
}

/** Returns the absolute URL to continue at; the router would add the site's prefix to a relative one. */
export function nextUrl(page: RequestContext, url: URL): string {
  const requested = url.searchParams.get('next')
  return `${page.origin}${isOwnAddress(requested) ? requested : addressIn(page.basePath, paths.home())}`
}

/** Returns the requested path to continue at; empty if it is none of ours. */
export function nextIn(url: URL): { next?: string } {
  const requested = url.searchParams.get('next')
  return isOwnAddress(requested) && requested.length <= 500 ? { next: requested } : {}
}

/** Reads why a provider refused; rethrows anything else. */
export function readTrouble(error: unknown): string {
  assertRefusal(error)
  return String(error.data['reason'] ?? error.code)
}

/** Returns the response that shows the form again with its problem; rethrows anything but a refusal. */
export function refusedBy<Outcome>(error: unknown, shown: (problem: Problem) => Outcome) {
  const problem = signInProblem(error)
  return data(shown(problem), { status: problem.kind === 'throttled' ? 429 : 400 })
}

/** Reads the problem from a refusal; rethrows anything else. */
export function signInProblem(error: unknown): Problem {
  assertRefusal(error)
  const known = byCode[error.code]
  if (known) return { kind: known }
  if (error.code === 'THROTTLED_FEATURE') return { kind: 'throttled', minutes: retryMinutes(error) }
  if (error.code === 'VERIFICATION_FAILED') return { kind: codeProblems[String(error.data['reason'])] ?? 'badCode' }
  const [fault] = error.fieldViolations.toSorted((one, other) => one.field.localeCompare(other.field))
  if (!fault) throw error
  if (fault.field === 'loginId.email' || fault.field === 'email') return { kind: 'badEmail' }
  if (fault.ruleName === 'COMMON_PASSWORD') return { kind: 'commonPassword' }
  if (fault.violatedRule === 'MIN_LENGTH' || fault.violatedRule === 'REQUIRED_FIELD')
    return { kind: 'shortPassword', least: Number(fault.data?.['threshold'] ?? 8) }
  return { kind: 'badPassword' }
}

// Does not reveal whether the email or the password was wrong, so that no one learns who has an account.
const byCode: Record<string, Exclude<Problem['kind'], 'throttled'>> = {
  [signInCodes.unknownEmail]: 'badCredentials',
  [signInCodes.wrongPassword]: 'badCredentials',
  [signInCodes.passwordNotSet]: 'badCredentials',
  [signInCodes.emailTaken]: 'taken',
  [signInCodes.captchaMissing]: 'captchaMissing',
  [signInCodes.captchaFailed]: 'captchaFailed',
  INVALID_RECOVERY_TOKEN: 'deadLink',
  NOT_FOUND: 'deadCode',
  NO_ACTIVE_CHALLENGE: 'deadCode',
  FACTOR_NOT_AVAILABLE: 'noFactor',
}

const codeProblems: Record<string, 'badCode' | 'deadCode' | 'lostCode' | 'badPasskey'> = {
  BAD_PASSKEY: 'badPasskey',
  BAD_CODE: 'badCode',
  NOT_FOUND: 'deadCode',
  SEND_CODE_ERROR: 'lostCode',
}
