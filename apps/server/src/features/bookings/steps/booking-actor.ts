import type { bookings } from '@kalends/contract'
import { type Actor, getCustomer, isManager, may } from '../../../actor.ts'
import type { CancellingActor } from '../rules/cancellation.ts'
import type { CreatingActor } from '../rules/create-rights.ts'
import type { ChangeActor } from '../store/history.ts'

/** Returns true for customers, also through a key, and for holders of a booking's link. */
export function isCustomer(actor: ChangeActor): boolean {
  return actor === 'link' || (actor !== 'system' && getCustomer(actor) !== undefined)
}

/** Returns the actor's rights that matter when ending a booking. */
export function cancellingActor(actor: Actor): CancellingActor {
  return {
    managesBookings: may(actor, 'MANAGE_BOOKINGS'),
    ignoresPolicy: may(actor, 'IGNORE_BOOKING_POLICY'),
    decidesPayments: may(actor, 'MANAGE_PAYMENTS'),
  }
}

/** Returns the actor's rights that matter when creating a booking. */
export function creatingActor(actor: Actor): CreatingActor {
  return {
    managesBookings: may(actor, 'MANAGE_BOOKINGS'),
    overridesAvailability: may(actor, 'OVERRIDE_AVAILABILITY'),
    ignoresPolicy: may(actor, 'IGNORE_BOOKING_POLICY'),
    managesPayments: may(actor, 'MANAGE_PAYMENTS'),
    managesAddOns: may(actor, 'MANAGE_ADDONS'),
  }
}

/** Returns the mode of a request: policy, form and grid bind customers but not staff. */
export function requestMode(actor: Actor): 'customer' | 'manager' {
  return may(actor, 'MANAGE_BOOKINGS') ? 'manager' : 'customer'
}

/** Returns the `createdBy` of a booking: the customer, even when an app acts for them. */
export function bookingCreator(actor: Actor): { type: string; id: string | null } {
  const customer = getCustomer(actor)
  if (customer)
    return customer.type === 'visitor'
      ? { type: 'visitor', id: customer.visitorId }
      : { type: 'member', id: customer.memberId }
  if (actor.type === 'staff') return { type: 'staff', id: actor.userId }
  return actor.type === 'app' ? { type: 'app', id: actor.apiKeyId } : { type: 'none', id: null }
}

/** Returns who records what follows from a change of a booking; undefined for the holder of its link and the system. */
export function recorderOf(actor: ChangeActor): Actor | undefined {
  return typeof actor === 'string' ? undefined : actor
}

/** Returns the booking source for statistics. Set by the server only. */
export function sourceActor(actor: Actor): bookings.Actor {
  return isManager(actor) ? 'BUSINESS' : 'CUSTOMER'
}

/** Resolves the notification: customers are always notified of their own changes; only the business adds a message. */
export function notificationFrom(
  actor: Actor,
  sent: bookings.ParticipantNotification | null | undefined,
): bookings.ParticipantNotification {
  return isManager(actor) ? { notifyParticipants: false, ...withoutNulls(sent) } : { notifyParticipants: true }
}

/** Returns the column for the latest message, if it was sent to the customer. */
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
