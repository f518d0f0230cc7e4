import type { addOns } from '@kalends/contract'
import { type Actor, toChangeActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvent } from '../../../jobs/events.ts'
import { recordChange } from '../../audit/index.ts'
import { addOnFqdn } from '../view/add-on.ts'

/** A change to an add-on. */
type Change = { operation: string; sequence: number } & (
  | { slug: 'created'; before?: undefined; after: addOns.AddOn }
  | { slug: 'updated'; before: addOns.AddOn; after: addOns.AddOn }
  | { slug: 'deleted'; before: addOns.AddOn; after?: undefined }
)

/** Publishes the event of an add-on change and records it in the change history. */
export async function announceAddOn(context: Context, tx: Tx, actor: Actor, change: Change): Promise<void> {
  const { operation, sequence, slug, before, after } = change
  const { siteId } = actor
  const now = context.clock.now()
  const { id: entityId, name } = after ?? before ?? {}
  await publishEvent(tx, {
    siteId,
    entityFqdn: addOnFqdn,
    entityId: entityId ?? '',
    sequence,
    slug,
    occurredAt: now,
    actor: toChangeActor(actor),
    payload: buildPayload(change),
  })
  const noted = { operation, entityType: 'addOn', entityId: entityId ?? null, entityName: name ?? '' }
  await recordChange(tx, siteId, actor, { ...noted, before, after }, now)
}

function buildPayload({ slug, before, after }: Change): object {
  if (slug === 'created') return { createdEvent: { entity: after } }
  return slug === 'updated' ? { updatedEvent: { currentEntity: after } } : { deletedEvent: { deletedEntity: before } }
}
