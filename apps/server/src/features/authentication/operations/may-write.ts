import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { Refusal } from '../../../refusal.ts'
import { emailKey, networkOf, takeAttempt, widerNetworkOf } from '../../limits/index.ts'
import { type EmailPurpose, emailLimits, type Limit } from '../rules/limits.ts'
import { isKnownBrowser } from './known-browser.ts'

type Email = {
  siteId: string
  email: string
  purpose: EmailPurpose
  request: Pick<CallRequest, 'address' | 'cookie'>
  /** Whose address it is, where the browser they signed in with before has emails of its own. */
  memberId?: string | undefined
}

/** Counts an email to this address, and ends in THROTTLED_FEATURE where it has got as many as it may. */
export async function takeEmail(context: Context, counted: Email): Promise<void> {
  const { siteId, email, purpose, request, memberId } = counted
  const { address } = request
  await takeAttempt(
    context,
    emailLimits(siteId, emailKey(email), purpose, {
      network: networkOf(address),
      widerNetwork: widerNetworkOf(address),
      isKnownBrowser: memberId !== undefined && (await isKnownBrowser(context, request, { siteId, memberId })),
    }),
  )
}

/** The same; false instead of the refusal. Call it outside of transactions. */
export function mayWriteTo(context: Context, counted: Email): Promise<boolean> {
  return isAllowed(takeEmail(context, counted))
}

/** The same under other limits. Within a transaction the email counts as long as the transaction does. */
export function mayWrite(context: Context, limits: readonly Limit[]): Promise<boolean> {
  return isAllowed(takeAttempt(context, limits))
}

async function isAllowed(taking: Promise<unknown>): Promise<boolean> {
  try {
    await taking
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'THROTTLED_FEATURE') return false
    throw error
  }
}
