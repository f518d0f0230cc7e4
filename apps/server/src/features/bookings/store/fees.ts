import { type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, jsonb, type Tx } from '../../../db/database.ts'
import type { NeededCard } from '../../payments/index.ts'
import type { AgreedPrice, BookingRow } from './rows.ts'

type Columns = Selectable<Database['booking_fee_agreements']>
/** `price`: what the booking cost when it was agreed to; null for a text. */
export type FeeAgreementRow = Omit<Columns, 'released_at' | 'price'> & {
  price: Pick<AgreedPrice, 'value' | 'currency'> | null
}

/** Saves what a customer agreed to; a later text replaces one whose card never came. */
export async function saveFeeAgreement(tx: Tx, agreement: FeeAgreementRow): Promise<void> {
  const { text, agreed_at, agreed_by_type, agreed_by_id, payment_method_id } = agreement
  const price = agreement.price && jsonb(agreement.price)
  await tx
    .insertInto('booking_fee_agreements')
    .values({ ...agreement, price })
    .onConflict((conflict) =>
      conflict
        .constraint('booking_fee_agreements_pkey')
        .doUpdateSet({ text, agreed_at, agreed_by_type, agreed_by_id, payment_method_id, price })
        .where('booking_fee_agreements.payment_method_id', 'is', null),
    )
    .execute()
}

export async function findFeeAgreement(
  db: Db,
  siteId: string,
  bookingId: string,
): Promise<FeeAgreementRow | undefined> {
  const row = await db
    .selectFrom('booking_fee_agreements')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  return row as FeeAgreementRow | undefined
}

/** Saves the price that whoever agreed to the fees of a booking made it cost. That of others changes nothing. */
export async function setAgreedPrice(
  tx: Tx,
  { site_id: siteId, id, agreed_price: price }: Pick<BookingRow, 'site_id' | 'id' | 'agreed_price'>,
  customerIds: readonly string[],
): Promise<void> {
  if (!price) return
  await tx
    .updateTable('booking_fee_agreements')
    .set({ price: jsonb({ value: price.value, currency: price.currency }) })
    .where('site_id', '=', siteId)
    .where('booking_id', '=', id)
    .where(sql<boolean>`agreed_by_id = any(${[...customerIds]}::uuid[])`)
    .execute()
}

/** Saves the card of an agreement that waits for one, unless another member entered it than the one who agreed. */
export async function setAgreedCard(tx: Tx, siteId: string, bookingId: string, methodId: string): Promise<void> {
  await tx
    .updateTable('booking_fee_agreements')
    .set({ payment_method_id: methodId })
    .where('site_id', '=', siteId)
    .where('booking_id', '=', bookingId)
    .where('payment_method_id', 'is', null)
    .where(
      sql<boolean>`(agreed_by_type <> 'member' or not exists (select from payment_methods method
        where method.site_id = ${siteId} and method.id = ${methodId} and method.member_id <> agreed_by_id))`,
    )
    .execute()
}

/** The card can be deleted that long after the visit. The agreement lasts until its card is released, which is later. */
const cardNeededAfterVisit = sql`interval '1 day'`

/** Matches agreements of which a fee is being collected. */
const isBeingCollected = sql<boolean>`exists (select from fee_collections collection
  where collection.site_id = agreement.site_id and collection.booking_id = agreement.booking_id
    and collection.collect_at is not null)`

/**
 * Lists the bookings whose customers agreed to fees with these cards: those that take place, until a day after, and those of
 * which a fee is being collected.
 */
export async function listBookingsOfCards(
  db: Db,
  { siteId, methodIds, now }: { siteId: string; methodIds: readonly string[]; now: number },
): Promise<NeededCard[]> {
  const rows = await db
    .selectFrom('booking_fee_agreements as agreement')
    .innerJoin('bookings as booking', (join) =>
      join.onRef('booking.site_id', '=', 'agreement.site_id').onRef('booking.id', '=', 'agreement.booking_id'),
    )
    .select(['booking.id', 'booking.title', 'booking.starts_at', 'booking.time_zone'])
    .select(sql<string>`booking.ends_at + ${cardNeededAfterVisit}`.as('until'))
    .where('agreement.site_id', '=', siteId)
    .where(sql<boolean>`agreement.payment_method_id = any(${[...methodIds]}::uuid[])`)
    .where(
      sql<boolean>`(booking.status in ('CREATED', 'PENDING', 'CONFIRMED')
          and booking.ends_at + ${cardNeededAfterVisit} > ${instant(now)}
        or ${isBeingCollected})`,
    )
    .orderBy('booking.starts_at')
    .limit(20)
    .execute()
  return rows.map(({ id, title, starts_at, time_zone, until }) => ({
    bookingId: id,
    name: title,
    startDate: new Date(starts_at).toISOString(),
    neededUntil: new Date(until).toISOString(),
    timeZone: time_zone,
  }))
}

