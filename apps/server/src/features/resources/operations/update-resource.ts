import { applyMask, type FieldMask, type OperationId, readMask, type resourceEntities } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { runEachInSavepoint } from '../../../db/run-each.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import {
  fault,
  hoursFaults,
  locationFaults,
  nameFaults,
  readLocationIds,
  readWorkingHoursScheduleId,
  type WrittenResource,
  writableColumns,
  writablePaths,
  writtenResource,
} from '../rules/written-resource.ts'
import { changeResource } from '../steps/change-resource.ts'
import { changeStaffMember } from '../steps/change-staff-member.ts'
import { checkReferences, refuseFaults } from '../steps/check-resource.ts'
import { lockResource, type ResourceEntity } from '../store/resources.ts'
import { loadStaffMember } from '../store/staff.ts'
import { resourceView } from '../view/resource.ts'

export const updateResource: Operation<'updateResource'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { resource: sent, mask } = input
    const row = await rewriteResource(context, tx, actor, { sent, mask, at: 'resource', operation: 'updateResource' })
    return { resource: resourceView(row) }
  })

type Rewriting = {
  sent: resourceEntities.Resource
  mask: FieldMask | null | undefined
  at: string
  operation: OperationId
}

/** Changes the named fields of a resource, or those that were sent. */
async function rewriteResource(
  context: Context,
  tx: Tx,
  actor: Actor,
  { sent, mask, at, operation }: Rewriting,
): Promise<ResourceEntity> {
  const { siteId } = actor
  const before = (await lockResource(tx, siteId, sent.id ?? '')) ?? fail('RESOURCE_NOT_FOUND')
  if (sent.revision !== String(before.revision)) fail('REVISION_MISMATCH')
  const stored = writtenResource(resourceView(before))
  const wanted = applyMask(stored, writtenResource(sent), writablePaths(readMask(mask)))
  refuseFaults([
    ...nameFaults(wanted, at),
    ...(sameText(wanted.typeId, before.type_id) ? [] : [fault(`${at}.typeId`, 'RESOURCE_TYPE_IS_IMMUTABLE', 'stays')]),
    ...otherOrigin(stored, wanted, at),
    ...locationFaults(wanted, at),
    ...hoursFaults(sent, at),
  ])
  await checkReferences(tx, siteId, wanted, {
    at,
    ownScheduleId: before.schedule_id,
    storedScheduleId: before.hours_id,
  })
  const values = { ...writableColumns(wanted), ...ranked(stored, wanted), ...bookableAgain(stored, wanted, before) }
  const name = wanted.name?.trim() ?? ''
  const row = await changeResource(context, tx, before, {
    actor,
    operation,
    slug: 'updated',
    values: {
      ...values,
      name,
      location_ids: readLocationIds(wanted),
      working_hours_schedule_id: readWorkingHoursScheduleId(wanted),
    },
  })
  if (before.staff_id && name !== before.name)
    await renameStaff(context, tx, actor, before.staff_id, { name, operation })
  return row
}

/** App and management type cannot change once set. */
function otherOrigin(stored: WrittenResource, wanted: WrittenResource, at: string) {
  return (['appId', 'managementType'] as const).flatMap((name) =>
    !stored[name] || sameText(wanted[name], stored[name]) ? [] : [fault(`${at}.${name}`, 'IMMUTABLE_FIELD', 'stays')],
  )
}

const sameText = (one: string | null | undefined, other: string | null) =>
  (one?.toLowerCase() ?? null) === (other?.toLowerCase() ?? null)

/** The API caps ranks at five; a higher stored rank stays unless another is requested. */
function ranked(stored: WrittenResource, { ranking }: WrittenResource) {
  return ranking === stored.ranking ? {} : { rank: ranking ?? 0 }
}

/** Changes the status only if `bookable` changed. */
function bookableAgain(stored: WrittenResource, { bookable }: WrittenResource, { status }: ResourceEntity) {
  return { status: bookable === stored.bookable ? status : bookable === false ? 'INACTIVE' : 'ACTIVE' }
}

/** A staff member and its resource share one name. */
async function renameStaff(
  context: Context,
  tx: Tx,
  actor: Actor,
  staffMemberId: string,
  { name, operation }: { name: string; operation: OperationId },
): Promise<void> {
  const staff = await loadStaffMember(tx, actor.siteId, staffMemberId)
  await changeStaffMember(context, tx, staff, { actor, operation, values: { name }, events: ['updated'] })
}

/** Each item in its own transaction, in the order sent. */
export const bulkUpdateResources: Operation<'bulkUpdateResources'> = async ({ input, actor }, context) => {
  const operation = 'bulkUpdateResources'
  const at = (index: number) => `resources[${index}].resource`
  refuseFaults(input.resources.flatMap(({ resource }, index) => (resource ? hoursFaults(resource, at(index)) : [])))
  return runEachInSavepoint(
    context,
    input.resources,
    async (tx, { resource, fieldMask: mask }, index) =>
      resourceView(await rewriteResource(context, tx, actor, { sent: resource ?? {}, mask, at: at(index), operation })),
    { returnEntity: input.returnEntity, getId: ({ resource }) => resource?.id },
  )
}
