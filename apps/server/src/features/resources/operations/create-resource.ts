import type { common, FieldViolation, OperationId, resourceEntities } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvent } from '../../../jobs/events.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { findLocations } from '../../business/index.ts'
import { scheduleKind } from '../../schedules/index.ts'
import { findSite } from '../../sites/index.ts'
import {
  fault,
  hoursFaults,
  locationFaults,
  nameFaults,
  readLocationIds,
  readWorkingHoursScheduleId,
  type WrittenResource,
  writtenResource,
} from '../rules/written-resource.ts'
import { insertResource } from '../steps/insert-resource.ts'
import { loadResource, type ResourceEntity } from '../store/resources.ts'
import { shareType } from '../store/types.ts'
import { bulkActionMetadata, type Outcome, outcomeOf } from '../view/bulk.ts'
import { entityEvent } from '../view/event.ts'
import { resourceView } from '../view/resource.ts'
import { resourceResult } from '../view/resource-result.ts'

export const createResource: Operation<'createResource'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const written = readResource(input.resource, 'resource')
    const row = await makeResource(context, tx, actor, { written, at: 'resource', operation: 'createResource' })
    return { resource: resourceView(row) }
  })

/** Validates a requested resource without database access. `at` is its path in the request. */
function readResource(sent: resourceEntities.Resource, at: string): WrittenResource {
  const written = writtenResource(sent)
  refuseAny([...nameFaults(written, at), ...locationFaults(written, at), ...hoursFaults(sent, at)])
  return written
}

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
  await refuseUnknown(tx, siteId, written, { at })
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
      columns: { ...columnsOf(written), rank: written.ranking ?? 0, event_sequence: 1 },
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

/** Returns the writable columns other than name, type, hours and locations. */
export function columnsOf(written: WrittenResource) {
  const extendedFields: common.ExtendedFields = written.extendedFields ?? {}
  return {
    app_id: written.appId ?? null,
    management_type: written.managementType ?? null,
    extended_fields: extendedFields,
    location_options: written.locationOptions ?? null,
    status: written.bookable === false ? 'INACTIVE' : 'ACTIVE',
  }
}

/** Share-locks the resource type; staff types are refused, as staff members have their own operation. */
async function refuseType(tx: Tx, siteId: string, typeId: string, at: string): Promise<void> {
  const type = (await shareType(tx, siteId, typeId)) ?? fail('RESOURCE_TYPE_NOT_FOUND')
  if (type.is_staff) {
    refuseAny([fault(`${at}.typeId`, 'RESOURCE_OF_STAFF_NEEDS_A_PERSON', 'is that of people: make a staff member')])
  }
}

/** Throws if locations or hours do not belong to the business. A resource's own hours are in its own schedule. */
export async function refuseUnknown(
  tx: Tx,
  siteId: string,
  written: WrittenResource,
  { at, ownScheduleId, storedScheduleId }: { at: string; ownScheduleId?: string; storedScheduleId?: string | null },
): Promise<void> {
  const faults: FieldViolation[] = []
  const wanted = readLocationIds(written)
  const known = wanted.length === 0 ? [] : await findLocations(tx, siteId, wanted)
  if (known.length < wanted.length) {
    const field = `${at}.locationOptions.specificLocationOptions.businessLocations`
    faults.push(fault(field, 'RESOURCE_LOCATION_NOT_FOUND', 'is an unknown location'))
  }
  const hours = readWorkingHoursScheduleId(written)
  if (hours !== null && hours !== ownScheduleId && hours !== storedScheduleId) {
    const kind = await scheduleKind(tx, siteId, hours)
    const field = `${at}.workingHoursSchedules.values[0].scheduleId`
    if (kind !== 'BUSINESS' && kind !== 'LOCATION') {
      faults.push(fault(field, 'RESOURCE_SCHEDULE_NOT_FOUND', 'is neither its own schedule nor one of the business'))
    }
  }
  refuseAny(faults)
}

export function refuseAny(faults: readonly FieldViolation[]): void {
  if (faults.length > 0) refuseFields(faults)
}

/** Invalid input refuses the whole call; other failures are reported per item. */
export const bulkCreateResources: Operation<'bulkCreateResources'> = async ({ input, actor }, context) => {
  const operation = 'bulkCreateResources'
  const at = (index: number) => `resources[${index}]`
  const read = input.resources.map((sent, index) => readResource(sent, at(index)))
  refuseAny(
    read.flatMap(({ workingHoursSchedules }, index) =>
      workingHoursSchedules?.values?.length ? [notInBulk(at(index))] : [],
    ),
  )
  const outcomes: Outcome<ResourceEntity>[] = []
  for (const [index, written] of read.entries()) {
    const make = () =>
      context.transaction((tx) => makeResource(context, tx, actor, { written, at: at(index), operation }))
    const outcome = await outcomeOf('', make)
    outcomes.push('value' in outcome ? { ...outcome, id: outcome.value.id } : outcome)
  }
  return {
    results: outcomes.map((outcome, index) => resourceResult(outcome, index, input.returnEntity === true)),
    bulkActionMetadata: bulkActionMetadata(outcomes),
  }
}

const notInBulk = (at: string) =>
  fault(`${at}.workingHoursSchedules`, 'RESOURCE_WORKING_HOURS_NOT_SUPPORTED_IN_BULK_REQUEST', 'is written one by one')
