import type { Client } from '@kalends/sdk'
import type { Change, Outcome } from './change.ts'
import { findBooking } from './move-booking.ts'

type Latest = Extract<Outcome, { ok: false }>['latest']

/** Loads what someone else changed in the meantime; null if unknown. */
export async function loadLatest(client: Client, change: Change): Promise<Latest> {
  if (change.kind !== 'move' && change.kind !== 'undo') return null
  return change.of === 'APPOINTMENT' ? loadLatestBooking(client, change.id) : loadLatestSession(client, change.id)
}

async function loadLatestBooking(client: Client, bookingId: string): Promise<Latest> {
  const [booking, { entries }] = await Promise.all([
    findBooking(client, bookingId),
    client.bookings.getBookingHistory({ bookingId }),
  ])
  const slot = booking.bookedEntity?.slot
  const last = entries.at(-1)
  return {
    by: last?.actorName ?? null,
    at: last?.occurredAt ?? booking.updatedDate ?? '',
    from: Date.parse(slot?.startDate ?? ''),
    until: Date.parse(slot?.endDate ?? ''),
    resourceId: slot?.resource?.id ?? null,
  }
}

async function loadLatestSession(client: Client, sessionId: string): Promise<Latest> {
  const { session } = await client.sessions.getSession({ sessionId })
  return {
    by: null,
    at: session.updatedDate,
    from: Date.parse(session.startDate),
    until: Date.parse(session.endDate),
    resourceId: session.resourceIds[0] ?? null,
  }
}
