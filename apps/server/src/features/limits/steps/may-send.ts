import { createHash } from 'node:crypto'
import type { SiteRow } from '../../sites/index.ts'
import { emailKey } from '../rules/email-key.ts'
import type { RateLimit } from '../rules/rate-limit.ts'
import { countHit } from '../store.ts'
import type { LimitContext } from './count-attempt.ts'

const hour = 60 * 60 * 1000

/** `ownerId`: the member who caused the email and has proved that the address is theirs. */
type Sending = { recipient: string; isBusiness: boolean; ownerId?: string | undefined }

/**
 * Limit of emails to one customer address; higher for the business, which is notified of every request. What the owner of an
 * address causes counts apart from what others cause by typing it.
 */
function emailLimit(
  site: { id: string; max_emails_per_recipient: number },
  { recipient, isBusiness, ownerId }: Sending,
): RateLimit {
  const address = createHash('sha256').update(emailKey(recipient)).digest('base64url')
  return {
    key: ownerId ? `email-own:${site.id}:${ownerId}` : `email-recipient:${site.id}:${address}`,
    limit: site.max_emails_per_recipient * (isBusiness ? 10 : 1),
    windowMs: hour,
  }
}

/** Counts an email caused by a customer. Returns false once the recipient has reached the hourly limit. */
export async function maySendEmail({ db, clock }: LimitContext, site: SiteRow, sending: Sending): Promise<boolean> {
  const limit = emailLimit(site, sending)
  const { hits } = await countHit(db, limit, clock.now())
  return hits <= limit.limit
}
