import type { OutputOf } from '@kalends/contract'
import { data, redirectDocument } from 'react-router'
import { isOwnAddress } from '../lib/own-address.ts'
import type { RequestContext } from '../lib/page-context.ts'
import { assertRefusal, retryMinutes } from '../lib/refusal.ts'
import { addressIn, paths } from '../paths.ts'
import { type FactorStanding, requestedFactor } from './factor.ts'

type Answer = OutputOf<'loginV2'>

/** Where somebody stands who is not in yet, for the page to go on with. */
export type Standing =
  | { step: 'code'; stateToken: string; email: string; problem?: Problem; sent?: true }
  | (FactorStanding & { problem?: Problem })
  | { step: 'approval' | 'closed' }

/** What a form was refused for; `field` where one is to blame. */
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

/** Goes on after an answer of sign-in: into the house, or to the next step. Throws the redirect of who is in. */
export async function continueSignIn(page: RequestContext, answer: Answer, email: string, next: string): Promise<Standing> {
  switch (answer.state) {
    case 'SUCCESS':
      // A letter with a link may have been asked for by a front end: it said where to go on.
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

/** Keeps the browser signed in and leads on, by a whole new document: what follows may be no page of ours. */
async function enter(page: RequestContext, sessionToken: string, next: string): Promise<Response> {
  const { access_token, refresh_token, expires_in } = await page.kalends.authentication.openMemberSession({
    sessionToken,
  })
  const expiresAt = page.now() + (expires_in - 60) * 1000
  page.become({ accessToken: access_token, refreshToken: refresh_token, expiresAt })
  return redirectDocument(next, 303)
}

/** Where somebody goes once they are in. Whole, for the router puts the site's prefix before any other. */
export function nextUrl(page: RequestContext, url: URL): string {
  const requested = url.searchParams.get('next')
  return `${page.origin}${isOwnAddress(requested) ? requested : addressIn(page.basePath, paths.home())}`
}

/** Where somebody wants to go on to, for those who remember it on the way; nothing where it is nowhere of ours. */
export function nextIn(url: URL): { next?: string } {
  const requested = url.searchParams.get('next') ?? ''
  return /^\/(?![/\\])/.test(requested) && requested.length <= 500 ? { next: requested } : {}
}

/** Why a provider let nobody in; anything unexpected is thrown on. */
export function readTrouble(error: unknown): string {
  assertRefusal(error)
  return String(error.data['reason'] ?? error.code)
}

/** A form once more, with what it was refused for; anything unexpected is thrown on. */
export function refusedBy<Outcome>(error: unknown, shown: (problem: Problem) => Outcome) {
  const problem = signInProblem(error)
  return data(shown(problem), { status: problem.kind === 'throttled' ? 429 : 400 })
}

/** What a refusal means to the reader; anything unexpected is thrown on. */
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

// Which of address and password was wrong is never said: strangers would learn who has an account.
const byCode: Record<string, Exclude<Problem['kind'], 'throttled'>> = {
  '-19999': 'badCredentials',
  '-19976': 'badCredentials',
  '-19973': 'badCredentials',
  '-19995': 'taken',
  '-19971': 'captchaMissing',
  '-19970': 'captchaFailed',
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