export async function insertFeeCollection(
  tx: Tx,
  collection: {
    siteId: string
    chargeId: string
    bookingId: string
    methodId: string
    collectAt: number
    agreedMinor: number
  },
): Promise<void> {
  const { siteId, chargeId, bookingId, methodId, collectAt, agreedMinor } = collection
  await tx
    .insertInto('fee_collections')
    .values({
      site_id: siteId,
      charge_id: chargeId,
      booking_id: bookingId,
      payment_method_id: methodId,
      collect_at: instant(collectAt),
      amount_minor: agreedMinor,
    })
    .execute()
}

export type FeeCollection = { collect_at: string | null; failure_code: string | null }

/** Finds the collection of a booking's latest fee. */
export async function findFeeCollection(db: Db, siteId: string, bookingId: string): Promise<FeeCollection | undefined> {
  return db
    .selectFrom('fee_collections as collection')
    .innerJoin('charges as charge', (join) =>
      join.onRef('charge.site_id', '=', 'collection.site_id').onRef('charge.id', '=', 'collection.charge_id'),
    )
    .select(['collection.collect_at', 'collection.failure_code'])
    .where('collection.site_id', '=', siteId)
    .where('collection.booking_id', '=', bookingId)
    .orderBy('charge.created_at', 'desc')
    .orderBy('charge.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Charges no card for a booking's fee any more. */
export async function stopFeeCollection(tx: Tx, siteId: string, bookingId: string): Promise<void> {
  await tx
    .updateTable('fee_collections')
    .set({ collect_at: null })
    .where('site_id', '=', siteId)
    .where('booking_id', '=', bookingId)
    .execute()
}

/** `agreedMinor`: the most that the customer agreed the card pays. */
export type DueFee = { siteId: string; chargeId: string; bookingId: string; methodId: string; agreedMinor: number }

/** Takes fees that are due to be collected; no other process takes them for some minutes. */
export async function takeDueFees(db: Db, { now, limit }: { now: number; limit: number }): Promise<DueFee[]> {
  const { rows } = await sql<DueFee>`
    update fee_collections set collect_at = ${instant(now + 5 * 60_000)}
    where (site_id, charge_id) in (
      select site_id, charge_id from fee_collections where collect_at <= ${instant(now)} order by collect_at
      limit ${limit} for no key update skip locked)
    returning site_id as "siteId", charge_id as "chargeId", booking_id as "bookingId",
      payment_method_id as "methodId", amount_minor as "agreedMinor"`.execute(db)
  return rows
}

type Releasing = { now: number; visitedBefore: number; endedBefore: number; limit: number }

/**
 * Releases the cards of agreements whose booking took place, or was cancelled, long enough ago, and of which no fee is
 * being collected. Returns them.
 */
export async function releaseAgreedCards(
  tx: Tx,
  { now, visitedBefore, endedBefore, limit }: Releasing,
): Promise<{ siteId: string; methodId: string }[]> {
  const { rows } = await sql<{ siteId: string; methodId: string }>`
    update booking_fee_agreements set released_at = ${instant(now)}
    where (site_id, booking_id) in (
      select agreement.site_id, agreement.booking_id from booking_fee_agreements agreement
      join bookings booking on booking.site_id = agreement.site_id and booking.id = agreement.booking_id
      where agreement.payment_method_id is not null and agreement.released_at is null
        and (booking.ends_at < ${instant(visitedBefore)}
          or booking.status in ('CANCELED', 'DECLINED') and booking.updated_at < ${instant(endedBefore)})
        and not ${isBeingCollected}
      limit ${limit} for no key update of agreement skip locked)
    returning site_id as "siteId", payment_method_id as "methodId"`.execute(tx)
  return rows
}

/** Ends the collection of a fee. Returns false if it had ended before. */
export async function endFeeCollection(
  tx: Tx,
  { siteId, chargeId }: DueFee,
  failureCode: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('fee_collections')
    .set({ collect_at: null, failure_code: failureCode })
    .where('site_id', '=', siteId)
    .where('charge_id', '=', chargeId)
    .where('collect_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
