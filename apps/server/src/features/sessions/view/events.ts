import type { NewEvent } from '../../../jobs/events.ts'
import type { ClassSession } from '../rules/class-session.ts'
import type { SessionView } from './session.ts'

/** Session events are published under this name. It is not part of the Wix-compatible API. */
export const sessionFqdn = 'kalends.schedules.v1.session'

export type SessionSlug = 'created' | 'updated' | 'cancelled'

/** Builds the event of a changed session. */
export function sessionEvent(
  { id, eventSequence }: ClassSession,
  entity: SessionView,
  { siteId, slug, actor, now }: { siteId: string; slug: SessionSlug; actor: unknown; now: number },
): NewEvent {
  return {
    siteId,
    entityFqdn: sessionFqdn,
    entityId: id,
    sequence: eventSequence,
    slug,
    occurredAt: now,
    actor,
    payload: buildPayload(slug, entity),
  }
}

function buildPayload(slug: SessionSlug, entity: SessionView): Record<string, unknown> {
  if (slug === 'created') return { createdEvent: { entity } }
  if (slug === 'updated') return { updatedEvent: { currentEntity: entity } }
  return { actionEvent: { body: { session: entity } } }
}
