import type { commitments, Infer, Permission } from '@kalends/contract'
import { may } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Call } from '../../../operation.ts'
import { fail, refuseFields, Violations } from '../../../refusal.ts'
import { occupyForRequests } from '../../bookings/index.ts'
import { businessRoutes, findLocations } from '../../business/index.ts'
import { findResources, findStaffMember, type ResourceRow, resourcesRoutes } from '../../resources/index.ts'
import { schedulesRoutes } from '../../schedules/index.ts'
import { loadBookable } from '../../services/index.ts'
import { findSite } from '../../sites/index.ts'
import type { ChangeName } from '../rules/read-change.ts'
import { findResourcesOfSchedule, findResourcesOfType, noScope, type Scope } from '../store/find-commitments.ts'

type Inputs = Required<Infer<typeof commitments.CommitmentsChange>>
type Request = Pick<Call<unknown>, 'actor' | 'request'>

/** What a change is about. */
export type PlannedChange = {
  /** Whose commitments it may affect. */
  scope: Scope
  /** It goes or pauses: all its commitments are affected. Otherwise those that nothing covers any more. */
  takesAll: boolean
  /** It goes for good: series go on without it. */
  isGone: boolean
  /** Days whose hours it sets, and their zone: whatever is on them and is not covered is affected. */
  days: { dates: readonly string[]; timeZone: string } | null
  /** It is about the requests of this service that occupy no time: affected are those that find none. */
  requestsOf?: string
  run(context: Context): Promise<unknown>
}

type Plan<Name extends ChangeName> = {
  permission: Permission
  plan(tx: Tx, siteId: string, input: Inputs[Name], request: Request): Promise<PlannedChange>
}

const goes = { takesAll: true, isGone: true, days: null }
const pauses = { takesAll: true, isGone: false, days: null }
const changesHours = { takesAll: false, isGone: false, days: null }

const plans: { [Name in ChangeName]: Plan<Name> } = {
  deleteStaffMember: {
    permission: 'MANAGE_RESOURCES',
    plan: async (tx, siteId, input, request) => ({
      ...goes,
      scope: { ...noScope, resourceIds: [await resourceOfStaff(tx, siteId, input.staffMemberId)] },
      run: (context) => resourcesRoutes.deleteStaffMember({ input, ...request }, context),
    }),
  },
  pauseStaffMember: {
    permission: 'MANAGE_RESOURCES',
    plan: async (tx, siteId, { staffMemberId }, request) => ({
      ...pauses,
      scope: { ...noScope, resourceIds: [await resourceOfStaff(tx, siteId, staffMemberId)] },
      run: (context) =>
        resourcesRoutes.setServiceProvider({ input: { staffMemberId, serviceProvider: false }, ...request }, context),
    }),
  },
  useSchedule: {
    permission: 'MANAGE_RESOURCES',
    plan: async (tx, siteId, input, request) => {
      const resource = await loadResource(tx, siteId, input.resourceId)
      const dates = (input.exceptions ?? []).map(({ date }) => date)
      const { timeZone } = input.scheduleId ? await scopeOfSchedule(tx, siteId, input.scheduleId) : { timeZone: 'UTC' }
      return {
        ...changesHours,
        scope: { ...noScope, resourceIds: [resource.id] },
        days: { dates, timeZone },
        run: (context) => switchSchedule(context, resource, input, request),
      }
    },
  },
  deleteResource: {
    permission: 'MANAGE_RESOURCES',
    plan: async (tx, siteId, input, request) => ({
      ...goes,
      scope: { ...noScope, resourceIds: [(await loadResource(tx, siteId, input.resourceId)).id] },
      run: (context) => resourcesRoutes.deleteResource({ input, ...request }, context),
    }),
  },
  pauseResource: {
    permission: 'MANAGE_RESOURCES',
    plan: async (tx, siteId, { resourceId }, request) => ({
      ...pauses,
      scope: { ...noScope, resourceIds: [(await loadResource(tx, siteId, resourceId)).id] },
      run: (context) => changeResource(context, resourceId, { bookable: false }, request),
    }),
  },
  deleteResourceType: {
    permission: 'MANAGE_RESOURCES',
    plan: async (tx, siteId, input, request) => ({
      ...goes,
      scope: { ...noScope, resourceIds: await findResourcesOfType(tx, siteId, input.resourceTypeId) },
      run: (context) => resourcesRoutes.deleteResourceType({ input, ...request }, context),
    }),
  },
  archiveLocation: {
    permission: 'MANAGE_SETTINGS',
    plan: async (tx, siteId, input, request) => ({
      ...goes,
      scope: { ...noScope, locationId: (await loadLocation(tx, siteId, input.locationId)).id },
      run: (context) => businessRoutes.archiveLocation({ input, ...request }, context),
    }),
  },
  pauseLocation: {
    permission: 'MANAGE_SETTINGS',
    plan: async (tx, siteId, { locationId }, request) => {
      const { id, revision } = await loadLocation(tx, siteId, locationId)
      const input = { locationId: id, revision: String(revision), status: 'INACTIVE' as const }
      return {
        ...pauses,
        scope: { ...noScope, locationId: id },
        run: (context) => businessRoutes.updateLocation({ input, ...request }, context),
      }
    },
  },
  setWorkingHours: {
    permission: 'MANAGE_RESOURCES',
    plan: async (tx, siteId, input, request) => ({
      ...changesHours,
      scope: (await scopeOfSchedule(tx, siteId, input.scheduleId)).scope,
      run: (context) => schedulesRoutes.setWorkingHours({ input, ...request }, context),
    }),
  },
  setHoursExceptions: {
    permission: 'MANAGE_RESOURCES',
    plan: async (tx, siteId, input, request) => {
      const { scope, timeZone } = await scopeOfSchedule(tx, siteId, input.scheduleId)
      return {
        ...changesHours,
        scope,
        days: { dates: input.exceptions.map(({ date }) => date), timeZone },
        run: (context) => schedulesRoutes.setHoursExceptions({ input, ...request }, context),
      }
    },
  },
  setClosingDays: {
    permission: 'MANAGE_SETTINGS',
    plan: async (tx, siteId, input, request) => {
      const site = (await findSite(tx, siteId)) ?? fail('UNAUTHORIZED_OPERATION')
      return {
        ...changesHours,
        scope: { ...noScope, everything: true },
        days: { dates: (input.add ?? []).map(({ date }) => date), timeZone: site.time_zone },
        run: (context) => businessRoutes.setClosingDays({ input, ...request }, context),
      }
    },
  },
  holdRequests: {
    permission: 'MANAGE_SERVICES',
    plan: async (tx, siteId, input, { actor }) => {
      const service = (await loadBookable(tx, siteId, input.serviceId)) ?? fail('SERVICE_NOT_FOUND')
      // While several may request one time, none of them occupies it.
      const runs = !service.deleted && !service.onlineBooking.allowMultipleRequests
      return {
        ...changesHours,
        scope: noScope,
        requestsOf: service.id,
        run: async (context) => runs && occupyForRequests(context, tx, actor, { serviceId: service.id }),
      }
    },
  },
}

