import type { Context } from '../../../context.ts'
import { Refusal } from '../../../refusal.ts'
import { networkOf, takeAttempt } from '../../limits/index.ts'
import { type EmailPurpose, emailLimits, type Limit } from '../rules/limits.ts'

/** Counts a letter to this address; false where it has got as many as it may. Call it outside of transactions. */
export function mayWriteTo(
  context: Context,
  siteId: string,
  email: string,
  { purpose, address }: { purpose: EmailPurpose; address: string },
): Promise<boolean> {
  return mayWrite(context, emailLimits(siteId, email, purpose, networkOf(address)))
}

/** The same under other limits. Within a transaction the letter counts as long as the transaction does. */
export async function mayWrite(context: Context, limits: readonly Limit[]): Promise<boolean> {
  try {
    await takeAttempt(context, limits)
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'THROTTLED_FEATURE') return false
    throw error
  }
}
