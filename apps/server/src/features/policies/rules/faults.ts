import type { FieldViolation, policies } from '@kalends/contract'
import type { PolicyRules } from './defaults.ts'

/** Rules of a policy that contradict each other, all at once. */
export function policyFaults(rules: Required<PolicyRules>): FieldViolation[] {
  return [...windowFaults(rules), ...feeFaults(rules), ...intakeFaults(rules.intakeFormPolicy ?? {})]
}

function windowFaults(rules: Required<PolicyRules>): FieldViolation[] {
  const { limitEarlyBookingPolicy: early, limitLateBookingPolicy: late, bookAfterStartPolicy: after } = rules
  const faults: FieldViolation[] = []
  if (late?.enabled && after?.enabled) {
    const description = 'cannot hold together with a limit before the start'
    faults.push(fault('bookAfterStartPolicy', 'BOTH_LATE_AND_AFTER_START_POLICIES_NOT_ALLOWED', description))
  }
  if (early?.enabled && late?.enabled && (early.earliestBookingInMinutes ?? 0) <= (late.latestBookingInMinutes ?? 0)) {
    const description = 'must be longer than the limit before the start, or nothing could ever be booked'
    faults.push(fault('limitEarlyBookingPolicy.earliestBookingInMinutes', 'INVALID_BOOKING_WINDOW', description))
  }
  return faults
}

function feeFaults(rules: Required<PolicyRules>): FieldViolation[] {
  const { cancellationFeePolicy: fee, saveCreditCardPolicy: card, customPolicyDescription: text } = rules
  if (!fee?.enabled) return []
  const windows = fee.cancellationWindows ?? []
  const faults: FieldViolation[] = []
  const field = 'cancellationFeePolicy'
  if (!card?.enabled) faults.push(fault(field, 'CANCELLATION_FEE_WITHOUT_CREDIT_CARD', 'needs a stored card'))
  if (!text?.enabled || !text.description?.trim()) {
    faults.push(fault(field, 'CANCELLATION_FEE_WITHOUT_DESCRIPTION', 'needs a description that customers see'))
  }
  if (windows.length === 0) {
    faults.push(fault(`${field}.cancellationWindows`, 'EMPTY_CANCELLATION_WINDOWS_LIST', 'must name a window'))
  }
  if (!runTowardsTheStart(windows)) {
    const description = 'must run from far to near the start'
    faults.push(fault(`${field}.cancellationWindows`, 'INVALID_CANCELLATION_WINDOWS_ORDER', description))
  }
  return faults
}

/** A window without a start reaches to the end of the booking, so it can only be the last. */
function runTowardsTheStart(windows: readonly policies.CancellationWindow[]): boolean {
  return windows.every((window, index) => {
    const before = windows[index - 1]
    return !before || (before.startInMinutes ?? 0) > (window.startInMinutes ?? 0)
  })
}

function intakeFaults(intake: policies.IntakeFormPolicy): FieldViolation[] {
  if (!intake.enabled) return []
  const faults: FieldViolation[] = []
  if (!intake.formId) faults.push(fault('intakeFormPolicy.formId', 'INTAKE_FORM_ID_REQUIRED', 'must be given'))
  if (intake.completionRequirement === 'REQUIRED_BEFORE_BOOKING' && intake.timing !== 'BEFORE_BOOKING') {
    const description = 'fits only a form that is asked before booking'
    faults.push(
      fault('intakeFormPolicy.completionRequirement', 'INVALID_COMPLETION_REQUIREMENT_FOR_TIMING', description),
    )
  }
  return faults
}

function fault(path: string, ruleName: string, description: string): FieldViolation {
  return { field: `bookingPolicy.${path}`, description, violatedRule: 'OTHER', ruleName, data: {} }
}
