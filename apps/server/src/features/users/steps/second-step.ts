import type { OutputOf } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import { newSiteSecret } from '../../sites/index.ts'
import { secondStepMs } from '../rules/second-step.ts'
import { findFactor, saveState } from '../store/factors.ts'

type SecondStep = NonNullable<OutputOf<'signInStaff'>['secondStep']>

/** Returns the second step of a sign-in; undefined if the password was enough. */
export async function requireSecondStep(
  context: Context,
  { userId, siteId }: { userId: string; siteId: string },
): Promise<SecondStep | undefined> {
  if (!(await findFactor(context.db, userId))?.activatedAt) return undefined
  const { text, hash } = newSiteSecret(siteId)
  const expiresAt = context.clock.now() + secondStepMs
  await saveState(context.db, { userId, siteId, hash, expiresAt })
  return { stateToken: text, expiresDate: new Date(expiresAt).toISOString() }
}
