import {
  type ChargeLimits,
  chargeFault,
  describeChargeFault,
  type FieldViolation,
  minorUnits,
  percentageFault,
  type policies,
} from '@kalends/contract'
import type { PolicyRules } from './defaults.ts'

/** Rules of a policy that contradict each other, all at once. */
export function policyFaults(rules: Required<PolicyRules>, limits?: ChargeLimits): FieldViolation[] {
  return [
    ...windowFaults(rules),
    ...feeFaults(rules),
    ...cardFaults(rules),
    ...chargeFaults(rules, limits),
    ...intakeFaults(rules.intakeFormPolicy ?? {}),
    ...waitlistFaults(rules.waitlistPolicy ?? {}),
  ]
}

function windowFaults(rules: Required<PolicyRules>): FieldViolation[] {
  const { limitEarlyBookingPolicy: early, limitLateBookingPolicy: late, bookAfterStartPolicy: after } = rules
  const faults: FieldViolation[] = []
  if (late?.enabled && after?.enabled) {
    const description = 'cannot hold together with a limit before the start'
    faults.push(ruleFault('bookAfterStartPolicy', 'BOTH_LATE_AND_AFTER_START_POLICIES_NOT_ALLOWED', description))
  }
  if (early?.enabled && late?.enabled && (early.earliestBookingInMinutes ?? 0) <= (late.latestBookingInMinutes ?? 0)) {
    const description = 'must be longer than the limit before the start, or nothing could ever be booked'
    faults.push(ruleFault('limitEarlyBookingPolicy.earliestBookingInMinutes', 'INVALID_BOOKING_WINDOW', description))
  }
  return faults
}

function feeFaults(rules: Required<PolicyRules>): FieldViolation[] {
  const { cancellationFeePolicy: fee, saveCreditCardPolicy: card, customPolicyDescription: text } = rules
  if (!fee?.enabled) return []
  const windows = fee.cancellationWindows ?? []
  const field = 'cancellationFeePolicy'
  const faults = windows.flatMap((window, index) => windowFault(window, `${field}.cancellationWindows[${index}]`))
  if (!card?.enabled) faults.push(ruleFault(field, 'CANCELLATION_FEE_WITHOUT_CREDIT_CARD', 'needs a stored card'))
  if (!text?.enabled || !text.description?.trim()) {
    faults.push(ruleFault(field, 'CANCELLATION_FEE_WITHOUT_DESCRIPTION', 'needs a description that customers see'))
  }
  if (windows.length === 0) {
    faults.push(ruleFault(`${field}.cancellationWindows`, 'EMPTY_CANCELLATION_WINDOWS_LIST', 'must name a window'))
  }
  if (!runTowardsTheStart(windows)) {
    const description = 'must run from far to near the start'
    faults.push(ruleFault(`${field}.cancellationWindows`, 'INVALID_CANCELLATION_WINDOWS_ORDER', description))
  }
  return faults
}

/** A card is saved for the fees its owner agrees to, and for nothing else. */
function cardFaults({
  cancellationFeePolicy: fee,
  saveCreditCardPolicy: card,
}: Required<PolicyRules>): FieldViolation[] {
  if (!card?.enabled || fee?.enabled) return []
  const description = 'needs a cancellation fee: a card is saved only for fees the customer agreed to'
  return [ruleFault('saveCreditCardPolicy.enabled', 'CREDIT_CARD_WITHOUT_CANCELLATION_FEE', description)]
}

/** Fees are charged to the card that the customer agreed to. */
export function chargeFaults(
  { cancellationFeePolicy: fee }: Required<PolicyRules>,
  limits: ChargeLimits | undefined,
): FieldViolation[] {
  if (!limits || !fee?.enabled) return []
  return (fee.cancellationWindows ?? []).flatMap(({ amount }, index) => {
    if (!isDecimalUpTo(amount?.value, Number.POSITIVE_INFINITY)) return []
    const name = chargeFault(minorUnits(amount?.value, limits.currency), limits)
    const path = `cancellationFeePolicy.cancellationWindows[${index}].amount.value`
    return name ? [ruleFault(path, name, describeChargeFault(name, limits))] : []
  })
}

