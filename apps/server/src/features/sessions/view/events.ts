import type { NewEvent } from '../../../jobs/events.ts'
import type { SessionChange } from '../../bookings/index.ts'
import type { ClassSession } from '../rules/class-session.ts'
import type { SessionView } from './session.ts'

/** Events of sessions are announced under this name, a word of our own. */
export const sessionFqdn = 'kalends.schedules.v1.session'

export type SessionSlug = 'created' | 'updated' | 'cancelled'

/** What happened to a session, as its listeners hear it. */
export function sessionEvent(
  { id, eventSequence }: ClassSession,
  entity: SessionView,
  told: { siteId: string; slug: SessionSlug; actor: unknown; now: number },
): NewEvent {
  const { siteId, slug, actor, now } = told
  return {
    siteId,
    entityFqdn: sessionFqdn,
    entityId: id,
    sequence: eventSequence,
    slug,
    occurredAt: now,
    actor,
    payload: payloadOf(slug, entity),
  }
}

/** Whoever made the call, or the house itself. */
export type ChangeActor = SessionChange['actor']

function payloadOf(slug: SessionSlug, entity: SessionView): Record<string, unknown> {
  if (slug === 'created') return { createdEvent: { entity } }
  if (slug === 'updated') return { updatedEvent: { currentEntity: entity } }
  return { actionEvent: { body: { session: entity } } }
}
