import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvents } from '../../../jobs/events.ts'
import { type ChangeActor, identificationView } from '../../bookings/index.ts'
import { findSessions } from '../store/read-sessions.ts'
import { type SessionSlug, sessionEvent } from '../view/events.ts'
import { showSessions } from './show-sessions.ts'

/** Publishes what happened to sessions, by their ids, as they are now. */
export async function publishSessions(
  { clock }: Context,
  tx: Tx,
  { siteId, actor }: { siteId: string; actor: ChangeActor },
  slugs: ReadonlyMap<string, SessionSlug>,
): Promise<void> {
  if (slugs.size === 0) return
  const now = clock.now()
  const sessions = await findSessions(tx, siteId, [...slugs.keys()])
  const views = await showSessions(tx, siteId, sessions, now)
  const events = sessions.map((session, index) => {
    const details = { siteId, slug: slugs.get(session.id) as SessionSlug, actor: identificationView(actor), now }
    return sessionEvent(session, views[index] as (typeof views)[number], details)
  })
  await publishEvents(tx, events)
}
