import type { OperationId } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvent } from '../../../jobs/events.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { findSite } from '../../sites/index.ts'
import {
  fault,
  readLocationIds,
  readWorkingHoursScheduleId,
  type WrittenResource,
  writableColumns,
} from '../rules/written-resource.ts'
import { loadResource, type ResourceEntity } from '../store/resources.ts'
import { shareType } from '../store/types.ts'
import { entityEvent } from '../view/event.ts'
import { resourceView } from '../view/resource.ts'
import { checkReferences, refuseFaults } from './check-resource.ts'
import { insertResource } from './insert-resource.ts'

type NewEntity = { written: WrittenResource; at: string; operation: OperationId }

/** Inserts a resource with a schedule, publishes its event and records the change. */
export async function makeResource(
  context: Context,
  tx: Tx,
  actor: Actor,
  { written, at, operation }: NewEntity,
): Promise<ResourceEntity> {
  const { siteId } = actor
  const { typeId } = written
  if (typeId) await refuseType(tx, siteId, typeId, at)
  await checkReferences(tx, siteId, written, { at })
  const site = await findSite(tx, siteId)
  if (!site) throw new Error(`There is no site ${siteId}`)
  const now = context.clock.now()
  const hours = readWorkingHoursScheduleId(written)
  const { resourceId } = await insertResource(
    tx,
    siteId,
    {
      typeId: typeId ?? null,
      name: written.name?.trim() ?? '',
      timeZone: site.time_zone,
      workingHours: hours === null ? 'always' : { scheduleId: hours },
      locationIds: readLocationIds(written),
      columns: { ...writableColumns(written), rank: written.ranking ?? 0, event_sequence: 1 },
    },
    now,
  )
  const row = await loadResource(tx, siteId, resourceId)
  const entity = resourceView(row)
  const noted = { operation, entityType: 'resource', entityId: row.id, entityName: row.name, after: entity }
  await recordChange(tx, siteId, actor, noted, now)
  const about = { siteId, noun: 'resource', id: row.id, sequence: 1, slug: 'created' } as const
  await publishEvent(tx, entityEvent({ ...about, entity, actor, now }))
  return row
}

/** Share-locks the resource type; staff types are refused, as staff members have their own operation. */
async function refuseType(tx: Tx, siteId: string, typeId: string, at: string): Promise<void> {
  const type = (await shareType(tx, siteId, typeId)) ?? fail('RESOURCE_TYPE_NOT_FOUND')
  if (type.is_staff) {
    refuseFaults([fault(`${at}.typeId`, 'RESOURCE_OF_STAFF_NEEDS_A_PERSON', 'is that of people: make a staff member')])
  }
}
