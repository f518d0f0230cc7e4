import type { Context } from '../../../src/context.ts'

/** A booking's history as lines: `confirm: CREATED → CONFIRMED by app`. */
export async function listHistory(context: Context, bookingId: string): Promise<string[]> {
  const rows = await context.db
    .selectFrom('booking_history')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('number')
    .execute()
  return rows.map(({ action, from_status, to_status, actor_type }) =>
    `${action}: ${from_status ?? ''} → ${to_status} by ${actor_type}`.replace(':  →', ': →'),
  )
}

/** What a booking announced, in order: `1 created`. */
export async function listEvents(context: Context, bookingId: string): Promise<string[]> {
  const rows = await context.db
    .selectFrom('events')
    .select(['sequence', 'slug'])
    .where('entity_id', '=', bookingId)
    .orderBy('sequence')
    .execute()
  return rows.map(({ sequence, slug }) => `${sequence} ${slug}`)
}

// biome-ignore lint/suspicious/noExplicitAny: each slug has its own payload
export async function loadLastEvent(context: Context, bookingId: string): Promise<any> {
  const row = await context.db
    .selectFrom('events')
    .selectAll()
    .where('entity_id', '=', bookingId)
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow()
  return row
}