/** Fees that are a percentage of prices the provider cannot charge, with the first such service. */
export function shareFaults(
  rules: Required<PolicyRules>,
  limits: ChargeLimits | undefined,
  priced: readonly { service: string; pricesMinor: readonly number[] }[],
): FieldViolation[] {
  return listFeeShares(rules).flatMap(({ percentage, index }) => {
    const found = priced.flatMap(({ service, pricesMinor }) => {
      const fault = percentageFault(pricesMinor, percentage, limits)
      return fault ? [{ service, ...fault }] : []
    })[0]
    if (!found) return []
    const path = `cancellationFeePolicy.cancellationWindows[${index}].percentage`
    return [ruleFault(path, found.ruleName, `${found.description} (${found.service})`)]
  })
}

/** Lists the fees that are a percentage of the price. */
export function listFeeShares({
  cancellationFeePolicy: fee,
}: Pick<PolicyRules, 'cancellationFeePolicy'>): { percentage: string; index: number }[] {
  if (!fee?.enabled) return []
  return (fee.cancellationWindows ?? []).flatMap(({ percentage }, index) =>
    percentage != null && isDecimalUpTo(percentage, 100) ? [{ percentage, index }] : [],
  )
}

/** Exactly one of the two: an amount that can be paid, or a part of the price. */
function windowFault({ amount, percentage }: policies.CancellationWindow, field: string): FieldViolation[] {
  if ((amount == null) === (percentage == null)) return [unfit(field, 'must have either an amount or a percentage')]
  if (amount != null && !isDecimalUpTo(amount.value, Number.POSITIVE_INFINITY)) {
    return [unfit(`${field}.amount.value`, 'must be more than nothing, with at most two decimals')]
  }
  if (percentage != null && !isDecimalUpTo(percentage, 100)) {
    return [unfit(`${field}.percentage`, 'must be more than 0 and at most 100, with at most two decimals')]
  }
  return []
}

function isDecimalUpTo(value: string | null | undefined, most: number): boolean {
  return /^\d{1,12}(\.\d{1,2})?$/.test(value ?? '') && Number(value) > 0 && Number(value) <= most
}

/** A window without a start holds from the booking on, so it can only be the first. */
function runTowardsTheStart(windows: readonly policies.CancellationWindow[]): boolean {
  return windows.every((window, index) => {
    const before = windows[index - 1]
    return !before || windowStart(before) > windowStart(window)
  })
}

const windowStart = ({ startInMinutes }: policies.CancellationWindow) => startInMinutes ?? Number.POSITIVE_INFINITY

/** Nothing serves waiting lists: customers would be promised what never happens. */
function waitlistFaults({ enabled }: policies.WaitlistPolicy): FieldViolation[] {
  if (!enabled) return []
  return [ruleFault('waitlistPolicy.enabled', 'WAITLIST_NOT_SERVED', 'must be false: waiting lists are not served')]
}

function intakeFaults(intake: policies.IntakeFormPolicy): FieldViolation[] {
  if (!intake.enabled) return []
  const faults: FieldViolation[] = []
  if (!intake.formId) faults.push(ruleFault('intakeFormPolicy.formId', 'INTAKE_FORM_ID_REQUIRED', 'must be given'))
  if (intake.completionRequirement === 'REQUIRED_BEFORE_BOOKING' && intake.timing !== 'BEFORE_BOOKING') {
    const description = 'applies only to a form that is filled in before booking'
    faults.push(
      ruleFault('intakeFormPolicy.completionRequirement', 'INVALID_COMPLETION_REQUIREMENT_FOR_TIMING', description),
    )
  }
  return faults
}

function unfit(path: string, description: string): FieldViolation {
  return { field: `bookingPolicy.${path}`, description, violatedRule: 'FORMAT', data: {} }
}

/** One broken rule at a field of the policy. */
export function ruleFault(path: string, ruleName: string, description: string): FieldViolation {
  return { field: `bookingPolicy.${path}`, description, violatedRule: 'OTHER', ruleName, data: {} }
}
