import type { FieldViolation } from '@kalends/contract'

/** The named rules a service can break. Source: facts/bookings/services.json, createService. */
export type ServiceRule =
  | 'INVALID_FORM'
  | 'INVALID_CATEGORY'
  | 'INVALID_BOOKING_POLICY'
  | 'INVALID_SERVICE_TYPE'
  | 'INVALID_SERVICE_NAME'
  | 'INVALID_ONLINE_BOOKING'
  | 'INVALID_STAFF_MEMBER_IDS'
  | 'PAYMENT_REQUIRED'
  | 'INVALID_PAYMENT_TYPE'
  | 'INVALID_RATE'
  | 'INVALID_PAYMENT_OPTIONS'
  | 'INVALID_BUSINESS_LOCATIONS'
  | 'INVALID_LOCATIONS'
  | 'INVALID_BUSINESS_LOCATION'
  | 'INVALID_CUSTOM_LOCATION'
  | 'INVALID_CUSTOMER_LOCATION'
  | 'INVALID_UNKNOWN_LOCATION'
  | 'INVALID_MANUAL_APPROVAL_WITH_PRICING_PLANS'
  | 'INVALID_DEFAULT_CAPACITY'
  | 'INVALID_APPOINTMENT_CAPACITY'
  | 'INVALID_SESSION_DURATION'
  // own rules, not in the Wix-compatible API
  | 'INVALID_SERVICE_RESOURCES'
  | 'INVALID_ADD_ON_GROUPS'
  | 'IMMUTABLE_FIELD'

/** One broken rule at a field of the service. */
export function fault(path: string, ruleName: ServiceRule, description: string): FieldViolation {
  return { field: `service.${path}`, description, violatedRule: 'OTHER', ruleName, data: {} }
}

/** Returns the fault unless the condition holds. */
export function unless(fine: boolean, path: string, rule: ServiceRule, description: string): FieldViolation[] {
  return fine ? [] : [fault(path, rule, description)]
}
