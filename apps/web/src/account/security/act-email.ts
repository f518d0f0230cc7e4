import type { RequestContext } from '../../lib/page-context.ts'
import { assertRefusal, retryMinutes } from '../../lib/refusal.ts'

/** Result of the form that changes the sign-in address. */
export type EmailOutcome = { at: 'email' } & (
  | { sent: string; refused?: EmailRefused }
  | { done: string }
  | { typed: string; refused: EmailRefused }
)

/** Why it was refused. */
export type EmailRefused = { kind: 'badEmail' | 'taken' | 'badCode' | 'signInAgain' | 'throttled'; minutes?: number }

/** Returns true for the forms of the sign-in address. */
export const isOfEmail = (form: FormData): boolean => /^email\./.test(String(form.get('intent')))

/** Sends a code to the new address, or changes it with the code. */
export async function changeEmail({ kalends }: RequestContext, form: FormData): Promise<EmailOutcome> {
  const { authentication } = kalends
  const newEmail = String(form.get('newEmail') ?? '').trim()
  const isCode = form.get('intent') === 'email.finish'
  try {
    if (!isCode) return { at: 'email', sent: (await authentication.startLoginEmailChange({ newEmail })).newEmail }
    const code = String(form.get('code') ?? '').trim() || '-'
    return { at: 'email', done: (await authentication.finishLoginEmailChange({ code })).loginEmail }
  } catch (error) {
    const refused = readRefused(error)
    return isCode && refused.kind === 'badCode'
      ? { at: 'email', sent: newEmail, refused }
      : { at: 'email', typed: newEmail, refused }
  }
}

function readRefused(error: unknown): EmailRefused {
  assertRefusal(error)
  switch (error.code) {
    case 'THROTTLED_FEATURE':
      return { kind: 'throttled', minutes: retryMinutes(error) }
    case 'EMAIL_ALREADY_EXISTS':
      return { kind: 'taken' }
    case 'VERIFICATION_FAILED':
      return { kind: 'badCode' }
    case 'RECENT_SIGN_IN_REQUIRED':
      return { kind: 'signInAgain' }
    default:
      if (error.fieldViolations.length === 0) throw error
      return { kind: 'badEmail' }
  }
}
