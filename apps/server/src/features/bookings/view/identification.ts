import type { bookings } from '@kalends/contract'
import type { Author } from '../store/history.ts'

/** Who did it, in the form the wire shows. */
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
      // An app that calls for a customer: the customer counts.
      return author.onBehalf ? identificationOf(author.onBehalf) : { appId: author.apiKeyId, identityType: 'APP' }
    case 'none':
      return { identityType: 'UNKNOWN' }
  }
}
