import type { serviceOptions } from '@kalends/contract'
import { type Actor, toChangeActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvent } from '../../../jobs/events.ts'
import { recordChange } from '../../audit/index.ts'
import { optionsFqdn } from '../view/options-entity.ts'
import { touchServices } from './touch-services.ts'

type Options = serviceOptions.ServiceOptionsAndVariants

/** A change to the variants of a service. */
type Change = { operation: string; serviceId: string; serviceName: string; sequence: number } & (
  | { slug: 'created'; before?: undefined; after: Options }
  | { slug: 'updated'; before: Options; after: Options }
  | { slug: 'deleted'; before: Options; after?: undefined }
)

/** Publishes the events of changed variants and of their service, and records the change in the history. */
export async function announceOptions(context: Context, tx: Tx, actor: Actor, change: Change): Promise<void> {
  const { siteId } = actor
  const now = context.clock.now()
  const entityId = (change.after ?? change.before)?.id ?? ''
  await publishEvent(tx, {
    siteId,
    entityFqdn: optionsFqdn,
    entityId,
    sequence: change.sequence,
    slug: change.slug,
    occurredAt: now,
    actor: toChangeActor(actor),
    payload: buildPayload(change),
  })
  const { operation, before, after, serviceName: entityName } = change
  await recordChange(tx, siteId, actor, { operation, entityType: 'variants', entityId, entityName, before, after }, now)
  await touchServices(context, tx, actor, [change.serviceId])
}

function buildPayload({ slug, before, after }: Change): object {
  if (slug === 'created') return { createdEvent: { entity: after } }
  return slug === 'updated' ? { updatedEvent: { currentEntity: after } } : { deletedEvent: { deletedEntity: before } }
}
