import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { instant, type Tx } from '../../../db/database.ts'
import { eraseSubmissions } from '../../forms/index.ts'
import { disconnectHolds } from '../../holds/index.ts'

/**
 * Erases bookings created before an instant and never answered, with their history and events, and records the number
 * for each business. Returns how many there were, at most `atOnce`.
 */
export async function eraseAbandonedBookings(
  tx: Tx,
  { before, now, atOnce }: { before: number; now: number; atOnce: number },
): Promise<number> {
  const found = await tx
    .selectFrom('bookings')
    .select(['site_id', 'id'])
    .where('status', '=', 'CREATED')
    .where('created_at', '<', instant(before))
    .limit(atOnce)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const [siteId, rows] of Map.groupBy(found, (row) => row.site_id)) {
    const ids = rows.map((row) => row.id)
    await eraseBookings(tx, siteId, ids)
    await recordErasure(tx, siteId, { kind: 'booking', count: ids.length, now })
  }
  return found.length
}

async function eraseBookings(tx: Tx, siteId: string, ids: readonly string[]): Promise<void> {
  const these = sql<boolean>`= any(${[...ids]}::uuid[])`
  await sql`delete from event_deliveries where site_id = ${siteId} and entity_id ${these}`.execute(tx)
  await sql`delete from events where site_id = ${siteId} and entity_id ${these}`.execute(tx)
  await sql`delete from booking_history where site_id = ${siteId} and booking_id ${these}`.execute(tx)
  const answered = await tx
    .selectFrom('bookings')
    .select(['form_submission_id', 'intake_submission_id'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`id ${these}`)
    .execute()
  await eraseSubmissions(
    tx,
    siteId,
    answered.flatMap((row) => [row.form_submission_id ?? [], row.intake_submission_id ?? []].flat()),
  )
  await sql`delete from booking_fee_agreements where site_id = ${siteId} and booking_id ${these}`.execute(tx)
  await sql`delete from attendances where site_id = ${siteId} and booking_id ${these}`.execute(tx)
  await disconnectHolds(tx, siteId, ids)
  await sql`delete from bookings where site_id = ${siteId} and id ${these}`.execute(tx)
}

async function recordErasure(
  tx: Tx,
  siteId: string,
  { kind, count, now }: { kind: string; count: number; now: number },
): Promise<void> {
  await tx
    .insertInto('erasures')
    .values({ site_id: siteId, id: randomUUID(), kind, count, reason: 'retention', occurred_at: new Date(now) })
    .execute()
}
