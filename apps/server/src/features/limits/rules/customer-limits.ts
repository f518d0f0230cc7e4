import { createHash } from 'node:crypto'
import { emailKey } from './email-key.ts'
import { phoneKey } from './phone-key.ts'
import type { RateLimit } from './rate-limit.ts'

/** What a limit counts by: customer, network or recipient. */
export type LimitScope = 'VISITOR' | 'NETWORK' | 'RECIPIENT'
export type CustomerLimit = RateLimit & { scope: LimitScope }

/** Visitor or member, their network, and the email address or phone number booked for. */
export type Customer = {
  id: string
  network: string
  recipient?: string | null | undefined
  /** Whether the customer has proved to be the recipient: then strangers who type the address do not count. */
  isRecipient?: boolean
}

type BookingSettings = {
  id: string
  max_bookings_per_visitor: number
  max_bookings_per_network: number
  max_bookings_per_recipient: number
}
type SubmissionSettings = { id: string; max_submissions_per_visitor: number; max_submissions_per_network: number }

const hour = 60 * 60 * 1000

/** The limits a booking counts under, always in one order, so that racing transactions never wait for each other. */
export function bookingLimits(site: BookingSettings, customer: Customer): CustomerLimit[] {
  const recipient = customer.recipient?.trim()
  const limitKey = (scope: string, value: string) => `booking-${scope}:${site.id}:${value}`
  const limits: CustomerLimit[] = [
    {
      scope: 'VISITOR',
      key: limitKey('visitor', customer.id),
      limit: site.max_bookings_per_visitor,
      windowMs: hour,
    },
    {
      scope: 'NETWORK',
      key: limitKey('network', customer.network),
      limit: site.max_bookings_per_network,
      windowMs: hour,
    },
  ]
  if (!recipient) return limits
  const perRecipient: CustomerLimit = {
    scope: 'RECIPIENT',
    key: customer.isRecipient ? limitKey('own', customer.id) : limitKey('recipient', hashText(recipient)),
    limit: site.max_bookings_per_recipient,
    windowMs: hour,
  }
  return [...limits, perRecipient]
}

/** Returns the limits of a form submission. */
export function submissionLimits(site: SubmissionSettings, customer: Customer): CustomerLimit[] {
  return [
    {
      scope: 'VISITOR',
      key: `submission-visitor:${site.id}:${customer.id}`,
      limit: site.max_submissions_per_visitor,
      windowMs: hour,
    },
    {
      scope: 'NETWORK',
      key: `submission-network:${site.id}:${customer.network}`,
      limit: site.max_submissions_per_network,
      windowMs: hour,
    },
  ]
}

const refusals: Record<LimitScope, string> = {
  VISITOR: 'You did this very often in a short time. Try again later.',
  NETWORK: 'This was done very often from your network in a short time. Try again later.',
  RECIPIENT: 'This was done very often with this email address in a short time. Try again later.',
}

export const limitRefusal = (scope: LimitScope): string => refusals[scope]

/** Returns the hash a recipient is counted by: counters hold no email addresses and telephone numbers. */
function hashText(text: string): string {
  return createHash('sha256')
    .update(text.includes('@') ? emailKey(text) : phoneKey(text))
    .digest('base64url')
}
