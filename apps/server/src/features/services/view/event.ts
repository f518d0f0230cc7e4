import type { Actor } from '../../../actor.ts'

/** Events of services are announced under this name. Source: facts/bookings/services.json, events. */
export const serviceFqdn = 'wix.bookings.services.v2.service'

/** Who did it, in the form the wire shows. */
export function authorOf(author: Actor | undefined): Record<string, string> {
  if (author?.type === 'staff') return { wixUserId: author.userId, identityType: 'WIX_USER' }
  if (author?.type === 'app') return { appId: author.apiKeyId, identityType: 'APP' }
  return { identityType: 'UNKNOWN' }
}