/** Sets the hours of a schedule and lets a staff member or room use it. */
async function switchSchedule(
  context: Context,
  { id, staff }: ResourceRow,
  { scheduleId, weekly, exceptions = [] }: Inputs['useSchedule'],
  request: Request,
): Promise<void> {
  if (scheduleId && weekly)
    await schedulesRoutes.setWorkingHours({ input: { scheduleId, weekly }, ...request }, context)
  if (scheduleId && exceptions.length > 0)
    await schedulesRoutes.setHoursExceptions({ input: { scheduleId, exceptions }, ...request }, context)
  if (staff && scheduleId) {
    const input = { staffMemberId: staff.staffMemberId, scheduleId }
    await resourcesRoutes.assignWorkingHoursSchedule({ input, ...request }, context)
    return
  }
  await changeResource(context, id, { workingHoursSchedules: { values: scheduleId ? [{ scheduleId }] : [] } }, request)
}

/** Changes fields of a resource as it is now. */
async function changeResource(context: Context, id: string, changes: object, request: Request): Promise<void> {
  const { resource } = await resourcesRoutes.getResource({ input: { resourceId: id }, ...request }, context)
  const changed = { id, revision: resource?.revision ?? null, ...changes }
  await resourcesRoutes.updateResource({ input: { resource: changed }, ...request }, context)
}

/** Reads what a change is about. Refuses callers who may not make it. */
export async function planChange<Name extends ChangeName>(
  tx: Tx,
  { name, input }: { name: Name; input: Inputs[Name] },
  request: Request,
): Promise<PlannedChange> {
  const { permission, plan } = plans[name]
  if (!may(request.actor, permission)) return fail('UNAUTHORIZED_OPERATION')
  const planned = await plan(tx, request.actor.siteId, input, request)
  return { ...planned, run: (context) => namingFields(name, planned.run(context)) }
}

/** Names the fields that the change's own operation refuses as they were sent here. */
async function namingFields(name: ChangeName, run: Promise<unknown>): Promise<void> {
  try {
    await run
  } catch (error) {
    if (!(error instanceof Violations)) throw error
    refuseFields(error.violations.map((one) => ({ ...one, field: `change.${name}.${one.field}` })))
  }
}

async function resourceOfStaff(tx: Tx, siteId: string, staffMemberId: string): Promise<string> {
  return (await findStaffMember(tx, siteId, staffMemberId))?.resource_id ?? fail('STAFF_MEMBER_NOT_FOUND')
}

async function loadResource(tx: Tx, siteId: string, id: string) {
  const [found] = await findResources(tx, siteId, [id])
  return found && !found.deleted ? found : fail('RESOURCE_NOT_FOUND')
}

async function loadLocation(tx: Tx, siteId: string, id: string) {
  const [found] = await findLocations(tx, siteId, [id])
  return found ?? fail('LOCATION_NOT_FOUND')
}

/** Hours of a location or the business may concern everything; what they still cover is left out. */
async function scopeOfSchedule(
  tx: Tx,
  siteId: string,
  scheduleId: string,
): Promise<{ scope: Scope; timeZone: string }> {
  const found = (await findResourcesOfSchedule(tx, siteId, scheduleId)) ?? fail('SCHEDULE_NOT_FOUND')
  const { kind, timeZone, resourceIds } = found
  return { timeZone, scope: { ...noScope, resourceIds, everything: kind === 'LOCATION' || kind === 'BUSINESS' } }
}
