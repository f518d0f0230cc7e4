import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { fail } from '../../../../refusal.ts'
import { toEnginePolicy } from '../../../policies/index.ts'
import type { BookableService } from '../../../services/index.ts'
import { policyViolations } from '../../rules/booking-window.ts'
import { rebookingSince } from '../../rules/rebooking-window.ts'
import { countLiveBookings } from '../../store/bookings.ts'

export type PolicyCheck = {
  siteId: string
  service: BookableService
  start: number
  end: number
  participants: number
  resourceNamed: boolean
  contactId: string | null
  /** The policy requires an intake form that was not filled in. */
  intakeMissing: boolean
  /** Instant at which the early and late limits apply: now, or when the hold was created. */
  at: number
  onlineBookingEnabled: boolean
}

/** Refuses what the service's booking policy does not allow a customer, listing every rule that forbids it. */
export async function enforceBookingPolicy(context: Context, tx: Tx, question: PolicyCheck): Promise<void> {
  const { service, start, end, participants, resourceNamed, onlineBookingEnabled, intakeMissing, at } = question
  const earlierBookings = await countEarlier(tx, question, context.clock.now())
  const { windows } = toEnginePolicy(service.policy)
  const attempt = { policy: service.policy, windows, onlineBookingEnabled, start, end, participants, resourceNamed }
  const violations = policyViolations({ ...attempt, earlierBookings, intakeMissing }, at)
  if (violations) fail('BOOKING_POLICY_VIOLATION', { data: violations })
}

async function countEarlier(tx: Tx, { siteId, service, contactId }: PolicyCheck, now: number): Promise<number> {
  const since = rebookingSince(service.policy, now)
  if (since === undefined || contactId === null) return 0
  return countLiveBookings(tx, siteId, { serviceId: service.id, contactId, since })
}
