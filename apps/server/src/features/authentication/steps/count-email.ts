import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { Refusal } from '../../../refusal.ts'
import { countAttempt, emailKey, toNetwork, toWiderNetwork } from '../../limits/index.ts'
import { type EmailPurpose, emailLimits, type Limit } from '../rules/limits.ts'
import { isKnownMemberBrowser } from './known-browser.ts'

type Email = {
  siteId: string
  email: string
  purpose: EmailPurpose
  request: Pick<CallRequest, 'address' | 'cookie'>
  /** The member, if browsers they signed in with before have their own limit. */
  memberId?: string | undefined
}

/** Counts an email to this address, and ends in THROTTLED_FEATURE where it has got as many as it may. */
export async function countEmail(context: Context, counted: Email): Promise<void> {
  const { siteId, email, purpose, request, memberId } = counted
  const { address } = request
  await countAttempt(
    context,
    emailLimits(siteId, emailKey(email), purpose, {
      network: toNetwork(address),
      widerNetwork: toWiderNetwork(address),
      isKnownBrowser: memberId !== undefined && (await isKnownMemberBrowser(context, request, { siteId, memberId })),
    }),
  )
}

/** The same; false instead of the refusal. Call it outside of transactions. */
export function canSendEmail(context: Context, email: Email): Promise<boolean> {
  return isAllowed(countEmail(context, email))
}

/** The same under other limits. Within a transaction the email counts as long as the transaction does. */
export function canSendWithin(context: Context, limits: readonly Limit[]): Promise<boolean> {
  return isAllowed(countAttempt(context, limits))
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
