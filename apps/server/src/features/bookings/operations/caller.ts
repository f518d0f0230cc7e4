import type { bookings } from '@kalends/contract'
import { type Actor, customerOf, isManager, may } from '../../../actor.ts'
import type { CancellingCaller } from '../rules/cancellation.ts'
import type { CreatingCaller } from '../rules/create-rights.ts'

/** The caller's rights, as far as ending a booking asks for them. */
export function cancellingCaller(actor: Actor): CancellingCaller {
  return {
    managesBookings: may(actor, 'MANAGE_BOOKINGS'),
    ignoresPolicy: may(actor, 'IGNORE_BOOKING_POLICY'),
    decidesPayments: may(actor, 'MANAGE_PAYMENTS'),
  }
}

/** The same for making one. */
export function creatingCaller(actor: Actor): CreatingCaller {
  return {
    managesBookings: may(actor, 'MANAGE_BOOKINGS'),
    overridesAvailability: may(actor, 'OVERRIDE_AVAILABILITY'),
    ignoresPolicy: may(actor, 'IGNORE_BOOKING_POLICY'),
    managesPayments: may(actor, 'MANAGE_PAYMENTS'),
    managesAddOns: may(actor, 'MANAGE_ADDONS'),
  }
}

/** The desk is not bound by policy, form and grid; customers are. */
export function modeOf(actor: Actor): 'customer' | 'manager' {
  return may(actor, 'MANAGE_BOOKINGS') ? 'manager' : 'customer'
}

/** Whom a booking's `createdBy` names: the customer, also when an app calls for them. */
export function creatorOf(actor: Actor): { type: string; id: string | null } {
  const customer = customerOf(actor)
  if (customer)
    return customer.type === 'visitor'
      ? { type: 'visitor', id: customer.visitorId }
      : { type: 'member', id: customer.memberId }
  if (actor.type === 'staff') return { type: 'staff', id: actor.userId }
  return actor.type === 'app' ? { type: 'app', id: actor.apiKeyId } : { type: 'none', id: null }
}

/** Statistics of who books, set by the server alone. */
export function sourceActor(actor: Actor): bookings.Actor {
  return isManager(actor) ? 'BUSINESS' : 'CUSTOMER'
}

/** A customer is always told what they did themselves; words to the customer are the business's. */
export function notificationFrom(
  actor: Actor,
  sent: bookings.ParticipantNotification | null | undefined,
): bookings.ParticipantNotification {
  return isManager(actor) ? { notifyParticipants: false, ...withoutNulls(sent) } : { notifyParticipants: true }
}

/** What a booking remembers of a message: the words, if the customer got them. */
export function latestMessage(notification: bookings.ParticipantNotification): {
  latest_message?: { message: string }
} {
  return notification.notifyParticipants && notification.message
    ? { latest_message: { message: notification.message } }
    : {}
}

function withoutNulls<T extends object>(value: T | null | undefined): T {
  return Object.fromEntries(Object.entries(value ?? {}).filter(([, item]) => item !== null)) as T
}
