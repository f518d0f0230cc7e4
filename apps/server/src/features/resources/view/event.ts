import { type Actor, toChangeActor } from '../../../actor.ts'
import type { NewEvent } from '../../../jobs/events.ts'

/** Names events go by. Source: facts/bookings, staff-members, resources, resource-types, staff-member-settings: events. */
export const fqdns = {
  staffMember: 'wix.bookings.staff.v1.staff_member',
  resource: 'wix.bookings.resources.v2.resource',
  resourceType: 'wix.bookings.resources.v2.resource_type',
  staffSettings: 'wix.bookings.staff_settings.v1.staff_member_settings',
} as const

/** A change of an entity, whose event sequence is on its row. */
export type EntityChange = {
  siteId: string
  noun: keyof typeof fqdns
  id: string
  /** The count after the change. */
  sequence: number
  slug: 'created' | 'updated' | 'deleted'
  entity: object
  actor: Actor | undefined
  now: number
}

/** Returns the event of a created, changed or deleted entity, with the entity in its API shape. */
export function entityEvent({ siteId, noun, id, sequence, slug, entity, actor, now }: EntityChange): NewEvent {
  return {
    siteId,
    entityFqdn: fqdns[noun],
    entityId: id,
    sequence,
    slug,
    occurredAt: now,
    actor: toChangeActor(actor),
    payload: buildPayload(slug, entity),
  }
}

function buildPayload(slug: EntityChange['slug'], entity: object): object {
  if (slug === 'created') return { createdEvent: { entity } }
  return slug === 'updated' ? { updatedEvent: { currentEntity: entity } } : { deletedEvent: { deletedEntity: entity } }
}
