import type { bookings } from '@kalends/contract'

/** The actor's rights that matter when creating a booking. */
export type CreatingActor = {
  managesBookings: boolean
  overridesAvailability: boolean
  ignoresPolicy: boolean
  managesPayments: boolean
  managesAddOns: boolean
}

export type CreateRefusal =
  | 'VALIDATION_FAILURE'
  | 'UNAUTHORIZED_OPERATION'
  | 'CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED'

/**
 * Returns why the actor may not create a booking with this status and these flags. Undefined when they may. `named`: the
 * resource is known.
 */
export function createRefusal(
  booking: bookings.Booking,
  flags: bookings.CreateBookingFlowControlSettings,
  actor: CreatingActor,
  named: boolean,
): CreateRefusal | undefined {
  const status = booking.status ?? 'CREATED'
  if (status !== 'CREATED' && status !== 'CONFIRMED') return 'VALIDATION_FAILURE'
  if (status === 'CONFIRMED' && !actor.managesBookings) return 'UNAUTHORIZED_OPERATION'
  if (flagsAboveRights(flags, actor)) return 'UNAUTHORIZED_OPERATION'
  if (flags.skipAvailabilityValidation && status === 'CONFIRMED' && !named) {
    return 'CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED'
  }
  return undefined
}

function flagsAboveRights(flags: bookings.CreateBookingFlowControlSettings, actor: CreatingActor): boolean {
  const overPolicy = flags.ignoreBookingWindow || flags.ignoreCreatePolicy
  const overForms = flags.skipFormValidation || flags.skipIntakeFormValidation
  return Boolean(
    ((flags.skipAvailabilityValidation || flags.skipBusinessConfirmation) && !actor.overridesAvailability) ||
      (flags.skipSelectedPaymentOptionValidation && !actor.managesPayments) ||
      ((flags.skipAddOnValidation || flags.allowAddOnChanges) && !actor.managesAddOns) ||
      (overPolicy && !actor.managesBookings && !actor.ignoresPolicy) ||
      (overForms && !actor.managesBookings),
  )
}
