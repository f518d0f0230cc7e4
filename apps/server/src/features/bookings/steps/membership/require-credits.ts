import { getCustomer } from '../../../../actor.ts'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { fail, refuseShape } from '../../../../refusal.ts'
import { listSamePersonIds } from '../../../contacts/index.ts'
import { lockUsableCredits } from '../../../credits/index.ts'
import { findMember } from '../../../members/index.ts'
import { findPlanReach } from '../../../orders/index.ts'
import { findPlanBenefits } from '../../../plans/index.ts'
import { findPlanIdsOfService } from '../../../services/index.ts'
import { hasPaidAddOns } from '../../rules/payment-option.ts'
import { findBookings } from '../../store/bookings.ts'
import type { ChangeActor } from '../../store/history.ts'
import type { NewBooking } from '../../store/rows.ts'
import { customerStart } from '../../view/customer-start.ts'
import { isCustomer } from '../booking-actor.ts'

type Payable = Pick<
  NewBooking,
  | 'site_id'
  | 'service_id'
  | 'starts_at'
  | 'attends_from'
  | 'total_participants'
  | 'contact_id'
  | 'created_by_type'
  | 'created_by_id'
  | 'agreed_price'
>

type Coverable = Pick<Payable, 'site_id' | 'service_id' | 'starts_at' | 'attends_from'>

/**
 * Refuses bookings that are to be paid with plans unless there are credits for all of them together.
 *
 * @param boughtPlanIds  plans that are bought together with the bookings, once each
 */
export async function requireCredits(
  context: Context,
  tx: Tx,
  payables: readonly Payable[],
  boughtPlanIds: readonly string[] = [],
): Promise<void> {
  if (!(await hasCredits(context, tx, payables, boughtPlanIds))) refuseWithoutCredits(payables)
}

/** The same for stored bookings of one order. */
export async function requireCreditsOfBookings(
  context: Context,
  tx: Tx,
  siteId: string,
  { bookingIds, boughtPlanIds }: { bookingIds: readonly string[]; boughtPlanIds: readonly string[] },
): Promise<void> {
  if (bookingIds.length === 0) return
  await requireCredits(context, tx, await findBookings(tx, siteId, bookingIds), boughtPlanIds)
}

/** Returns true if credits pay for all of these bookings together. Locks the balances that do. */
export async function hasCredits(
  context: Context,
  tx: Tx,
  payables: readonly Payable[],
  boughtPlanIds: readonly string[] = [],
): Promise<boolean> {
  if (payables.some(isTooDear)) return false
  const findReach = planReaches(tx, context.clock.now())
  const left = new Map<string, number>()
  let taken = 0
  for (const payable of payables) {
    const contactId = await findPayer(tx, payable)
    if (contactId === undefined) return false
    const coverage = await loadCoverage(tx, payable)
    const planIds = boughtPlanIds.filter((id) => coverage.planIds.includes(id))
    const bought = await findBought(tx, payable, planIds, findReach)
    const { site_id: siteId, total_participants: participants } = payable
    // Enough for all the others, too: then coming cycles are not asked for in vain.
    const quantity = participants + taken
    const request = { siteId, contactId, ...coverage, quantity }
    const usable = [...(await lockUsableCredits(context, tx, request)), ...bought]
    let missing = participants
    for (const { id, remaining } of usable) {
      const available = left.get(id) ?? remaining ?? Number.POSITIVE_INFINITY
      const part = Math.min(available, missing)
      left.set(id, available - part)
      missing -= part
    }
    taken += participants
    if (missing > 0) return false
  }
  return true
}

/** What plans that are being bought will pay for a booking with: it begins before they end. */
async function findBought(tx: Tx, payable: Payable, planIds: readonly string[], findReach: FindReach) {
  const { site_id: siteId, service_id, created_by_id: memberId } = payable
  const benefits = [...(await findPlanBenefits(tx, siteId, planIds)).values()].filter(
    ({ serviceIds }) => serviceIds.length === 0 || serviceIds.includes(service_id),
  )
  const bought: { id: string; remaining: number | null }[] = []
  for (const { planId, creditsPerCycle, rollsOver, booksAhead } of benefits) {
    const reach = await findReach(siteId, planId, memberId)
    if (!reach) continue
    const paysForTerm = rollsOver || (booksAhead && reach.isRecurring)
    const endsAt = paysForTerm ? reach.termEndsAt : reach.firstCycleEndsAt
    if (endsAt === null || customerStart(payable) < endsAt) bought.push({ id: planId, remaining: creditsPerCycle })
  }
  return bought
}

type FindReach = ReturnType<typeof planReaches>

/** Finds how far plans reach that begin now, once for each plan and member. */
function planReaches(tx: Tx, now: number) {
  const found = new Map<string, ReturnType<typeof findPlanReach>>()
  return (siteId: string, planId: string, memberId: string | null) => {
    const key = `${planId} ${memberId}`
    const reach = found.get(key) ?? findPlanReach(tx, { siteId, planId, memberId, now })
    found.set(key, reach)
    return reach
  }
}

/** Which plans pay for a booking, and when it begins. */
export async function loadCoverage(tx: Tx, { site_id, service_id, ...times }: Coverable) {
  const planIds = await findPlanIdsOfService(tx, site_id, service_id)
  return { serviceId: service_id, planIds, startsAt: customerStart(times) }
}

/**
 * Returns the contact whose plan pays. A member pays with their own plan; for others the business decides whose plan it is:
 * that of the booking's contact. Undefined for visitors.
 */
export async function findPayer(tx: Tx, booking: Payable): Promise<string | undefined> {
  if (booking.created_by_type === 'visitor') return undefined
  if (booking.created_by_type !== 'member') return booking.contact_id ?? undefined
  const member = booking.created_by_id ? await findMember(tx, booking.site_id, booking.created_by_id) : undefined
  return member?.contact?.id
}

/**
 * Returns true if a customer changes a booking that another member's plan pays for. The holder of a link counts as the
 * contact of the booking.
 */
export async function isPaidByAnother(tx: Tx, booking: Payable, actor: ChangeActor): Promise<boolean> {
  if (booking.created_by_type !== 'member' || !isCustomer(actor)) return false
  const customer = typeof actor === 'string' ? undefined : getCustomer(actor)
  if (customer) return customer.type !== 'member' || customer.memberId !== booking.created_by_id
  const payer = await findPayer(tx, booking)
  if (payer === undefined || booking.contact_id === null) return true
  return !(await listSamePersonIds(tx, booking.site_id, payer)).includes(booking.contact_id)
}

/** Refuses a change that somebody else's plan would pay for. */
export function refuseForeignPlan(): never {
  return fail('PRICE_CHANGE_NOT_ALLOWED', {
    description: 'Somebody else pays for this booking with their plan. Book the rest separately.',
  })
}

/** Returns true for a booking that costs more than credits pay for. */
export const isTooDear = ({ agreed_price: price }: Pick<Payable, 'agreed_price'>) => hasPaidAddOns(price)

export function refuseWithoutCredits(payables: readonly Pick<Payable, 'agreed_price'>[]): never {
  if (payables.some(isTooDear))
    return refuseShape('selectedPaymentOption', 'cannot be a plan with add-ons that cost something')
  return refuseShape('selectedPaymentOption', 'needs a plan with enough credits for this service')
}
