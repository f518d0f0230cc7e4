import { type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, type Tx } from '../../../db/database.ts'
import type { Maker } from '../../identity/index.ts'

export type WebhookRow = Selectable<Database['webhooks']>
/** A webhook with its latest delivery. */
export type ShownWebhook = WebhookRow & { last_status: string | null; last_at: string | null }

export type WebhookContent = { name: string; url: string; eventTypes: readonly string[] }

/** Most webhooks of a business, as the database counts them. */
export const webhookLimit = 20

/** Inserts a webhook; undefined if the business has as many as it can. Lock the site before. */
export async function insertWebhook(
  tx: Tx,
  siteId: string,
  { id, name, url, eventTypes, maker }: WebhookContent & { id: string; maker: Maker },
  now: number,
): Promise<WebhookRow | undefined> {
  const at = new Date(now)
  const answer = await sql<WebhookRow>`
    insert into webhooks (site_id, id, number, name, url, event_types, created_by_user_id, created_by_key_id,
      created_at, updated_at)
    select ${siteId}, ${id}, free.number, ${name}, ${url}, ${[...eventTypes]}::text[], ${maker.userId}::uuid, ${maker.keyId}::uuid,
      ${at}, ${at}
    from generate_series(1, ${webhookLimit}::integer) as free (number)
    where not exists (
      select from webhooks w where w.site_id = ${siteId} and w.number = free.number and w.deleted_at is null
    )
    order by free.number limit 1
    returning *
  `.execute(tx)
  return answer.rows[0]
}

export function lockWebhook(tx: Tx, siteId: string, id: string): Promise<WebhookRow | undefined> {
  return tx
    .selectFrom('webhooks')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks those that one of these people or keys made or led elsewhere, in the order of their ids. */
export function lockWebhooksMadeBy(tx: Tx, siteId: string, makerIds: readonly string[]): Promise<WebhookRow[]> {
  return selectMadeBy(tx, siteId, makerIds).orderBy('id').forUpdate().execute()
}

/** Lists them by name. */
export function listWebhookRowsMadeBy(db: Db, siteId: string, makerIds: readonly string[]): Promise<WebhookRow[]> {
  return selectMadeBy(db, siteId, makerIds).orderBy('name').orderBy('id').execute()
}

function selectMadeBy(db: Db, siteId: string, makerIds: readonly string[]) {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('created_by_user_id', 'in', makerIds), eb('created_by_key_id', 'in', makerIds)]))
}

export async function findWebhook(db: Db, siteId: string, id: string): Promise<ShownWebhook | undefined> {
  const [row] = await selectShown(db, siteId, sql`w.id = ${id}`)
  return row
}

/** Lists webhooks by name. */
export function listWebhookRows(db: Db, siteId: string): Promise<ShownWebhook[]> {
  return selectShown(db, siteId, sql`true`)
}

async function selectShown(db: Db, siteId: string, condition: ReturnType<typeof sql>): Promise<ShownWebhook[]> {
  const answer = await sql<ShownWebhook>`
    select w.*, latest.status as last_status, latest.created_at as last_at
    from webhooks w
    left join lateral (
      select d.status, d.created_at from webhook_deliveries d
      where d.site_id = w.site_id and d.webhook_id = w.id
      order by d.number desc limit 1
    ) latest on true
    where w.site_id = ${siteId} and w.deleted_at is null and ${condition}
    order by lower(w.name), w.id
  `.execute(db)
  return answer.rows
}

export type WebhookChanges = {
  name?: string
  url?: string
  event_types?: string[]
  status?: 'ENABLED' | 'PAUSED'
  paused_reason?: 'MANUAL' | 'FAILING' | null
  paused_at?: Date | null
  failing_since?: Date | null
  given_up?: number
  created_by_user_id?: string | null
  created_by_key_id?: string | null
  deleted_at?: Date
}

/** Changes a webhook under a revision of its own. */
export function updateWebhookRow(
  tx: Tx,
  { site_id: siteId, id }: WebhookRow,
  changes: WebhookChanges,
  now: number,
): Promise<WebhookRow> {
  return tx
    .updateTable('webhooks')
    .set({ ...changes, revision: sql`revision + 1`, updated_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Counts a test event. Returns its sequence number. */
export async function countTestEvent(tx: Tx, siteId: string, id: string): Promise<number> {
  const row = await tx
    .updateTable('webhooks')
    .set({ event_sequence: sql`event_sequence + 1` })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returning('event_sequence')
    .executeTakeFirstOrThrow()
  return Number(row.event_sequence)
}

/** Notes that a delivery succeeded: the receiver is alive. */
export async function noteSuccess(tx: Tx, siteId: string, id: string): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ failing_since: null, given_up: 0 })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('failing_since', 'is not', null)
    .execute()
}

/** Notes a failed attempt that began at `since`. Returns the webhook with the failures since its last success. */
export async function noteFailure(
  tx: Tx,
  siteId: string,
  id: string,
  { since, isGivenUp }: { since: number; isGivenUp: boolean },
): Promise<WebhookRow | undefined> {
  return tx
    .updateTable('webhooks')
    .set((eb) => ({
      failing_since: eb.fn.coalesce('failing_since', sql<string>`${instant(since)}::timestamptz`),
      given_up: sql<number>`given_up + ${isGivenUp ? 1 : 0}`,
    }))
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}
