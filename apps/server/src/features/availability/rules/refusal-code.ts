import type { RefusalRule } from '@kalends/availability'
import { SLOT_FLAGS } from '@kalends/availability'

/** Codes with which a slot can be refused. */
export type SlotRefusalCode =
  | 'SLOT_NOT_AVAILABLE'
  | 'BOOKING_POLICY_VIOLATION'
  | 'VALIDATION_FAILURE'
  | 'INVALID_FLOW_SELECTED_RESOURCES'
  | 'LOCATION_NOT_FOUND'

const policyRules: readonly (RefusalRule | null)[] = ['TOO_EARLY', 'TOO_LATE', 'ONLINE_BOOKING_OFF']

/** Returns true for refusals by policy or service, as opposed to occupied time. */
export function isPolicyRule(rule: RefusalRule | null): boolean {
  return policyRules.includes(rule)
}

/** Returns the API code of an engine refusal. */
export function refusalCode(rule: RefusalRule): SlotRefusalCode {
  if (rule === 'WRONG_DURATION') return 'VALIDATION_FAILURE'
  return isPolicyRule(rule) ? 'BOOKING_POLICY_VIOLATION' : 'SLOT_NOT_AVAILABLE'
}

/** Violations of policy and service, under their API names. */
export type SlotViolations = { tooEarlyToBook: boolean; tooLateToBook: boolean; bookOnlineDisabled: boolean }

export function collectViolations(flags: number): SlotViolations {
  return {
    tooEarlyToBook: (flags & SLOT_FLAGS.tooEarlyToBook) !== 0,
    tooLateToBook: (flags & SLOT_FLAGS.tooLateToBook) !== 0,
    bookOnlineDisabled: (flags & SLOT_FLAGS.bookOnlineDisabled) !== 0,
  }
}
