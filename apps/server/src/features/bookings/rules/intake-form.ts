import type { services } from '@kalends/contract'

/** The form of a policy that is filled in before booking, and whether it is required. */
export type IntakeForm = { formId: string; required: boolean }

/** Returns the form to fill in before booking. Undefined without one, or when it follows the booking. */
export function intakeForm({ intakeFormPolicy: intake }: services.BookingPolicy): IntakeForm | undefined {
  if (!intake?.enabled || intake.timing !== 'BEFORE_BOOKING' || !intake.formId) return undefined
  return { formId: intake.formId.toLowerCase(), required: intake.completionRequirement === 'REQUIRED_BEFORE_BOOKING' }
}

/** Returns the id of the form to fill in after booking. */
export function requestedAfterwards({ intakeFormPolicy: intake }: services.BookingPolicy): string | undefined {
  return intake?.enabled && intake.timing === 'AFTER_BOOKING' ? intake.formId?.toLowerCase() : undefined
}
