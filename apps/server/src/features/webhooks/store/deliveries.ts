import { type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, type Tx } from '../../../db/database.ts'
import { emitAfterCommit } from '../../../db/transaction.ts'

export type DeliveryRow = Selectable<Database['webhook_deliveries']>
export type AttemptRow = Selectable<Database['webhook_attempts']>
/** A delivery with its latest attempt. */
export type ListedDelivery = DeliveryRow & { attempt: AttemptRow | null }

export type NewDelivery = {
  siteId: string
  id: string
  webhookId: string
  eventId: string
  eventType: string
  entityId: string
  position: number
}

/** An event and its kind. */
export type FannedEvent = { siteId: string; id: string; eventType: string }

/** Finds the enabled webhooks that receive these events, as pairs with the ids of the events. */
export async function findReceivers(
  db: Db,
  events: readonly FannedEvent[],
): Promise<{ webhookId: string; siteId: string; eventId: string }[]> {
  const answer = await sql<{ webhook_id: string; site_id: string; event_id: string }>`
    select w.id as webhook_id, w.site_id, e.id as event_id
    from unnest(
      ${events.map(({ siteId }) => siteId)}::uuid[], ${events.map(({ id }) => id)}::uuid[],
      ${events.map(({ eventType }) => eventType)}::text[]
    ) as e (site_id, id, event_type)
    join webhooks w on w.site_id = e.site_id and e.event_type = any(w.event_types)
    where w.status = 'ENABLED' and w.deleted_at is null
  `.execute(db)
  return answer.rows.map((row) => ({ webhookId: row.webhook_id, siteId: row.site_id, eventId: row.event_id }))
}

/** Inserts deliveries that are due at once; one that exists stays as it is. */
export async function insertDeliveries(tx: Tx, deliveries: readonly NewDelivery[], now: number): Promise<void> {
  const at = new Date(now)
  await tx
    .insertInto('webhook_deliveries')
    .values(deliveries.map((delivery) => ({ ...columnsOf(delivery), next_attempt_at: at, created_at: at })))
    .onConflict((conflict) => conflict.constraint('webhook_deliveries_event_id_key').doNothing())
    .execute()
  emitAfterCommit(tx, 'webhooksDue')
}

/** Inserts a test delivery whose first attempt is being made. */
export async function insertTestDelivery(tx: Tx, delivery: NewDelivery, now: number, leaseMs: number): Promise<void> {
  await tx
    .insertInto('webhook_deliveries')
    .values({
      ...columnsOf(delivery),
      is_test: true,
      attempts: 1,
      next_attempt_at: new Date(now + leaseMs),
      created_at: new Date(now),
    })
    .execute()
}

function columnsOf({ siteId, id, webhookId, eventId, eventType, entityId, position }: NewDelivery) {
  return {
    site_id: siteId,
    id,
    webhook_id: webhookId,
    event_id: eventId,
    event_type: eventType,
    entity_id: entityId,
    position,
  }
}

export type DeliveryFilter = { status?: string | undefined; before?: number | undefined }

/** Lists deliveries of a webhook with their latest attempts, newest first. */
export async function listDeliveries(
  db: Db,
  siteId: string,
  webhookId: string,
  { status, before }: DeliveryFilter,
  limit: number,
): Promise<ListedDelivery[]> {
  let query = db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('webhook_id', '=', webhookId)
  if (status !== undefined) query = query.where('status', '=', status)
  if (before !== undefined) query = query.where('number', '<', before)
  const rows = await query.orderBy('number', 'desc').limit(limit).execute()
  const attempts = await findLatestAttempts(db, siteId, rows)
  return rows.map((row) => ({ ...row, attempt: attempts.get(row.id) ?? null }))
}

