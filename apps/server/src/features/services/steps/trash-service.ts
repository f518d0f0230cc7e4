import type { services } from '@kalends/contract'
import { type Actor, toChangeActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvent } from '../../../jobs/events.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { readNotification } from '../rules/notification.ts'
import { freeSlugs } from '../store/slugs.ts'
import { saveRemovedService, setDeleted } from '../store/trash.ts'
import { lockWholeService } from '../store/write-service.ts'
import { serviceFqdn } from '../view/event.ts'
import { toServiceKey } from './service-key.ts'
import { showOne } from './write-update.ts'

/** Options for existing bookings, the same in every form of the call. */
type Options = Pick<services.DeleteServiceRequest, 'preserveFutureSessionsWithParticipants' | 'participantNotification'>

export type Removal = Options & { id: string; operation: string }

/**
 * Moves a service to the trash, cancels its future sessions and bookings and frees its slugs; all of it is stored for a restore.
 * Returns the service as it was.
 */
export async function trashService(context: Context, tx: Tx, actor: Actor, { id, operation, ...options }: Removal) {
  const { siteId } = actor
  const now = context.clock.now()
  const row = await lockWholeService(tx, siteId, id)
  if (!row || row.deleted_at !== null) return fail('SERVICE_NOT_FOUND')
  const before = await showOne(context, tx, siteId, row)
  const ended = await context.ports.services.endSessions(context, tx, {
    service: toServiceKey(row),
    at: 'everywhere',
    keepBooked: options.preserveFutureSessionsWithParticipants === true,
    change: { actor, notification: readNotification(options.participantNotification) },
  })
  await saveRemovedService(tx, siteId, row.id, { ...ended, slugs: row.slugs })
  await freeSlugs(tx, siteId, row.id)
  const sequence = await setDeleted(tx, siteId, row.id, now)
  await publishEvent(tx, {
    siteId,
    entityFqdn: serviceFqdn,
    entityId: row.id,
    sequence,
    slug: 'deleted',
    occurredAt: now,
    actor: toChangeActor(actor),
    payload: { deletedEvent: { deletedEntity: before } },
  })
  const noted = { operation, entityType: 'service', entityId: row.id, entityName: row.name }
  await recordChange(tx, siteId, actor, { ...noted, before }, now)
  return before
}
