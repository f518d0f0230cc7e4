import { randomUUIDv7 } from 'node:crypto'
import type { Context } from '../context.ts'
import { instant, jsonb, type Tx } from '../db/database.ts'
import { emitAfterCommit } from '../db/transaction.ts'

/** An event of one entity, as its operation publishes it. */
export type NewEvent = {
  /** Generated if absent. */
  id?: string
  siteId: string
  entityFqdn: string
  entityId: string
  /** Counted on the entity's row under its lock, so an entity's events have one order. */
  sequence: number
  slug: string
  /** Epoch milliseconds, from `context.clock`. */
  occurredAt: number
  /** The actor in its API shape. */
  actor: unknown
  /** The API's createdEvent, updatedEvent, deletedEvent or actionEvent. */
  payload: unknown
}

/** A committed event as subscribers see it. */
export type PublishedEvent = Omit<NewEvent, 'id' | 'actor' | 'payload'> & {
  id: string
  position: number
  // biome-ignore lint/suspicious/noExplicitAny: each slug has its own payload; the subscriber knows which it asked for
  payload: any
  // biome-ignore lint/suspicious/noExplicitAny: see above
  actor: any
}

/**
 * Receives committed events: in order per entity, each at least once, so `handle` must be idempotent (the event's id
 * identifies repeats). A handler that throws is retried with growing delays.
 */
export type Subscriber = {
  /** Stored with each delivery: never rename one. */
  name: string
  wants(event: PublishedEvent): boolean
  handle(context: Context, event: PublishedEvent): Promise<void>
}

/**
 * Writes what follows from committed events when they get their positions, in that transaction: for features that keep
 * deliveries of their own.
 */
export type FanOut = (tx: Tx, events: readonly PublishedEvent[], now: number) => Promise<void>

/** Background work that runs until it is stopped. */
export type Runner = {
  /** Takes no more work and waits for what is running. */
  stop(): Promise<void>
}

/** Publishes an event in the transaction that caused it; subscribers receive it after the commit. Returns its id. */
export async function publishEvent(tx: Tx, event: NewEvent): Promise<string> {
  const [id = ''] = await publishEvents(tx, [event])
  return id
}

/** Publishes several events in one statement. Returns their ids in the given order. */
export async function publishEvents(tx: Tx, events: readonly NewEvent[]): Promise<string[]> {
  if (events.length === 0) return []
  const rows = events.map((event) => ({
    ...eventColumns(event),
    actor: jsonb(event.actor),
    payload: jsonb(event.payload),
  }))
  await tx.insertInto('events').values(rows).execute()
  emitAfterCommit(tx, 'eventsAppended')
  return rows.map(({ id }) => id)
}

/** Returns the columns of an event except the documents. */
export function eventColumns(event: NewEvent) {
  return {
    site_id: event.siteId,
    id: event.id ?? randomUUIDv7(),
    entity_fqdn: event.entityFqdn,
    entity_id: event.entityId,
    sequence: event.sequence,
    slug: event.slug,
    occurred_at: instant(event.occurredAt),
  }
}
