import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Tx } from '../db/database.ts'
import type { FanOut, PublishedEvent, Subscriber } from './events.ts'

const batch = 500
// Any fixed number: only one dispatcher assigns positions, across processes.
const lockKey = 4_000_184_712

/**
 * Assigns positions to committed events, and creates a delivery for each interested subscriber and what `fanOuts` write. One dispatcher at a
 * time: positions become visible in order, so a reader of one has missed none before it.
 *
 * @returns how many events it took; 0 when there are none or another dispatcher is running
 */
export async function positionEvents(
  context: Context,
  subscribers: readonly Subscriber[],
  fanOuts: readonly FanOut[],
): Promise<number> {
  return context.transaction(async (tx) => {
    if (!(await tryTakeLock(tx))) return 0
    const found = await findUnpositioned(tx)
    if (found.length === 0) return 0
    const positions = await allocatePositions(tx, found.length)
    const events = found.map((event, index) => ({ ...event, position: positions[index] as number }))
    await savePositions(tx, events)
    const now = context.clock.now()
    await insertDeliveries(tx, events, subscribers, now)
    for (const fanOut of fanOuts) await fanOut(tx, events, now)
    return events.length
  })
}

async function tryTakeLock(tx: Tx): Promise<boolean> {
  const answer = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${lockKey}) as taken`.execute(tx)
  return answer.rows[0]?.taken === true
}

/**
 * The oldest events without a position. An event waits while an earlier one of its entity bears a later time, as two
 * machines' clocks can produce: within an entity its count rules, not the clock.
 */
async function findUnpositioned(tx: Tx): Promise<PublishedEvent[]> {
  const rows = await tx
    .selectFrom('events as e')
    .selectAll('e')
    .where('e.position', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('events as earlier')
            .select('earlier.id')
            .whereRef('earlier.site_id', '=', 'e.site_id')
            .whereRef('earlier.entity_fqdn', '=', 'e.entity_fqdn')
            .whereRef('earlier.entity_id', '=', 'e.entity_id')
            .whereRef('earlier.sequence', '<', 'e.sequence')
            .where('earlier.position', 'is', null)
            .whereRef('earlier.occurred_at', '>', 'e.occurred_at'),
        ),
      ),
    )
    .orderBy('e.occurred_at')
    .orderBy('e.sequence')
    .orderBy('e.id')
    .limit(batch)
    .execute()
  return rows.map(toPublishedEvent)
}

export type EventRow = {
  site_id: string
  id: string
  entity_fqdn: string
  entity_id: string
  sequence: number
  slug: string
  occurred_at: string
  actor: unknown
  payload: unknown
  position: number | null
}

export function toPublishedEvent(row: EventRow): PublishedEvent {
  return {
    siteId: row.site_id,
    id: row.id,
    entityFqdn: row.entity_fqdn,
    entityId: row.entity_id,
    sequence: row.sequence,
    slug: row.slug,
    occurredAt: Date.parse(row.occurred_at),
    actor: row.actor,
    payload: row.payload,
    position: row.position ?? 0,
  }
}

async function allocatePositions(tx: Tx, count: number): Promise<number[]> {
  const answer = await sql<{ position: number }>`
    select nextval('event_positions') as position from generate_series(1, ${count})
  `.execute(tx)
  return answer.rows.map(({ position }) => position)
}

async function savePositions(tx: Tx, events: PublishedEvent[]): Promise<void> {
  await sql`
    update events set position = given.position
    from unnest(
      ${events.map(({ siteId }) => siteId)}::uuid[], ${events.map(({ id }) => id)}::uuid[],
      ${events.map(({ position }) => position)}::bigint[]
    ) as given (site_id, id, position)
    where events.site_id = given.site_id and events.id = given.id
  `.execute(tx)
}

async function insertDeliveries(
  tx: Tx,
  events: PublishedEvent[],
  subscribers: readonly Subscriber[],
  now: number,
): Promise<void> {
  const rows = events.flatMap((event) =>
    subscribers
      .filter((subscriber) => subscriber.wants(event))
      .map(({ name }) => ({
        site_id: event.siteId,
        event_id: event.id,
        subscriber: name,
        entity_id: event.entityId,
        position: event.position,
        next_attempt_at: new Date(now),
      })),
  )
  if (rows.length > 0) await tx.insertInto('event_deliveries').values(rows).execute()
}
