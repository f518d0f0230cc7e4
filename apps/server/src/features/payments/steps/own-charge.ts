import { type Actor, getCustomer, may } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { fail } from '../../../refusal.ts'
import { getMemberId } from '../../members/index.ts'
import { type ChargeRow, findCharge } from '../store/charges.ts'
import type { MethodRow } from '../store/methods.ts'
import type { Owner } from '../store/own-subjects.ts'
import { findProvenContacts } from '../store/proven-contacts.ts'

/**
 * Finds a charge that the actor may pay or follow: the business with the permission, the customer whose it is, or who has
 * the link of its booking. Throws CHARGE_NOT_FOUND for all others.
 */
export async function requirePayableCharge(
  context: Context,
  actor: Actor,
  chargeId: string,
  { permission, bookingToken }: { permission: 'MANAGE_PAYMENTS' | 'READ_ORDERS'; bookingToken?: string | undefined },
): Promise<ChargeRow> {
  const charge = (await findCharge(context.db, actor.siteId, chargeId)) ?? fail('CHARGE_NOT_FOUND')
  if (may(actor, permission) || (await isOwnCharge(context, actor, charge))) return charge
  const hasLink =
    bookingToken !== undefined && (await context.ports.payments.isSubjectOfLink(context, charge, bookingToken))
  return hasLink ? charge : fail('CHARGE_NOT_FOUND')
}

async function isOwnCharge(context: Context, actor: Actor, charge: ChargeRow): Promise<boolean> {
  const customer = getCustomer(actor)
  if (!customer) return false
  if (charge.contact_id !== null && (await loadOwnContactIds(context, customer)).includes(charge.contact_id))
    return true
  return context.ports.payments.isOwnSubject(context.db, customer, charge)
}

/** Lists the contacts a member has proven to be, with their duplicates; none for visitors. */
export async function loadOwnContactIds({ db }: Context, actor: Actor): Promise<string[]> {
  const memberId = getMemberId(actor)
  return memberId === undefined ? [] : findProvenContacts(db, actor.siteId, memberId)
}

/** Returns whose charges, receipts and cards a member sees; nobody's for visitors. */
export async function loadOwner(context: Context, actor: Actor): Promise<Owner> {
  return { contactIds: await loadOwnContactIds(context, actor), memberId: getMemberId(actor) }
}

/**
 * Returns true if the member may pay with a saved card: one of a contact they have proven to be. A card that a member
 * entered, or that was entered for an order before that, is theirs only if they entered it.
 */
export async function isOwnMethod(context: Context, actor: Actor, method: MethodRow): Promise<boolean> {
  const isOfOne = method.order_id !== null || method.member_id !== null
  if (method.booking_id !== null || (isOfOne && !isEnteredBy(actor, method))) return false
  return (await loadOwnContactIds(context, actor)).includes(method.contact_id)
}

/** Returns true if the member entered this card, and not for a single booking. They see and delete it. */
export function isEnteredBy(actor: Actor, { booking_id, member_id }: MethodRow): boolean {
  return booking_id === null && member_id !== null && member_id === getMemberId(actor)
}
