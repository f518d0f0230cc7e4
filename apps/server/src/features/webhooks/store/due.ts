import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import type { StoredEvent } from '../rules/envelope.ts'

/** A delivery whose next attempt was claimed. */
export type Claim = {
  siteId: string
  deliveryId: string
  webhookId: string
  url: string
  isTest: boolean
  /** Number of this attempt. */
  attempt: number
  /** The same without those before a replay. */
  tryNumber: number
  event: StoredEvent
}

export type ClaimDue = {
  now: number
  /** How long an attempt may take before another process makes it again. */
  leaseMs: number
  /** Most claims in total, and at a time for one webhook. */
  limit: number
  perWebhook: number
  /** Attempts in progress by webhook. */
  busy: ReadonlyMap<string, number>
}

type ClaimRow = {
  site_id: string
  id: string
  webhook_id: string
  url: string
  is_test: boolean
  attempts: number
  earlier_attempts: number
  event_id: string
  entity_fqdn: string
  entity_id: string
  sequence: number
  slug: string
  occurred_at: string
  actor: unknown
  payload: unknown
}

/**
 * Claims due deliveries: of each entity and webhook the first one that waits, those of webhooks with few attempts in
 * progress first. Claiming moves the next attempt behind the lease, so that another process takes over if this one dies.
 */
export async function claimDue(db: Db, { now, leaseMs, limit, perWebhook, busy }: ClaimDue): Promise<Claim[]> {
  const at = new Date(now)
  const answer = await sql<ClaimRow>`
    with receivers as (
      select w.site_id, w.id, w.url, coalesce(busy.count, 0) as busy
      from webhooks w
      left join unnest(${[...busy.keys()]}::uuid[], ${[...busy.values()]}::integer[]) as busy (id, count) on busy.id = w.id
      where w.status = 'ENABLED' and w.deleted_at is null
    ), due as (
      select d.site_id, d.id, receivers.url
      from receivers cross join lateral (
        select d.site_id, d.id, d.next_attempt_at from webhook_deliveries d
        where d.site_id = receivers.site_id and d.webhook_id = receivers.id
          and d.status = 'WAITING' and d.next_attempt_at <= ${at}
          and not exists (
            select from webhook_deliveries earlier
            where earlier.site_id = d.site_id and earlier.webhook_id = d.webhook_id
              and earlier.entity_id = d.entity_id and earlier.status = 'WAITING' and earlier.position < d.position
          )
        order by d.next_attempt_at, d.position
        limit greatest(0, ${perWebhook}::integer - receivers.busy)
        for update of d skip locked
      ) d
      order by receivers.busy, d.next_attempt_at
      limit ${limit}
    ), claimed as (
      update webhook_deliveries d
      set attempts = d.attempts + 1, next_attempt_at = ${new Date(now + leaseMs)}
      from due
      where d.site_id = due.site_id and d.id = due.id
      returning d.*, due.url
    )
    select claimed.site_id, claimed.id, claimed.webhook_id, claimed.url, claimed.is_test, claimed.attempts,
      claimed.earlier_attempts, claimed.event_id, e.entity_fqdn, e.entity_id, e.sequence, e.slug, e.occurred_at, e.actor,
      e.payload
    from claimed join events e on e.site_id = claimed.site_id and e.id = claimed.event_id
    order by claimed.position
  `.execute(db)
  return answer.rows.map(toClaim)
}

function toClaim(row: ClaimRow): Claim {
  return {
    siteId: row.site_id,
    deliveryId: row.id,
    webhookId: row.webhook_id,
    url: row.url,
    isTest: row.is_test,
    attempt: row.attempts,
    tryNumber: row.attempts - row.earlier_attempts,
    event: {
      siteId: row.site_id,
      id: row.event_id,
      entityFqdn: row.entity_fqdn,
      entityId: row.entity_id,
      sequence: Number(row.sequence),
      slug: row.slug,
      occurredAt: Date.parse(row.occurred_at),
      actor: row.actor,
      payload: row.payload,
    },
  }
}

/** Finds the event of a delivery. */
export async function findEvent(db: Db, siteId: string, eventId: string): Promise<StoredEvent> {
  const row = await db
    .selectFrom('events')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow()
  return {
    siteId,
    id: row.id,
    entityFqdn: row.entity_fqdn,
    entityId: row.entity_id,
    sequence: Number(row.sequence),
    slug: row.slug,
    occurredAt: Date.parse(row.occurred_at),
    actor: row.actor,
    payload: row.payload,
  }
}

export type Attempt = {
  startedAt: number
  durationMs: number
  failure: string | null
  status: number | null
  answer: string
  detail: string | null
}

/** What becomes of a delivery after an attempt; `dueAt` of one that is tried again. */
export type Outcome = { status: 'DELIVERED' | 'FAILED' } | { status: 'WAITING'; dueAt: number }

/** Saves an attempt and its outcome. Returns false if another process has taken over since: then the outcome is its own. */
export async function saveAttempt(tx: Tx, claim: Claim, attempt: Attempt, outcome: Outcome): Promise<boolean> {
  const { siteId, deliveryId, attempt: number } = claim
  const saved = await tx
    .updateTable('webhook_deliveries')
    .set({
      status: outcome.status,
      ...(outcome.status === 'WAITING' ? { next_attempt_at: new Date(outcome.dueAt) } : {}),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', deliveryId)
    .where('status', '=', 'WAITING')
    .where('attempts', '=', number)
    .returning('id')
    .executeTakeFirst()
  await tx
    .insertInto('webhook_attempts')
    .values({
      site_id: siteId,
      delivery_id: deliveryId,
      number,
      at: new Date(attempt.startedAt),
      duration_ms: attempt.durationMs,
      failure: attempt.failure,
      status: attempt.status,
      answer: attempt.answer,
      detail: attempt.detail,
    })
    .execute()
  return saved !== undefined
}
