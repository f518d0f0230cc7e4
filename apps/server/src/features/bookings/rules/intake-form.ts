import type { services } from '@kalends/contract'

/** The form a policy has filled in before booking, and whether one may go without. */
export type IntakeForm = { formId: string; required: boolean }

/** What is asked before booking; nothing while the policy asks no form, or asks it afterwards. */
export function intakeForm({ intakeFormPolicy: intake }: services.BookingPolicy): IntakeForm | undefined {
  if (!intake?.enabled || intake.timing !== 'BEFORE_BOOKING' || !intake.formId) return undefined
  return { formId: intake.formId.toLowerCase(), required: intake.completionRequirement === 'REQUIRED_BEFORE_BOOKING' }
}

/** The form a policy has filled in once something is booked. */
export function requestedAfterwards({ intakeFormPolicy: intake }: services.BookingPolicy): string | undefined {
  return intake?.enabled && intake.timing === 'AFTER_BOOKING' ? intake.formId?.toLowerCase() : undefined
}
