import type { bookings } from '@kalends/contract'

/** The actor's rights that matter for creating a booking. */
export type CreatingCaller = {
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
  caller: CreatingCaller,
  named: boolean,
): CreateRefusal | undefined {
  const status = booking.status ?? 'CREATED'
  if (status !== 'CREATED' && status !== 'CONFIRMED') return 'VALIDATION_FAILURE'
  if (status === 'CONFIRMED' && !caller.managesBookings) return 'UNAUTHORIZED_OPERATION'
  if (flagsAboveRights(flags, caller)) return 'UNAUTHORIZED_OPERATION'
  if (flags.skipAvailabilityValidation && status === 'CONFIRMED' && !named) {
    return 'CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED'
  }
  return undefined
}

function flagsAboveRights(flags: bookings.CreateBookingFlowControlSettings, caller: CreatingCaller): boolean {
  const overPolicy = flags.ignoreBookingWindow || flags.ignoreCreatePolicy
  const overForms = flags.skipFormValidation || flags.skipIntakeFormValidation
  return Boolean(
    ((flags.skipAvailabilityValidation || flags.skipBusinessConfirmation) && !caller.overridesAvailability) ||
      (flags.skipSelectedPaymentOptionValidation && !caller.managesPayments) ||
      ((flags.skipAddOnValidation || flags.allowAddOnChanges) && !caller.managesAddOns) ||
      (overPolicy && !caller.managesBookings && !caller.ignoresPolicy) ||
      (overForms && !caller.managesBookings),
  )
}
