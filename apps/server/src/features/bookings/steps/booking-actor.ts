import type { bookings } from '@kalends/contract'
import { type Actor, actsForBusiness, getCustomer, isManager, may } from '../../../actor.ts'
import { fail } from '../../../refusal.ts'
import type { CancellingActor } from '../rules/cancellation.ts'
import type { CreatingActor } from '../rules/create-rights.ts'
import type { MovingActor } from '../rules/rescheduling.ts'
import { wasPromised } from '../rules/status.ts'
import type { ChangeActor } from '../store/history.ts'
import type { BookingRow } from '../store/rows.ts'

/** Returns true for customers, also through a key, and for holders of a booking's link. */
export function isCustomer(actor: ChangeActor): boolean {
  return actor === 'link' || (actor !== 'system' && getCustomer(actor) !== undefined)
}

/**
 * Throws REFUND_NOT_ALLOWED for who works for the business without deciding about its money. What customers get back follows
 * from their terms.
 */
export function requireGivingUp(actor: ChangeActor): void {
  if (typeof actor === 'string' || isCustomer(actor) || may(actor, 'MANAGE_PAYMENTS')) return
  fail('REFUND_NOT_ALLOWED')
}

/** Returns the actor's rights that matter when ending a booking. */
export function cancellingActor(actor: Actor): CancellingActor {
  return {
    actsForBusiness: actsForBusiness(actor),
    managesBookings: may(actor, 'MANAGE_BOOKINGS'),
    ignoresPolicy: may(actor, 'IGNORE_BOOKING_POLICY'),
    decidesPayments: may(actor, 'MANAGE_PAYMENTS'),
  }
}

/** Returns the actor's rights that matter when creating a booking. */
export function creatingActor(actor: Actor): CreatingActor & MovingActor {
  return {
    actsForBusiness: actsForBusiness(actor),
    managesBookings: may(actor, 'MANAGE_BOOKINGS'),
    overridesAvailability: may(actor, 'OVERRIDE_AVAILABILITY'),
    ignoresPolicy: may(actor, 'IGNORE_BOOKING_POLICY'),
    managesPayments: may(actor, 'MANAGE_PAYMENTS'),
    managesAddOns: may(actor, 'MANAGE_ADDONS'),
  }
}

/** Returns the mode of a request: policy, form and grid bind customers but not staff. */
export function requestMode(actor: Actor): 'customer' | 'manager' {
  return actsForBusiness(actor) ? 'manager' : 'customer'
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
  return isManager(actor) && !isCustomer(actor) ? 'BUSINESS' : 'CUSTOMER'
}

/**
 * Resolves the notification: customers are notified of their own changes, unless the key they act through says otherwise; only
 * the business adds a message.
 */
export function notificationFrom(
  actor: Actor,
  sent: bookings.ParticipantNotification | null | undefined,
): bookings.ParticipantNotification {
  const byDefault = { notifyParticipants: isCustomer(actor) }
  return isManager(actor) ? { ...byDefault, ...withoutNulls(sent) } : byDefault
}

/** Returns the column for the latest message, if it was sent to the customer. */
export function latestMessage(notification: bookings.ParticipantNotification): {
  latest_message?: { message: string }
} {
  return notification.notifyParticipants && notification.message
    ? { latest_message: { message: notification.message } }
    : {}
}

/** Returns how the customer is told of what the business changes: not at all of a booking that was never promised. */
export function notificationOf(
  { status }: Pick<BookingRow, 'status'>,
  notification: bookings.ParticipantNotification,
): bookings.ParticipantNotification {
  return wasPromised(status) ? notification : { notifyParticipants: false }
}

function withoutNulls<T extends object>(value: T | null | undefined): T {
  return Object.fromEntries(Object.entries(value ?? {}).filter(([, item]) => item !== null)) as T
}
