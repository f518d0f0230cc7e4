import type { services } from '@kalends/contract'
import { collectViolations, type SlotViolations } from './refusal-code.ts'

/**
 * The older lists also report whether a form must be filled in before booking. It refuses nothing: the form can still
 * be filled in.
 */
export type PolicyViolations = SlotViolations & { validSubmissionRequired: boolean }

type Policy = Pick<services.BookingPolicy, 'intakeFormPolicy'>

export function policyViolations(flags: number, policies: readonly Policy[]): PolicyViolations {
  return { ...collectViolations(flags), validSubmissionRequired: policies.some(isSubmissionRequired) }
}

function isSubmissionRequired({ intakeFormPolicy: intake }: Policy): boolean {
  if (!intake?.enabled || !intake.formId || intake.timing !== 'BEFORE_BOOKING') return false
  return intake.completionRequirement === 'REQUIRED_BEFORE_BOOKING'
}
