import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { returnEntries } from '../rules/entries.ts'
import { returnedUntil } from '../rules/returned-until.ts'
import { type GrantRow, insertGrant, lockGrants, type OrderedGrant } from '../store/grants.ts'
import { insertCreditTransaction } from '../store/ledger.ts'
import { endUse, findOpenUses, type UseRow } from '../store/uses.ts'

export type ReturnCredits = {
  siteId: string
  bookingId: string
  /** All that the booking uses unless set. */
  quantity?: number
  /** Balances whose credits are returned; all unless set. */
  of?: readonly string[]
  /** Whether the business ends or shortens the booking, not its customer. */
  byBusiness: boolean
  /** Whether the order ends whose cycles `of` names: what returns to them ends with them. */
  orderEnds?: boolean
}

/**
 * Returns credits that a booking uses, those of running cycles first. Where their cycle is over, the business returns them
 * as a balance of their own; what customers return is lost. Returns how many were returned.
 */
export async function returnCredits(
  context: Context,
  tx: Tx,
  { siteId, bookingId, quantity = Number.POSITIVE_INFINITY, of, byBusiness, orderEnds = false }: ReturnCredits,
): Promise<number> {
  const now = context.clock.now()
  const found = await findOpenUses(tx, siteId, bookingId)
  const open = of ? found.filter(({ grant_id }) => of.includes(grant_id)) : found
  const grants = await lockGrants(
    tx,
    siteId,
    open.map(({ grant_id }) => grant_id),
  )
  // Read again under the lock: another change may have returned them meanwhile.
  const uses = grants.length === 0 ? [] : await findOpenUses(tx, siteId, bookingId)
  const parts = uses.flatMap((use) => {
    const grant = grants.find(({ id }) => id === use.grant_id)
    return grant ? { use, grant, hasEnded: isOver(grant, now) } : []
  })
  let [missing, returned] = [quantity, 0]
  for (const part of parts.toSorted((a, b) => Number(a.hasEnded) - Number(b.hasEnded))) {
    if (missing <= 0) break
    const taken = Math.min(missing, part.use.quantity)
    missing -= taken
    if (await returnPart(context, tx, { ...part, quantity: taken, byBusiness, orderEnds })) returned += taken
  }
  return returned
}

type Part = Required<Pick<ReturnCredits, 'byBusiness' | 'orderEnds' | 'quantity'>> & {
  use: UseRow
  grant: OrderedGrant
  hasEnded: boolean
}

/** Returns false if the credits are lost. */
async function returnPart(context: Context, tx: Tx, part: Part): Promise<boolean> {
  const now = context.clock.now()
  const { use, grant, quantity } = part
  const { site_id: siteId, booking_id: bookingId } = use
  const to = await findTarget(context, tx, part)
  const id = await endUse(tx, use, { quantity, splitId: context.ids.guid() }, now)
  await insertCreditTransaction(tx, {
    siteId,
    id: context.ids.guid(),
    cause: { type: 'RETURN', id },
    entries: returnEntries(grant, to, quantity),
    bookingId,
    occurredAt: now,
  })
  return to !== undefined
}

/** The balance that credits return to. */
async function findTarget(context: Context, tx: Tx, part: Part): Promise<GrantRow | undefined> {
  const { use, grant, hasEnded, quantity, byBusiness, orderEnds } = part
  if (!hasEnded) return grant
  if (orderEnds) return grant.ended_at === null ? grant : undefined
  if (!byBusiness) return undefined
  const now = context.clock.now()
  const endsAt = returnedUntil({ usedAt: Date.parse(use.used_at), endsAt: endOf(grant), now })
  return insertGrant(tx, {
    site_id: grant.site_id,
    id: context.ids.guid(),
    order_id: grant.order_id,
    plan_id: grant.plan_id,
    contact_id: grant.contact_id,
    cycle: grant.cycle,
    replaces_id: grant.id,
    quantity,
    // The ledger adds them.
    remaining: 0,
    service_ids: grant.service_ids,
    rolls_over: false,
    starts_at: new Date(now).toISOString(),
    expires_at: new Date(endsAt).toISOString(),
    created_at: new Date(now).toISOString(),
  })
}

/** When a balance that is over would have ended by itself; with its order if it had no end of its own. */
const endOf = ({ expires_at, ended_at }: GrantRow) => Date.parse(expires_at ?? ended_at ?? '')

/** The end of a cycle moves while its order is paused. */
function isOver({ ended_at, expires_at, order_status, replaces_id }: OrderedGrant, now: number): boolean {
  if (ended_at !== null) return true
  if (expires_at === null || (order_status === 'PAUSED' && replaces_id === null)) return false
  return Date.parse(expires_at) <= now
}

/** Returns true if a balance pays for a booking that begins then. One that has begun pays for earlier ones, too. */
function paysAt({ starts_at, pays_until }: OrderedGrant, startsAt: number, now: number): boolean {
  if (pays_until !== null && Date.parse(pays_until) <= startsAt) return false
  return Date.parse(starts_at) <= Math.max(startsAt, now)
}

/** Returns the credits of balances that do not pay for a booking at its new time. */
export async function returnOutside(
  context: Context,
  tx: Tx,
  { startsAt, ...booking }: { siteId: string; bookingId: string; startsAt: number; byBusiness: boolean },
): Promise<void> {
  const uses = await findOpenUses(tx, booking.siteId, booking.bookingId)
  const grants = await lockGrants(
    tx,
    booking.siteId,
    uses.map(({ grant_id }) => grant_id),
  )
  const of = grants.filter((grant) => !paysAt(grant, startsAt, context.clock.now())).map(({ id }) => id)
  if (of.length > 0) await returnCredits(context, tx, { ...booking, of })
}