async function findLatestAttempts(
  db: Db,
  siteId: string,
  rows: readonly DeliveryRow[],
): Promise<Map<string, AttemptRow>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const found = await db
    .selectFrom('webhook_attempts')
    .selectAll()
    .distinctOn('delivery_id')
    .where('site_id', '=', siteId)
    .where('delivery_id', 'in', ids)
    .orderBy('delivery_id')
    .orderBy('number', 'desc')
    .execute()
  return new Map(found.map((row) => [row.delivery_id, row]))
}

type DeliveryKey = { siteId: string; webhookId: string; deliveryId: string }

/** Finds a delivery of a webhook that is not deleted. */
export function findDelivery(db: Db, key: DeliveryKey): Promise<DeliveryRow | undefined> {
  return selectDelivery(db, key).executeTakeFirst()
}

export function lockDelivery(tx: Tx, key: DeliveryKey): Promise<DeliveryRow | undefined> {
  return selectDelivery(tx, key).forUpdate('webhook_deliveries').executeTakeFirst()
}

function selectDelivery(db: Db, { siteId, webhookId, deliveryId }: DeliveryKey) {
  return db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', (join) =>
      join
        .onRef('webhooks.site_id', '=', 'webhook_deliveries.site_id')
        .onRef('webhooks.id', '=', 'webhook_deliveries.webhook_id')
        .on('webhooks.deleted_at', 'is', null),
    )
    .selectAll('webhook_deliveries')
    .where('webhook_deliveries.site_id', '=', siteId)
    .where('webhook_deliveries.webhook_id', '=', webhookId)
    .where('webhook_deliveries.id', '=', deliveryId)
}

/** Finds the latest attempts of a delivery, newest first. */
export function findAttempts(db: Db, siteId: string, deliveryId: string, limit: number): Promise<AttemptRow[]> {
  return db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('delivery_id', '=', deliveryId)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
}

/** Makes a finished delivery due again, with all its attempts to come. */
export async function restartDelivery(tx: Tx, { site_id: siteId, id }: DeliveryRow, now: number): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ status: 'WAITING', earlier_attempts: sql`attempts`, next_attempt_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
  emitAfterCommit(tx, 'webhooksDue')
}

/** Makes failed deliveries of a webhook due again, the oldest first, without tests. Returns how many. */
export async function restartFailed(
  tx: Tx,
  { site_id: siteId, id: webhookId }: { site_id: string; id: string },
  now: number,
  limit: number,
): Promise<number> {
  const answer = await sql`
    update webhook_deliveries set status = 'WAITING', earlier_attempts = attempts, next_attempt_at = ${new Date(now)}
    where (site_id, id) in (
      select site_id, id from webhook_deliveries
      where site_id = ${siteId} and webhook_id = ${webhookId} and status = 'FAILED' and not is_test
      order by number limit ${limit} for update
    )
  `.execute(tx)
  emitAfterCommit(tx, 'webhooksDue')
  return Number(answer.numAffectedRows ?? 0)
}

/** Deletes deliveries created before an instant, with their attempts; at most `limit`. */
export async function deleteOldDeliveries(tx: Tx, before: number, limit: number): Promise<void> {
  const rows = await tx
    .selectFrom('webhook_deliveries')
    .select(['site_id', 'id'])
    .where('created_at', '<', instant(before))
    .orderBy('created_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  if (rows.length === 0) return
  const keys = sql`select * from unnest(
    ${rows.map((row) => row.site_id)}::uuid[], ${rows.map((row) => row.id)}::uuid[]
  )`
  await sql`delete from webhook_attempts where (site_id, delivery_id) in (${keys})`.execute(tx)
  await sql`delete from webhook_deliveries where (site_id, id) in (${keys})`.execute(tx)
}

/** Deletes deleted webhooks of which no delivery is left. */
export async function dropDeletedWebhooks(tx: Tx): Promise<void> {
  await sql`
    delete from webhooks w
    where w.deleted_at is not null and not exists (
      select from webhook_deliveries d where d.site_id = w.site_id and d.webhook_id = w.id
    )
  `.execute(tx)
}
