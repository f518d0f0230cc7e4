import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { returnEntries, spendEntries, splitOver } from '../rules/entries.ts'
import { returnedUntil } from '../rules/returned-until.ts'
import {
  type Covered,
  type GrantRow,
  insertGrant,
  lockCovering,
  lockGrants,
  lockOpenGrants,
  type OrderedGrant,
} from '../store/grants.ts'
import { insertCreditTransaction } from '../store/ledger.ts'
import { addToUse, endUse, findOpenUses, insertUse, type UseRow } from '../store/uses.ts'

export type SpendCredits = Omit<Covered, 'now'> & { bookingId: string; quantity: number }

/**
 * Takes credits for a booking, one per participant, besides those it uses: of the balances that pay for the service those
 * that end first. Returns false, and takes nothing, if they do not suffice. Two bookings that want the last credit wait
 * for one another.
 */
export async function spendCredits(context: Context, tx: Tx, spend: SpendCredits): Promise<boolean> {
  const now = context.clock.now()
  const { siteId, bookingId } = spend
  const parts = splitOver(await lockCovering(tx, { ...spend, now }), spend.quantity)
  if (!parts) return false
  const uses = await findOpenUses(tx, siteId, bookingId)
  for (const { balance, quantity } of parts) {
    const use = uses.find(({ grant_id }) => grant_id === balance.id)
    const id = context.ids.guid()
    if (use) await addToUse(tx, use, quantity)
    else await insertUse(tx, { siteId, id, bookingId, grantId: balance.id, quantity }, now)
    await insertCreditTransaction(tx, {
      siteId,
      id: context.ids.guid(),
      cause: { type: 'SPEND', id },
      entries: spendEntries(balance, quantity),
      bookingId,
      occurredAt: now,
    })
  }
  return true
}

export type ReturnCredits = {
  siteId: string
  bookingId: string
  /** All that the booking uses unless set. */
  quantity?: number
  /** Whether the business ends or shortens the booking, not its customer. */
  byBusiness: boolean
}

/**
 * Returns credits that a booking uses, those of running cycles first. Where their cycle is over, the business returns them
 * as a balance of their own; what customers return is added to the cycle that runs, or lost once the order has ended.
 * Returns how many were returned.
 */
export async function returnCredits(
  context: Context,
  tx: Tx,
  { siteId, bookingId, quantity = Number.POSITIVE_INFINITY, byBusiness }: ReturnCredits,
): Promise<number> {
  const now = context.clock.now()
  const uses = await findOpenUses(tx, siteId, bookingId)
  const grants = await lockGrants(
    tx,
    siteId,
    uses.map(({ grant_id }) => grant_id),
  )
  const parts = uses.flatMap((use) => {
    const grant = grants.find(({ id }) => id === use.grant_id)
    return grant ? { use, grant, hasEnded: isOver(grant, now) } : []
  })
  let [missing, returned] = [quantity, 0]
  for (const part of parts.toSorted((a, b) => Number(a.hasEnded) - Number(b.hasEnded))) {
    if (missing <= 0) break
    const taken = Math.min(missing, part.use.quantity)
    missing -= taken
    if (await returnPart(context, tx, { ...part, quantity: taken, byBusiness })) returned += taken
  }
  return returned
}

type Part = { use: UseRow; grant: OrderedGrant; hasEnded: boolean; quantity: number; byBusiness: boolean }

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
  const { use, grant, hasEnded, quantity, byBusiness } = part
  if (!hasEnded) return grant
  const now = context.clock.now()
  if (!byBusiness) {
    const open = await lockOpenGrants(tx, grant.site_id, grant.order_id)
    return open
      .filter(({ starts_at }) => Date.parse(starts_at) <= now)
      .sort(byStart)
      .at(-1)
  }
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

const byStart = (a: GrantRow, b: GrantRow) => Date.parse(a.starts_at) - Date.parse(b.starts_at)

/** When a balance that is over would have ended by itself; with its order if it had no end of its own. */
const endOf = ({ expires_at, ended_at }: GrantRow) => Date.parse(expires_at ?? ended_at ?? '')

/** The end of a cycle moves while its order is paused. */
function isOver({ ended_at, expires_at, order_status, replaces_id }: OrderedGrant, now: number): boolean {
  if (ended_at !== null) return true
  if (expires_at === null || (order_status === 'PAUSED' && replaces_id === null)) return false
  return Date.parse(expires_at) <= now
}

/** Counts the credits a booking uses. */
export async function findUsedCredits(
  db: Db,
  { siteId, bookingId }: { siteId: string; bookingId: string },
): Promise<number> {
  const uses = await findOpenUses(db, siteId, bookingId)
  return uses.reduce((sum, { quantity }) => sum + quantity, 0)
}
