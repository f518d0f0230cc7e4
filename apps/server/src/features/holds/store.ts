import type { bookings } from '@kalends/contract'
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { type Database, type Db, instant, jsonb, type Tx } from '../../db/database.ts'

/** The chosen slot with the held resource. */
export type StoredSlot = {
  serviceId: string
  startDate: string
  endDate: string
  timezone: string
  resourceId: string | null
  locationId: string | null
  resourceName: string | null
  /** The customer requested this resource explicitly. */
  explicitlyRequested: boolean
  /** Set for a class. */
  eventId?: string
  /** Set for a course. */
  scheduleId?: string
  /** One of the two is set; older holds have neither and are for one person. */
  totalParticipants?: number
  participantsChoices?: bookings.ParticipantChoices
  bookedAddOns?: bookings.BookedAddOn[]
}

export type HoldRow = Omit<Selectable<Database['holds']>, 'slot'> & { slot: StoredSlot }

/** Owner of a hold. */
export type HoldOwner = { type: string; id: string }

export type NewHold = {
  siteId: string
  id: string
  owner: HoldOwner
  addressHash: Buffer
  checkoutId: string
  resourceIds: readonly string[]
  /** Held seats of a class or course. */
  seats?: { scopeId: string; count: number }
  start: number
  end: number
  slot: StoredSlot
  createdAt: number
  expiresAt: number
}

