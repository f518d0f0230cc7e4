import { createHash } from 'node:crypto'
import { emailKey } from './email-key.ts'
import type { RateLimit } from './rate-limit.ts'

const hour = 60 * 60 * 1000

/** Limit of emails to one customer address; higher for the business, which is notified of every request. */
export function emailLimit(
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
