import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { PublishedEvent, Subscriber } from './events.ts'
import { type EventRow, toPublishedEvent } from './positions.ts'

const batchSize = 5
/** How long one attempt may take before another worker believes it dead. */
const leaseMs = 120_000
const maxAttempts = 5
const firstDelayMs = 30_000

type Claim = { event: PublishedEvent; attempt: number }

/**
 * Makes the due deliveries of one subscriber, entity by entity in order. A failed one is retried after a delay that
 * doubles, and delays only its own entity; after the fifth failure it is dead and the next one is delivered.
 *
 * @returns how many attempts it made
 */
export async function deliverDue(context: Context, subscriber: Subscriber): Promise<number> {
  for (let made = 0; ; ) {
    const claims = await claimDue(context, subscriber.name)
    if (claims.length === 0) return made
    await Promise.all(claims.map((claim) => deliver(context, subscriber, claim)))
    made += claims.length
  }
}

async function deliver(context: Context, subscriber: Subscriber, { event, attempt }: Claim): Promise<void> {
  try {
    await subscriber.handle(context, event)
  } catch (error) {
    context.log.warn(
      { err: error, subscriber: subscriber.name, event: event.id, attempt },
      'delivery of an event failed',
    )
    return saveFailure(context, subscriber.name, { event, attempt }, error)
  }
  await markDelivery(context, subscriber.name, event, { status: 'DONE', last_error: null })
}

async function saveFailure(
  context: Context,
  subscriber: string,
  { event, attempt }: Claim,
  error: unknown,
): Promise<void> {
  const due = context.clock.now() + firstDelayMs * 2 ** (attempt - 1)
  await markDelivery(context, subscriber, event, {
    status: attempt >= maxAttempts ? 'DEAD' : 'WAITING',
    next_attempt_at: new Date(due),
    last_error: String(error).slice(0, 1000),
  })
}

/**
 * Releases first attempts in progress, so that none waits for the lease of a killed process. Call it at start only,
 * when no other process works on this database; otherwise deliveries would be repeated.
 */
export async function releaseClaims({ db, clock }: Context): Promise<void> {
  await db
    .updateTable('event_deliveries')
    .set({ next_attempt_at: new Date(clock.now()) })
    .where('status', '=', 'WAITING')
    // What failed waits its time out.
    .where('last_error', 'is', null)
    .where('next_attempt_at', '>', new Date(clock.now()).toISOString())
    .execute()
}

type Outcome = { status: string; last_error: string | null; next_attempt_at?: Date }

async function markDelivery(
  context: Context,
  subscriber: string,
  event: PublishedEvent,
  outcome: Outcome,
): Promise<void> {
  await context.db
    .updateTable('event_deliveries')
    .set(outcome)
    .where('site_id', '=', event.siteId)
    .where('event_id', '=', event.id)
    .where('subscriber', '=', subscriber)
    .execute()
}

/**
 * Claims the first due delivery of each entity. Claiming moves its next attempt behind the lease, so another worker
 * takes over if this one dies.
 */
async function claimDue(context: Context, subscriber: string): Promise<Claim[]> {
  const now = context.clock.now()
  const answer = await sql<EventRow & { attempts: number }>`
    with due as (
      select d.site_id, d.event_id from event_deliveries d
      where d.subscriber = ${subscriber} and d.status = 'WAITING' and d.next_attempt_at <= ${new Date(now)}
        and not exists (
          select from event_deliveries earlier
          where earlier.subscriber = d.subscriber and earlier.status = 'WAITING'
            and earlier.site_id = d.site_id and earlier.entity_id = d.entity_id and earlier.position < d.position
        )
      order by d.position
      limit ${batchSize}
      for update of d skip locked
    ), claimed as (
      update event_deliveries d
      set attempts = d.attempts + 1, next_attempt_at = ${new Date(now + leaseMs)}
      from due
      where d.site_id = due.site_id and d.event_id = due.event_id and d.subscriber = ${subscriber}
      returning d.site_id, d.event_id, d.attempts
    )
    select e.*, claimed.attempts
    from claimed join events e on e.site_id = claimed.site_id and e.id = claimed.event_id
    order by e.position
  `.execute(context.db)
  return answer.rows.map((row) => ({ event: toPublishedEvent(row), attempt: row.attempts }))
}
