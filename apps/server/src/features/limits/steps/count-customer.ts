import { type Actor, isManager } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { inParallel } from '../../../db/in-parallel.ts'
import { fail } from '../../../refusal.ts'
import type { SiteRow } from '../../sites/index.ts'
import {
  bookingLimits,
  type Customer,
  type CustomerLimit,
  limitRefusal,
  submissionLimits,
} from '../rules/customer-limits.ts'
import { toNetwork } from '../rules/network.ts'
import { retryAfterSeconds } from '../rules/rate-limit.ts'
import { countHit } from '../store.ts'
import type { LimitContext } from './count-attempt.ts'

/** Who acts and where from. */
export type CallOrigin = { actor: Actor; address: string }

/** For whom a booking is: an email address or phone number, and whether the actor has proved that it is theirs. */
export type Recipient = { recipient: string | null | undefined; isRecipient: boolean }

/**
 * Counts a customer's booking for one recipient, in the transaction that creates it. Throws THROTTLED_FEATURE at a limit;
 * refused bookings do not count. Staff and API keys are exempt.
 */
export async function countBooking(
  { clock }: Pick<LimitContext, 'clock'>,
  tx: Tx,
  { actor, address, site, recipient, isRecipient }: CallOrigin & Recipient & { site: SiteRow },
): Promise<void> {
  const customer = toLimitedCustomer(actor, address)
  if (customer) await countAll(tx, bookingLimits(site, { ...customer, recipient, isRecipient }), clock.now())
}

/** Counts a form submission in the same way. */
export async function countSubmission(
  { clock }: Pick<LimitContext, 'clock'>,
  tx: Tx,
  { actor, address, site }: CallOrigin & { site: SiteRow },
): Promise<void> {
  const customer = toLimitedCustomer(actor, address)
  if (customer) await countAll(tx, submissionLimits(site, customer), clock.now())
}

function toLimitedCustomer(actor: Actor, address: string): Customer | undefined {
  if (isManager(actor)) return undefined
  const network = toNetwork(address)
  if (actor.type === 'visitor') return { id: actor.visitorId, network }
  return { id: actor.type === 'member' ? actor.memberId : network, network }
}

/** The counters stay locked until the transaction ends, so requests at the same moment cannot all be the last allowed. */
async function countAll(tx: Tx, limits: readonly CustomerLimit[], now: number): Promise<void> {
  const counted = await inParallel(...limits.map((limit) => countHit(tx, limit, now)))
  for (const [index, { hits, windowStartedAt }] of counted.entries()) {
    const limit = limits[index] as CustomerLimit
    if (hits <= limit.limit) continue
    fail('THROTTLED_FEATURE', {
      description: limitRefusal(limit.scope),
      data: { limit: limit.scope, retryAfterSeconds: retryAfterSeconds(windowStartedAt, limit, now) },
    })
  }
}
