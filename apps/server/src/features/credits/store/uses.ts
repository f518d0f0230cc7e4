import { type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, type Tx } from '../../../db/database.ts'

export type UseRow = Selectable<Database['credit_uses']>

export async function insertUse(
  tx: Tx,
  use: { siteId: string; id: string; bookingId: string; grantId: string; quantity: number },
  now: number,
): Promise<void> {
  await tx
    .insertInto('credit_uses')
    .values({
      site_id: use.siteId,
      id: use.id,
      booking_id: use.bookingId,
      grant_id: use.grantId,
      quantity: use.quantity,
      used_at: instant(now),
    })
    .execute()
}

/** Finds the credits a booking uses. */
export async function findOpenUses(db: Db, siteId: string, bookingId: string): Promise<UseRow[]> {
  return db
    .selectFrom('credit_uses')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('booking_id', '=', bookingId)
    .where('returned_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** What a booking uses of a balance that an order takes back. `wasUnpaid`: the cycle of the balance was never paid. */
export type LostUse = { bookingId: string; grantId: string; wasUnpaid: boolean }

type EndingOrder = {
  siteId: string
  orderId: string
  /** The running cycle: later ones do not begin. */
  index: number
  /** Bookings that begin then or later are not paid by the order. Epoch milliseconds; null: none. */
  endsAt: number | null
  unpaidCycles: readonly number[]
}

/** Lists what bookings use of an order that it does not pay for once it ends. What was returned before goes on without it. */
export async function listLostUses(
  db: Db,
  { siteId, orderId, index, endsAt, unpaidCycles }: EndingOrder,
): Promise<LostUse[]> {
  const wasUnpaid = sql<boolean>`credit_grants.cycle = any(${[...unpaidCycles]}::integer[])`
  return db
    .selectFrom('credit_uses')
    .innerJoin('credit_grants', (join) =>
      join
        .onRef('credit_grants.site_id', '=', 'credit_uses.site_id')
        .onRef('credit_grants.id', '=', 'credit_uses.grant_id'),
    )
    .innerJoin('bookings', (join) =>
      join.onRef('bookings.site_id', '=', 'credit_uses.site_id').onRef('bookings.id', '=', 'credit_uses.booking_id'),
    )
    .select(['credit_uses.booking_id as bookingId', 'credit_uses.grant_id as grantId', wasUnpaid.as('wasUnpaid')])
    .where('credit_uses.site_id', '=', siteId)
    .where('credit_grants.order_id', '=', orderId)
    .where('credit_grants.replaces_id', 'is', null)
    .where('credit_uses.returned_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('credit_grants.cycle', '>', index),
        wasUnpaid,
        ...(endsAt === null
          ? []
          : [sql<boolean>`coalesce(bookings.attends_from, bookings.starts_at) >= ${instant(endsAt)}`]),
      ]),
    )
    .orderBy('credit_uses.booking_id')
    .execute()
}

/**
 * Lists bookings of these contacts that use credits since an instant which are not those of their payer: the member who made
 * the booking, else its customer.
 */
export async function listForeignUses(
  db: Db,
  { siteId, contactIds, since }: { siteId: string; contactIds: readonly string[]; since: number },
): Promise<string[]> {
  const person = (id: string) => sql`(select coalesce(one.merged_into_id, one.id) from contacts one
    where one.site_id = ${siteId} and one.id = ${sql.ref(id)})`
  const { rows } = await sql<{ id: string }>`
    select distinct bookings.id from credit_uses
    join credit_grants on credit_grants.site_id = credit_uses.site_id and credit_grants.id = credit_uses.grant_id
    join bookings on bookings.site_id = credit_uses.site_id and bookings.id = credit_uses.booking_id
    left join members on bookings.created_by_type = 'member' and members.site_id = bookings.site_id
      and members.id = bookings.created_by_id
    where credit_uses.site_id = ${siteId} and credit_uses.returned_at is null and credit_uses.used_at >= ${instant(since)}
      and bookings.contact_id = any(${[...contactIds]}::uuid[])
      and ${person('credit_grants.contact_id')} <> case when members.id is null
        then ${person('bookings.contact_id')} else ${person('members.contact_id')} end
    order by bookings.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Counts the credits of an order that bookings use, by booking. */
export async function findUsesOfOrder(db: Db, siteId: string, orderId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('credit_uses')
    .innerJoin('credit_grants', (join) =>
      join
        .onRef('credit_grants.site_id', '=', 'credit_uses.site_id')
        .onRef('credit_grants.id', '=', 'credit_uses.grant_id'),
    )
    .select(['credit_uses.booking_id', (eb) => eb.fn.sum<string>('credit_uses.quantity').as('quantity')])
    .where('credit_uses.site_id', '=', siteId)
    .where('credit_grants.order_id', '=', orderId)
    .where('credit_grants.replaces_id', 'is', null)
    .where('credit_uses.returned_at', 'is', null)
    .groupBy('credit_uses.booking_id')
    .execute()
  return new Map(rows.map(({ booking_id, quantity }) => [booking_id, Number(quantity)]))
}

/** Adds credits from the same balance. */
export async function addToUse(tx: Tx, { site_id, id }: UseRow, quantity: number): Promise<void> {
  await tx
    .updateTable('credit_uses')
    .set({ quantity: sql`quantity + ${quantity}` })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .execute()
}

/** Ends a use, or a part of it as a row of its own. Returns the id of what ended. */
export async function endUse(
  tx: Tx,
  use: UseRow,
  { quantity, splitId }: { quantity: number; splitId: string },
  now: number,
): Promise<string> {
  const { site_id, id } = use
  if (quantity < use.quantity) {
    await addToUse(tx, use, -quantity)
    const part = { ...use, id: splitId, quantity, used_at: use.used_at, returned_at: instant(now) }
    await tx.insertInto('credit_uses').values(part).execute()
    return splitId
  }
  await tx
    .updateTable('credit_uses')
    .set({ returned_at: instant(now) })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .execute()
  return id
}
