import type { services } from '@kalends/contract'
import { type Actor, toChangeActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvent } from '../../../jobs/events.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { removedLocations } from '../rules/removed-locations.ts'
import type { ServiceRow } from '../store/rows.ts'
import { findService } from '../store/services.ts'
import { countChange, lockService } from '../store/write-service.ts'
import { serviceFqdn } from '../view/event.ts'
import { showServices } from './show-services.ts'

/** A locked service about to change, with its current API view. */
export type OpenService = { row: ServiceRow; before: services.Service }

/** Locks a service for a change; throws if it does not exist. */
export async function openService(context: Context, tx: Tx, siteId: string, id: string): Promise<OpenService> {
  const row = (await lockService(tx, siteId, id)) ?? fail('SERVICE_NOT_FOUND')
  return { row, before: await showOne(context, tx, siteId, row) }
}

/**
 * Completes a change of a locked service: bumps its revision, publishes its event and records the change. Returns the
 * API view.
 */
export async function closeService(
  context: Context,
  tx: Tx,
  { actor, operation }: { actor: Actor; operation: string },
  { row: earlier, before }: OpenService,
): Promise<services.Service> {
  const { siteId } = actor
  const { id } = earlier
  const now = context.clock.now()
  await countChange(tx, siteId, id, now)
  const row = await findService(tx, siteId, id)
  if (!row) throw new Error(`The service ${id} was not stored`)
  await endHoldsOfLeft(context, tx, siteId, { earlier, row })
  const after = await showOne(context, tx, siteId, row)
  await publishEvent(tx, {
    siteId,
    entityFqdn: serviceFqdn,
    entityId: id,
    sequence: row.event_sequence,
    slug: 'updated',
    occurredAt: now,
    actor: toChangeActor(actor),
    payload: { updatedEvent: { currentEntity: after } },
  })
  const noted = { operation, entityType: 'service', entityId: id, entityName: after.name ?? '' }
  await recordChange(tx, siteId, actor, { ...noted, before, after }, now)
  return after
}

/** Builds the API view of one service. */
export async function showOne(context: Context, tx: Tx, siteId: string, row: ServiceRow): Promise<services.Service> {
  const [shown] = await showServices(context, tx, siteId, [row])
  if (!shown) throw new Error(`The service ${row.id} cannot be shown`)
  return shown
}

/** A time that is held with somebody, or at a place, that the service no longer has cannot be booked any more. */
async function endHoldsOfLeft(
  context: Context,
  tx: Tx,
  siteId: string,
  { earlier, row }: { earlier: ServiceRow; row: ServiceRow },
): Promise<void> {
  const resourceIds = earlier.staff_ids.filter((id) => !row.staff_ids.includes(id))
  const { locationIds } = removedLocations(earlier.locations, row.locations)
  if (resourceIds.length + locationIds.length === 0) return
  await context.ports.services.endHolds(context, tx, siteId, { serviceId: row.id, left: { resourceIds, locationIds } })
}
