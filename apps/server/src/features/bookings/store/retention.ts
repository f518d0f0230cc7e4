import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, instant, type Tx } from '../../../db/database.ts'
import { eraseSubmissions } from '../../forms/index.ts'
import { disconnectHolds, hasNoHold } from '../../holds/index.ts'
import { hasDueCharge, hasMoney } from '../../payments/index.ts'

export type BookingKey = { siteId: string; bookingId: string }

/**
 * Lists bookings of holds that were booked before an instant and not paid, whose customers have no time or seats held any
 * more, such as those who went on to another time. Something is still owed for them.
 */
export async function listUnpaidWithoutHold(
  db: Db,
  { before, limit }: { before: number; limit: number },
): Promise<BookingKey[]> {
  return db
    .selectFrom('bookings as b')
    .select(['b.site_id as siteId', 'b.id as bookingId'])
    .where('b.status', '=', 'CREATED')
    .where('b.created_at', '<', instant(before))
    .where(hasNoHold('b'))
    .where(hasDueCharge(ofBooking))
    .where(
      sql<boolean>`exists (select from booking_history line
        where line.site_id = b.site_id and line.booking_id = b.id and line.action = 'book')`,
    )
    .orderBy('b.created_at')
    .limit(limit)
    .execute()
}

const ofBooking = { siteId: sql.ref('b.site_id'), id: sql.ref('b.id') }

/** Locks bookings created before an instant and never answered, except those for which the business has money. */
export async function lockAbandonedBookings(
  tx: Tx,
  { before, atOnce }: { before: number; atOnce: number },
): Promise<BookingKey[]> {
  return tx
    .selectFrom('bookings as b')
    .select(['b.site_id as siteId', 'b.id as bookingId'])
    .where('b.status', '=', 'CREATED')
    .where('b.created_at', '<', instant(before))
    .where((eb) => eb.not(hasMoney(ofBooking)))
    .limit(atOnce)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** Erases locked bookings with their history and events, and records the number for each business. */
export async function eraseAbandonedBookings(tx: Tx, found: readonly BookingKey[], now: number): Promise<void> {
  for (const [siteId, keys] of Map.groupBy(found, (key) => key.siteId)) {
    const ids = keys.map(({ bookingId }) => bookingId)
    await eraseBookings(tx, siteId, ids)
    await recordErasure(tx, siteId, { kind: 'booking', count: ids.length, now })
  }
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
