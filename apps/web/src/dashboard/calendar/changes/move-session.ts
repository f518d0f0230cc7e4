import type { Move } from './change.ts'
import type { ChangeContext } from './change-context.ts'
import { formatWallTime } from './wall-time.ts'

/** Moves one session of a class or course with its bookings, or blocked time. Returns the new revision. */
export async function moveSession({ client, zone }: ChangeContext, move: Move): Promise<string> {
  const { id, revision, from, until, resourceIds, overlap, notify, message, key } = move
  const { session: found } = await client.sessions.getSession({ sessionId: id })
  const { session } = await client.sessions.updateSession(
    {
      session: {
        id,
        revision,
        resourceIds,
        localStartDate: formatWallTime(from, found.timeZone || zone),
        durationMinutes: Math.round((until - from) / 60_000),
      },
      scope: 'ONE',
      ...(found.kind === 'BLOCK' ? {} : { bookings: 'MOVE' as const }),
      allowOverlap: overlap,
      notifyParticipants: notify,
      ...(notify && message ? { message } : {}),
    },
    { idempotencyKey: key },
  )
  return session.revision
}
