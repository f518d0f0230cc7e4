import { type FieldMask, type FieldViolation, readMask, type services } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { hasSlugBase } from '../../../db/slug.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { defaultFormId } from '../../forms/index.ts'
import { defaultPolicyId } from '../../policies/index.ts'
import { resizeSessions } from '../../schedules/index.ts'
import { dayFaults } from '../rules/day-faults.ts'
import { type Edit, editedService, editFaults } from '../rules/edited-service.ts'
import { newService } from '../rules/new-service.ts'
import { type Known, serviceFaults } from '../rules/service-faults.ts'
import { writableService } from '../rules/writable.ts'
import { lockWholeService, updateServiceRows } from '../store/write-service.ts'
import { claimSlug, readSlugInput } from './claim-slug.ts'
import { loadValidationData } from './gather-known.ts'
import { loadSite } from './insert-service.ts'
import { closeService, type OpenService, openService } from './write-update.ts'

type Update = { service: services.Service; mask?: FieldMask | null | undefined; operation: string }

export async function editService(context: Context, tx: Tx, actor: Actor, { service: sent, mask, operation }: Update) {
  const open = await openService(context, tx, actor.siteId, sent.id ?? '')
  if (sent.revision && sent.revision !== open.before.revision) return fail('REVISION_MISMATCH')
  const edited = await writeEdit(context, tx, actor.siteId, open, { sent, mask: readMask(mask) })
  if (letsRequestsHoldTime(open.before, edited)) {
    // Requests that are being made read the former setting: they come first, and get their time here.
    await lockWholeService(tx, actor.siteId, open.row.id)
    await context.ports.services.occupyForRequests(context, tx, actor, { serviceId: open.row.id })
  }
  return closeService(context, tx, { actor, operation }, open)
}

async function writeEdit(
  context: Context,
  tx: Tx,
  siteId: string,
  open: OpenService,
  edit: Edit,
): Promise<services.Service> {
  const { row } = open
  const { edited, violations } = await checkEdit(context, tx, siteId, open, edit)
  if (violations.length > 0) refuseFields(violations)
  const service = newService(edited, '')
  await updateServiceRows(tx, siteId, row.id, {
    service,
    formId: edited.form?.id ?? (await defaultFormId(tx, siteId)),
    bookingPolicyId: edited.bookingPolicy?.id ?? (await defaultPolicyId(tx, siteId)),
  })
  const now = context.clock.now()
  const capacities = { from: row.default_capacity, to: service.defaultCapacity }
  if (row.type !== 'APPOINTMENT') await resizeSessions(tx, siteId, row.schedule_id, capacities, now)
  await renameSlug(tx, siteId, row, service.name, now)
  return edited
}

/** Requests occupied nothing until now, and each is to have its time from now on. */
function letsRequestsHoldTime(before: services.Service, after: services.Service): boolean {
  return before.onlineBooking?.allowMultipleRequests === true && after.onlineBooking?.allowMultipleRequests !== true
}

/** Returns the edited service and the rules it violates. */
export async function checkEdit(
  context: Context,
  tx: Tx,
  siteId: string,
  { row, before }: OpenService,
  edit: Edit,
): Promise<{ edited: services.Service; violations: FieldViolation[] }> {
  const site = await loadSite(tx, siteId)
  const stored = writableService(before, site.currency)
  const edited = writableService(editedService(stored, edit), site.currency)
  const known = await loadValidationData(context, tx, site, edited)
  return {
    edited,
    violations: [
      ...editFaults(before, edit, row.locations),
      ...serviceFaults(edited, withNamed(known, row)),
      ...dayFaults(edited, row),
    ],
  }
}

/** Accepts references the service already had, so it can be edited after a location closed or a resource was deleted. */
function withNamed(known: Known, { locations, resource_types, primary_resource_type_id }: OpenService['row']): Known {
  const resources = resource_types.flatMap(({ typeId, resourceIds }) => resourceIds.map((id) => [id, typeId] as const))
  const types = [...resource_types.map(({ typeId }) => typeId), primary_resource_type_id ?? '']
  return {
    ...known,
    openLocations: new Set([...known.openLocations, ...locations.map(({ locationId }) => locationId ?? '')]),
    resources: new Map([...resources, ...known.resources]),
    resourceTypes: new Set([...known.resourceTypes, ...types]),
  }
}

/** A slug derived from the name follows the name; a custom one stays. */
async function renameSlug(tx: Tx, siteId: string, row: OpenService['row'], name: string, now: number): Promise<void> {
  if (name === row.name || row.main_slug_custom || hasSlugBase(row.main_slug, readSlugInput(name))) return
  await claimSlug(tx, siteId, row.id, name, now)
}
