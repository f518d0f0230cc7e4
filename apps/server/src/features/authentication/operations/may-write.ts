import type { Context } from '../../../context.ts'
import { Refusal } from '../../../refusal.ts'
import { takeAttempt } from '../../users/index.ts'
import { letterLimits } from '../rules/limits.ts'

/** Counts a letter to this address; false where it has got as many as it may. Call it outside of transactions. */
export async function mayWriteTo(context: Context, siteId: string, email: string): Promise<boolean> {
  try {
    await takeAttempt(context, letterLimits(siteId, email))
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'THROTTLED_FEATURE') return false
    throw error
  }
}
