import { createHash } from 'node:crypto'
import type { SiteRow } from '../../sites/index.ts'
import { emailKey } from '../rules/email-key.ts'
import type { RateLimit } from '../rules/rate-limit.ts'
import { countHit } from '../store.ts'
import type { LimitContext } from './count-attempt.ts'

const hour = 60 * 60 * 1000

/** Limit of emails to one customer address; higher for the business, which is notified of every request. */
function emailLimit(
  site: { id: string; max_emails_per_recipient: number },
  recipient: string,
  isBusiness: boolean,
): RateLimit {
  const address = createHash('sha256').update(emailKey(recipient)).digest('base64url')
  return {
    key: `email-recipient:${site.id}:${address}`,
    limit: site.max_emails_per_recipient * (isBusiness ? 10 : 1),
    windowMs: hour,
  }
}

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