/** Serializes requests of one customer or network until the transaction ends, so that two cannot both pass the limit. */
export async function lockOwner(tx: Tx, siteId: string, owner: HoldOwner, addressHash: Buffer): Promise<void> {
  const keys = [`hold:${siteId}:${owner.type}:${owner.id}`, `hold:${siteId}:${addressHash.toString('hex')}`]
  for (const key of keys) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/** Lists live holds of the owner, oldest first. */
export async function listLiveHolds(db: Db, siteId: string, owner: HoldOwner, now: number): Promise<HoldRow[]> {
  const rows = await db
    .selectFrom('holds')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('owner_type', '=', owner.type)
    .where('owner_id', '=', owner.id)
    .where('expires_at', '>', instant(now))
    .orderBy('created_at')
    .execute()
  return rows as HoldRow[]
}

/** Transfers all holds to another owner. Returns their ids. */
export async function moveHoldsTo(tx: Tx, siteId: string, from: HoldOwner, to: HoldOwner): Promise<string[]> {
  const rows = await tx
    .updateTable('holds')
    .set({ owner_type: to.type, owner_id: to.id })
    .where('site_id', '=', siteId)
    .where('owner_type', '=', from.type)
    .where('owner_id', '=', from.id)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Lists holds of the owner, including expired ones that are not deleted yet. */
export async function listHoldsOfOwner(db: Db, siteId: string, owner: HoldOwner): Promise<HoldRow[]> {
  const rows = await db
    .selectFrom('holds')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('owner_type', '=', owner.type)
    .where('owner_id', '=', owner.id)
    .execute()
  return rows as HoldRow[]
}

/** Counts live holds from a network, except one that is about to move. */
export async function countLiveHolds(
  db: Db,
  siteId: string,
  addressHash: Buffer,
  now: number,
  except: string | undefined,
): Promise<number> {
  const { count } = await db
    .selectFrom('holds')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('address_hash', '=', addressHash)
    .where('expires_at', '>', instant(now))
    .$if(except !== undefined, (query) => query.where('id', '!=', except as string))
    .executeTakeFirstOrThrow()
  return count
}

/** Inserts a hold, or moves the one with this id. */
export async function putHold(tx: Tx, hold: NewHold): Promise<HoldRow> {
  const values = {
    service_id: hold.slot.serviceId,
    resource_ids: [...hold.resourceIds],
    scope_id: hold.seats?.scopeId ?? null,
    seats: hold.seats?.count ?? 0,
    starts_at: new Date(hold.start),
    ends_at: new Date(hold.end),
    time_zone: hold.slot.timezone,
    slot: jsonb(hold.slot),
    created_at: new Date(hold.createdAt),
    expires_at: new Date(hold.expiresAt),
    address_hash: hold.addressHash,
    // Whoever moves on to something else books it anew.
    booking_id: null,
    own_expires_at: null,
  }
  const row = await tx
    .insertInto('holds')
    .values({
      site_id: hold.siteId,
      id: hold.id,
      owner_type: hold.owner.type,
      owner_id: hold.owner.id,
      checkout_id: hold.checkoutId,
      ...values,
    })
    .onConflict((conflict) => conflict.constraint('holds_pkey').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as HoldRow
}

/** Which holds an actor may use: their own, those on their calendar, or all. */
export type HoldAccess = { owner: HoldOwner } | { resourceIds: readonly string[] } | 'all'

export async function findHoldRow(
  db: Db,
  siteId: string,
  id: string,
  access: HoldAccess,
): Promise<HoldRow | undefined> {
  return (await oneHold(db, siteId, id, access).executeTakeFirst()) as HoldRow | undefined
}

/** Finds a hold and locks it until the transaction ends. */
export async function lockHoldRow(
  tx: Tx,
  siteId: string,
  id: string,
  access: HoldAccess,
): Promise<HoldRow | undefined> {
  return (await oneHold(tx, siteId, id, access).forUpdate().executeTakeFirst()) as HoldRow | undefined
}

/** Finds the hold of an unpaid booking, live or expired, and locks it until the transaction ends. */
export async function lockHoldOfBooking(tx: Tx, siteId: string, bookingId: string): Promise<HoldRow | undefined> {
  const row = await tx
    .selectFrom('holds')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst()
  return row as HoldRow | undefined
}

/** Connects a locked hold to the booking that is paid while it lasts; null disconnects it. */
export async function connectHold(tx: Tx, { site_id, id }: HoldRow, bookingId: string | null): Promise<void> {
  await tx
    .updateTable('holds')
    .set({ booking_id: bookingId, ...(bookingId === null ? { own_expires_at: null } : {}) })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .execute()
}

/** Disconnects the holds of bookings that are erased. */
export async function disconnectHolds(tx: Tx, siteId: string, bookingIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('holds')
    .set({ booking_id: null, own_expires_at: null })
    .where('site_id', '=', siteId)
    .where(sql<boolean>`booking_id = any(${[...bookingIds]}::uuid[])`)
    .execute()
}

export type HoldChanges = {
  expiresAt: number
  /** Its end without the payment that has begun; null without one. */
  ownExpiresAt: number | null
  /** Another resource that took over. */
  resource?: { resourceIds: readonly string[]; slot: StoredSlot }
}

/** Updates a locked hold. */
export async function updateHold(tx: Tx, hold: HoldRow, changes: HoldChanges): Promise<HoldRow> {
  const { expiresAt, ownExpiresAt, resource } = changes
  const row = await tx
    .updateTable('holds')
    .set({
      expires_at: new Date(expiresAt),
      own_expires_at: ownExpiresAt === null ? null : new Date(ownExpiresAt),
      ...(resource ? { resource_ids: [...resource.resourceIds], slot: jsonb(resource.slot) } : {}),
    })
    .where('site_id', '=', hold.site_id)
    .where('id', '=', hold.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as HoldRow
}

/** Lists holds that expired before an instant and whose booking was not paid, the oldest first. */
export async function listUnpaidHolds(
  db: Db,
  { before, limit }: { before: number; limit: number },
): Promise<{ siteId: string; bookingId: string }[]> {
  const rows = await db
    .selectFrom('holds')
    .select(['site_id', 'booking_id'])
    .where('booking_id', 'is not', null)
    .where('expires_at', '<', instant(before))
    .orderBy('expires_at')
    .limit(limit)
    .execute()
  return rows.map(({ site_id: siteId, booking_id: bookingId }) => ({ siteId, bookingId: bookingId as string }))
}

/** SQL condition: bookings for which no time or seats are held. `booking`: the alias of their table. */
export function hasNoHold(booking: string): RawBuilder<SqlBool> {
  const [siteId, id] = [sql.ref(`${booking}.site_id`), sql.ref(`${booking}.id`)]
  return sql`not exists (select from holds h where h.site_id = ${siteId} and h.booking_id = ${id})`
}

/**
 * Holds of a service, of all or of time with resources or at locations; of time with resources or at a location; of time
 * anywhere but at these locations.
 */
export type HoldScope =
  | { serviceId: string; left?: { resourceIds: readonly string[]; locationIds: readonly string[] } }
  | { resourceIds: readonly string[] }
  | { locationId: string }
  | { notAtLocationIds: readonly string[] }

/** Locks the holds of a scope, live or expired, until the transaction ends: all, or those of rentals by the day. */
export async function lockHoldsOf(
  tx: Tx,
  siteId: string,
  { scope, of }: { scope: HoldScope; of: 'ALL' | 'WHOLE_DAYS' },
): Promise<HoldRow[]> {
  const rows = tx.selectFrom('holds').selectAll().where('site_id', '=', siteId).where(isConcerned(scope))
  const chosen = rows.$if(of === 'WHOLE_DAYS', (query) => query.where(isByTheDay))
  return (await chosen.orderBy('id').forUpdate().execute()) as HoldRow[]
}

const isByTheDay = sql<SqlBool>`exists (
  select from services s where s.site_id = holds.site_id and s.id = holds.service_id
    and s.rest -> 'durationRange' ->> 'unitType' = 'DAY')`

function isConcerned(scope: HoldScope): RawBuilder<SqlBool> {
  if ('serviceId' in scope) {
    const { serviceId, left } = scope
    if (!left) return sql`service_id = ${serviceId}`
    return sql`service_id = ${serviceId} and scope_id is null and (resource_ids && ${[...left.resourceIds]}::uuid[]
      or slot->>'locationId' = any(${[...left.locationIds]}::text[]))`
  }
  if ('resourceIds' in scope) return sql`scope_id is null and resource_ids && ${[...scope.resourceIds]}::uuid[]`
  if ('locationId' in scope) return sql`scope_id is null and slot->>'locationId' = ${scope.locationId}`
  return sql`scope_id is null and coalesce(slot->>'locationId' <> all (${[...scope.notAtLocationIds]}::text[]), true)`
}

export async function deleteHold(tx: Tx, { site_id, id }: HoldRow): Promise<void> {
  await tx.deleteFrom('holds').where('site_id', '=', site_id).where('id', '=', id).execute()
}

/** Deletes holds that expired before an instant and have no occupancies left. Returns how many. */
export async function deleteExpiredHolds(db: Db, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('holds')
    .where('expires_at', '<', instant(before))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('occupancies')
            .select(sql`1`.as('one'))
            .whereRef('occupancies.site_id', '=', 'holds.site_id')
            .whereRef('occupancies.hold_id', '=', 'holds.id'),
        ),
      ),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** A hold as the calendar shows it. */
export type CalendarHold = {
  id: string
  serviceId: string
  start: number
  end: number
  until: number
  resourceIds: string[]
}

/** Lists live holds of time within a span, by start; held seats are counted elsewhere. One statement. */
export async function findCalendarHolds(
  db: Db,
  siteId: string,
  span: { start: number; end: number },
  { now, resourceIds }: { now: number; resourceIds: readonly string[] | null },
): Promise<CalendarHold[]> {
  const rows = await db
    .selectFrom('holds')
    .select(['id', 'service_id', 'resource_ids', 'starts_at', 'ends_at', 'expires_at'])
    .where('site_id', '=', siteId)
    .where('scope_id', 'is', null)
    .where('expires_at', '>', instant(now))
    .where('starts_at', '<', instant(span.end))
    .where('ends_at', '>', instant(span.start))
    .$if(resourceIds !== null, (query) =>
      query.where(sql<boolean>`resource_ids && ${[...(resourceIds ?? [])]}::uuid[]`),
    )
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    serviceId: row.service_id,
    resourceIds: row.resource_ids,
    until: Date.parse(row.expires_at),
    start: Date.parse(row.starts_at),
    end: Date.parse(row.ends_at),
  }))
}

/** SQL expression that changes whenever a hold of this business is created, moved, prolonged, ends or expires. */
export function holdsPrint(siteId: RawBuilder<string>, now: number): RawBuilder<string> {
  return sql`(select concat(count(*), '/', max(h.created_at), '/', max(h.expires_at)) from holds h
    where h.site_id = ${siteId} and h.expires_at > ${new Date(now)})`
}

function oneHold(db: Db, siteId: string, id: string, access: HoldAccess) {
  const query = db.selectFrom('holds').selectAll().where('site_id', '=', siteId).where('id', '=', id)
  if (access === 'all') return query
  if ('resourceIds' in access) return query.where(sql<boolean>`resource_ids && ${access.resourceIds}::uuid[]`)
  return query.where('owner_type', '=', access.owner.type).where('owner_id', '=', access.owner.id)
}
