import type { bookings } from '@kalends/contract'
import { may } from '../../../../actor.ts'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { refuseShape } from '../../../../refusal.ts'
import { findUsableCredits, findUsedCredits, returnCredits, spendCredits } from '../../../credits/index.ts'
import { findMember } from '../../../members/index.ts'
import { findPlanIdsOfService } from '../../../services/index.ts'
import { isPaidByPlan } from '../../rules/payment-option.ts'
import { wasPromised } from '../../rules/status.ts'
import type { ChangeActor } from '../../store/history.ts'
import type { BookingChanges, BookingRow, NewBooking } from '../../store/rows.ts'

type Settled = { before?: BookingRow; after: NewBooking; change: Ending }

/** What matters about the change. */
type Ending = { action: string; actor: ChangeActor; returnsCredits?: boolean | undefined }

/**
 * Takes and returns the credits of a booking that is paid with a plan, one per participant: they are taken when it is
 * confirmed or becomes pending, and may be returned when it ends. Returns the payment status that follows.
 */
export async function settleMembership(context: Context, tx: Tx, settled: Settled): Promise<BookingChanges> {
  const { before, after, change } = settled
  if (!isPaidByPlan(after.selected_payment_option)) return {}
  const [held, needed] = [before ? countCredits(before) : 0, countCredits(after)]
  if (!before && needed === 0) await requireCredits(context, tx, settled)
  if (held === needed) return {}
  if (needed > 0) return take(context, tx, settled, needed)
  if (!change.returnsCredits || !(await returnCredits(context, tx, keyOf(after)))) return {}
  return after.payment_status === before?.payment_status ? { payment_status: 'REFUNDED' } : {}
}

/** Credits that a booking uses in its status. */
function countCredits({ status, total_participants }: Pick<BookingRow, 'status' | 'total_participants'>): number {
  return wasPromised(status) ? total_participants : 0
}

async function take(context: Context, tx: Tx, settled: Settled, quantity: number): Promise<BookingChanges> {
  const { after, change } = settled
  const used = await findUsedCredits(tx, keyOf(after))
  if (used === quantity) return { payment_status: 'PAID' }
  if (used > 0) await returnCredits(context, tx, keyOf(after))
  const payer = await findPayer(tx, after)
  const planIds = await findPlanIdsOfService(tx, after.site_id, after.service_id)
  const spend = { ...keyOf(after), serviceId: after.service_id, planIds, quantity }
  const isSpent = payer !== undefined && (await spendCredits(context, tx, { ...spend, contactId: payer }))
  if (!isSpent && (used > 0 || isBuyer(settled))) return refuse()
  const given = change.action === 'undo' ? 'UNDEFINED' : after.payment_status
  return { payment_status: statusAfter(isSpent, given) }
}

/** What was given explicitly stays; an unpaid booking becomes paid by its credits. */
function statusAfter(isSpent: boolean, given: bookings.PaymentStatus): bookings.PaymentStatus {
  if (given !== 'UNDEFINED' && given !== 'NOT_PAID') return given
  return isSpent ? 'PAID' : 'NOT_PAID'
}

/** A customer must have the credits already when they choose them. */
async function requireCredits(context: Context, tx: Tx, settled: Settled): Promise<void> {
  if (!isBuyer(settled)) return
  const { after } = settled
  const contactId = await findPayer(tx, after)
  if (contactId === undefined) return refuse()
  const planIds = await findPlanIdsOfService(tx, after.site_id, after.service_id)
  const { site_id: siteId, service_id: serviceId } = after
  const usable = await findUsableCredits(tx, { siteId, contactId, serviceId, planIds, now: context.clock.now() })
  const left = usable.reduce((sum, { remaining }) => sum + (remaining ?? Number.POSITIVE_INFINITY), 0)
  if (left < after.total_participants) refuse()
}

/** A member pays with their own plan. For others the business decides whose plan it is: that of the booking's contact. */
async function findPayer(tx: Tx, booking: NewBooking): Promise<string | undefined> {
  if (booking.created_by_type === 'visitor') return undefined
  if (booking.created_by_type !== 'member') return booking.contact_id ?? undefined
  const member = booking.created_by_id ? await findMember(tx, booking.site_id, booking.created_by_id) : undefined
  return member?.contact?.id
}

/** Returns true if the booking is a customer's own choice, not the front desk's. */
function isBuyer({ before, change: { action, actor } }: Settled): boolean {
  // A hold that was booked before is booked again with another payment option.
  const isBooked = !before || (before.status === 'CREATED' && action === 'book')
  return isBooked && actor !== 'system' && actor !== 'link' && !may(actor, 'MANAGE_BOOKINGS')
}

function keyOf({ site_id, id }: NewBooking): { siteId: string; bookingId: string } {
  return { siteId: site_id, bookingId: id }
}

function refuse(): never {
  return refuseShape('selectedPaymentOption', 'needs a plan with enough credits for this service')
}
