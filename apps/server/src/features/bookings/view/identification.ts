import type { bookings } from '@kalends/contract'
import type { ChangeActor } from '../store/history.ts'

/** Returns the actor of a change in its API shape. */
export function identificationView(actor: ChangeActor): bookings.IdentificationData {
  if (actor === 'link' || actor === 'system') return { identityType: 'UNKNOWN' }
  switch (actor.type) {
    case 'visitor':
      return { anonymousVisitorId: actor.visitorId, identityType: 'ANONYMOUS_VISITOR' }
    case 'member':
      return { memberId: actor.memberId, identityType: 'MEMBER' }
    case 'staff':
      return { wixUserId: actor.userId, identityType: 'WIX_USER' }
    case 'app':
      // An app that acts for a customer counts as the customer.
      return actor.onBehalf ? identificationView(actor.onBehalf) : { appId: actor.apiKeyId, identityType: 'APP' }
    case 'none':
      return { identityType: 'UNKNOWN' }
  }
}
