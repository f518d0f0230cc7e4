import type { SiteRow } from '../../sites/index.ts'
import { emailLimit } from '../rules/message-limits.ts'
import { countHit } from '../store.ts'
import type { LimitContext } from './count-attempt.ts'

/** Counts an email caused by a customer. Returns false once the recipient has reached the hourly limit. */
export async function maySendEmail(
  { db, clock }: LimitContext,
  site: SiteRow,
  { recipient, isBusiness }: { recipient: string; isBusiness: boolean },
): Promise<boolean> {
  const limit = emailLimit(site, recipient, isBusiness)
  const { hits } = await countHit(db, limit, clock.now())
  return hits <= limit.limit
}
