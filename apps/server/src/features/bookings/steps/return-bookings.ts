import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { listForeignUses } from '../../credits/index.ts'
import { moveSubmissions } from '../../forms/index.ts'
import { removeBookingCards, returnCharges } from '../../payments/index.ts'
import { endForeignAgreements } from '../store/foreign-agreements.ts'
import type { ChangeActor } from '../store/history.ts'
import { listSubmissionIds } from '../store/submissions.ts'
import { transferBookings } from './give-bookings.ts'
import { oweLostCredits } from './membership/owe-lost-credits.ts'

type Returning = { siteId: string; fromId: string; toId: string; bookingIds: readonly string[] }

/** Returns bookings to a duplicate whose merge is undone, with what they were charged, paid and answered meanwhile. */
export async function returnBookings(
  context: Context,
  tx: Tx,
  actor: ChangeActor,
  { siteId, fromId, toId, bookingIds }: Returning,
): Promise<void> {
  const returnedIds = await transferBookings(context, tx, actor, { siteId, fromId, toId, bookingIds })
  await returnCharges(context, tx, { siteId, fromId, toId, subjectIds: returnedIds })
  await moveSubmissions(tx, siteId, { fromId, toId, ids: await listSubmissionIds(tx, siteId, returnedIds) })
}

type Split = { siteId: string; contactIds: readonly string[]; since: number }

/**
 * Separates what was agreed and spent since then for bookings of these customers by somebody whose bookings they are not:
 * their cards pay no fees of them, and their plans return the credits.
 */
export async function separateBookings(context: Context, tx: Tx, split: Split): Promise<void> {
  const { siteId } = split
  const methodIds = await endForeignAgreements(tx, split)
  const cards = methodIds.map((methodId) => ({ siteId, methodId }))
  await removeBookingCards(tx, cards, context.clock.now())
  const bookingIds = await listForeignUses(tx, split)
  await oweLostCredits(context, tx, { siteId, bookingIds, reason: 'PLAN_OF_ANOTHER' })
}
