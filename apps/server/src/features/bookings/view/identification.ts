import type { bookings } from '@kalends/contract'
import type { Author } from '../store/history.ts'

/** Returns who made a change in its API shape. */
export function identificationOf(author: Author): bookings.IdentificationData {
  if (author === 'link' || author === 'system') return { identityType: 'UNKNOWN' }
  switch (author.type) {
    case 'visitor':
      return { anonymousVisitorId: author.visitorId, identityType: 'ANONYMOUS_VISITOR' }
    case 'member':
      return { memberId: author.memberId, identityType: 'MEMBER' }
    case 'staff':
      return { wixUserId: author.userId, identityType: 'WIX_USER' }
    case 'app':
      // An app that acts for a customer is reported as the customer.
      return author.onBehalf ? identificationOf(author.onBehalf) : { appId: author.apiKeyId, identityType: 'APP' }
    case 'none':
      return { identityType: 'UNKNOWN' }
  }
}
