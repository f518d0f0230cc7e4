import type { services } from '@kalends/contract'
import { type Actor, toChangeActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { matchesEverything } from '../../../db/query/filter-reach.ts'
import { publishEvent } from '../../../jobs/events.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { type JobHandler, startJob } from '../../jobs/index.ts'
import type { ServiceKey } from '../ports.ts'
import { inBulk } from '../steps/in-bulk.ts'
import { showOne } from '../steps/write-update.ts'
import { countServiceRows } from '../store/query-services.ts'
import type { ServiceRow } from '../store/rows.ts'
import { freeSlugs } from '../store/slugs.ts'
import { saveRemovedService, setDeleted } from '../store/trash.ts'
import { lockWholeService } from '../store/write-service.ts'
import { serviceFqdn } from '../view/event.ts'
import { findAllIds } from './update-service.ts'

/** Options for existing bookings, the same in every form of the call. */
type Options = Pick<services.DeleteServiceRequest, 'preserveFutureSessionsWithParticipants' | 'participantNotification'>

export const deleteService: Operation<'deleteService'> = async ({ input, actor }, context) => {
  await context.transaction((tx) =>
    remove(context, tx, actor, { ...input, id: input.serviceId, operation: 'deleteService' }),
  )
  return {}
}

export const bulkDeleteServices: Operation<'bulkDeleteServices'> = ({ input, actor }, context) =>
  inBulk(context, input.ids, { idOf: (id) => id }, (tx, id) =>
    remove(context, tx, actor, { ...input, id, operation: 'bulkDeleteServices' }),
  )

/** Refuses an empty filter, which would delete the whole catalogue by mistake. */
export const bulkDeleteServicesByFilter: Operation<'bulkDeleteServicesByFilter'> = async (
  { input, actor },
  context,
) => {
  if (matchesEverything(input.filter)) {
    return refuseFields([
      {
        field: 'filter',
        description: 'must not be empty: it would delete everything',
        violatedRule: 'MIN_SIZE',
        data: { threshold: 1 },
      },
    ])
  }
  await countServiceRows(context.db, actor.siteId, 'all', input.filter)
  const job = { operation: 'bulkDeleteServicesByFilter', payload: input }
  return { jobId: await context.transaction((tx) => startJob(tx, context, actor, job)) }
}

/** What the job does. */
export const deleteByFilter: JobHandler<services.BulkDeleteServicesByFilterRequest> = {
  find: (db, { siteId, payload }) => findAllIds(db, siteId, payload.filter),
  changeStatus: async (context, tx, { actor, id, payload }) => {
    await remove(context, tx, actor, { ...payload, id, operation: 'bulkDeleteServicesByFilter' })
  },
}

type Removal = Options & { id: string; operation: string }

/**
 * Moves a service to the trash, cancels its future sessions and bookings and frees its slugs; all of it is stored for a restore.
 * Returns the service as it was.
 */
async function remove(context: Context, tx: Tx, actor: Actor, { id, operation, ...options }: Removal) {
  const { siteId } = actor
  const now = context.clock.now()
  const row = await lockWholeService(tx, siteId, id)
  if (!row || row.deleted_at !== null) return fail('SERVICE_NOT_FOUND')
  const before = await showOne(context, tx, siteId, row)
  const ended = await context.ports.services.endSessions(context, tx, {
    service: keyOf(row),
    at: 'everywhere',
    keepBooked: options.preserveFutureSessionsWithParticipants === true,
    change: { actor, notification: notificationOf(options.participantNotification) },
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

/** Returns the part of a service that the session ports take. */
export function keyOf({ site_id: siteId, id, type, name, schedule_id: scheduleId }: ServiceRow): ServiceKey {
  return { siteId, id, type, name, scheduleId }
}

/** Reads the notification settings; participants are not notified unless requested. */
export function notificationOf(sent: services.V2ParticipantNotification | null | undefined) {
  return { notifyParticipants: sent?.notifyParticipants === true, ...(sent?.message ? { message: sent.message } : {}) }
}
