import type { Actor } from '../../../actor.ts'
import { eventStream } from '../../../http/streams/event-stream.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findWatch } from '../steps/calendar-watch.ts'
import { readVersion } from '../store/versions.ts'

/** Streams that one user or key may have open. */
const mostOfOne = 20

/**
 * Streams each new version. The listener's known version is compared first, so that nothing is missed after a
 * reconnect.
 */
export const watchCalendar: Operation<'watchCalendar'> = async ({ input, actor, request }, context) => {
  const watch = findWatch(context)
  const now = await readVersion(context.db, actor.siteId, context.clock.now())
  const end = watch.hasRoom() ? await context.streams.open(listenerKey(actor), mostOfOne) : undefined
  if (!end) return fail('THROTTLED_FEATURE', { data: { retryAfterSeconds: 60 } })
  const seen = request.lastEventId ?? input.since
  return eventStream((tell) => {
    tell(seen !== undefined && seen !== now ? { id: now, data: { version: now } } : { id: now })
    const hear = (version: string) => tell({ id: version, data: { version } })
    const leave = watch.join({ siteId: actor.siteId, known: now, hear })
    return () => {
      leave()
      end()
    }
  })
}

/** Who listens: a person, or a key. */
function listenerKey(actor: Actor): string {
  if (actor.type === 'staff') return actor.userId
  return actor.type === 'app' ? actor.apiKeyId : actor.siteId
}
