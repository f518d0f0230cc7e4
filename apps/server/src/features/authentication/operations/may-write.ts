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
  /** The member, if browsers they signed in with before have their own limit. */
  memberId?: string | undefined
}

/** Counts an email to this address. Throws THROTTLED_FEATURE at the limit. */
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

/** Like the above, but returns false at the limit. Call it outside transactions. */
export function mayWriteTo(context: Context, counted: Email): Promise<boolean> {
  return isAllowed(takeEmail(context, counted))
}

/** Like the above with the given limits. A rollback of the caller's transaction undoes the count. */
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
