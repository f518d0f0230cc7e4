import type { KalendsError } from '@kalends/sdk'
import type { BookingFormLabels } from './booking-form-labels.ts'

/** A field of the contact details. */
export type ContactField = 'firstName' | 'lastName' | 'email' | 'phone'

/** What went wrong, and the fields to correct. */
export interface BookingProblem {
  readonly text: string
  readonly fields: readonly ContactField[]
}

const taken = new Set([
  'SLOT_HOLD_UNAVAILABLE',
  'SLOT_NOT_AVAILABLE',
  'SESSION_NOT_FOUND',
  'SESSION_CAPACITY_EXCEEDED',
  'SCHEDULE_CAPACITY_EXCEEDED',
  'BOOKING_POLICY_VIOLATION',
])
type TextName = 'tooMany' | 'throttled' | 'offline' | 'conflict' | 'priceChanged' | 'withdrawn'
const texts: Readonly<Record<string, TextName>> = {
  ADD_ON_NOT_FOUND: 'withdrawn',
  INVALID_CHOICES: 'withdrawn',
  PAYMENT_AMOUNT_CHANGED: 'priceChanged',
  HOLD_LIMIT_REACHED: 'tooMany',
  THROTTLED_FEATURE: 'throttled',
  CONTACT_DETAILS_CONFLICT: 'conflict',
  NETWORK: 'offline',
  TIMEOUT: 'offline',
}

/** Describes why a slot could not be held or booked. */
export function describeBookingProblem(
  { code, fieldViolations, data }: Pick<KalendsError, 'code' | 'fieldViolations' | 'data'>,
  labels: BookingFormLabels,
): BookingProblem {
  if (taken.has(code)) return { text: labels.taken, fields: [] }
  const fields = contactFields.filter((name) =>
    fieldViolations.some(({ field }) => field.startsWith(`contactDetails.${name}`)),
  )
  if (fields.length > 0) return { text: labels.checkFields, fields }
  if (data['field'] === 'selectedPaymentOption') return { text: labels.credits, fields: [] }
  return { text: labels[texts[code] ?? 'failed'], fields: [] }
}

export const contactFields: readonly ContactField[] = ['firstName', 'lastName', 'email', 'phone']
