import { isForeignCalendar } from '../../../actor.ts'
import { fail, refuseShape } from '../../../refusal.ts'
import type { FreeSlotDecision } from '../../availability/index.ts'
import { findResources } from '../../resources/index.ts'
import { insertOccupancies } from '../../schedules/index.ts'
import { type HoldRow, putHold } from '../store.ts'
import { SlotGone, type TimeRequest } from './gone.ts'
import { type HoldRequest, type HoldTarget, holdParts, isSameChoice, slotParts } from './hold-request.ts'
import { isChosenLength } from './read-chosen.ts'
import { releaseCapacity } from './release-capacity.ts'
import { slotSpan, takeSlot } from './take-slot.ts'

/** Holds the time of an appointment with one of its resources. */
export function holdTime(holding: HoldRequest, time: { start: number; end: number }): HoldTarget {
  const { tx, chosen, now } = holding
  const wanted = wantedTime(holding, time)
  refusePreference(holding, wanted)
  return {
    isHeldBy: (hold) => isSameSlot(readSlot(hold), requestedSlot(wanted)) && isSameChoice(hold, chosen),
    replaces: (hold) => isSameSlot(readSlot(hold), requestedSlot(wanted)),
    take: async (moved, expiresAt) => {
      if (moved) await releaseCapacity(tx, moved, now)
      return write(holding, wanted, { decision: await takeSlot(tx, wanted), moved, expiresAt })
    },
  }
}

function wantedTime(
  { site, service, slot, chosen, mode, now, forBooking }: HoldRequest,
  time: { start: number; end: number },
): TimeRequest {
  const named = slot.resourceId?.toLowerCase() ?? null
  if (named && chosen.resourceId && named !== chosen.resourceId) return fail('INVALID_CHOICES')
  return {
    siteId: site.id,
    service,
    resourceId: named ?? chosen.resourceId,
    locationId: slot.locationId?.toLowerCase(),
    gender: forBooking?.gender,
    locationType: forBooking?.locationType,
    startAt: time.start,
    endAt: time.end,
    now,
    timeZone: slot.timezone,
    mode,
  }
}

/** Refuses requests that no availability could satisfy. */
function refusePreference(
  { actor, service, chosen, mode }: HoldRequest,
  { resourceId, startAt, endAt }: TimeRequest,
): void {
  if (isForeignCalendar(actor, resourceId)) fail('UNAUTHORIZED_OPERATION')
  if (!isChosenLength(service, chosen, endAt - startAt))
    refuseShape('slot.endDate', 'must lie as far from the start as the service takes, add-ons included')
  if (mode === 'customer' && mustNameResource(service.policy.resourcesPolicy) && !resourceId)
    fail('BOOKING_POLICY_VIOLATION', { data: { resourceRequired: true } })
}

type Taking = { decision: FreeSlotDecision; moved: HoldRow | undefined; expiresAt: number }

async function write(
  holding: HoldRequest,
  wanted: TimeRequest,
  { decision, moved, expiresAt }: Taking,
): Promise<HoldRow> {
  const { tx } = holding
  const { resourceIds, location } = decision
  const [resourceId = null] = resourceIds
  const [resource] = resourceId ? await findResources(tx, wanted.siteId, [resourceId]) : []
  const hold = await putHold(tx, {
    ...holdParts(holding, moved, expiresAt),
    resourceIds,
    start: wanted.startAt,
    end: wanted.endAt,
    slot: {
      ...slotParts(holding),
      startDate: new Date(wanted.startAt).toISOString(),
      endDate: new Date(wanted.endAt).toISOString(),
      resourceId,
      locationId: location.locationId,
      resourceName: resource?.name ?? null,
      explicitlyRequested: Boolean(wanted.resourceId),
    },
  })
  const owner = { holdId: hold.id, holdUntil: expiresAt }
  const claims = resourceIds.map((id) => ({
    siteId: wanted.siteId,
    resourceId: id,
    ...owner,
    ...slotSpan(wanted),
  }))
  const written = await insertOccupancies(tx, claims)
  if (written.length < claims.length) throw new SlotGone('SLOT_NOT_AVAILABLE', wanted)
  return hold
}

function readSlot({ slot, service_id, starts_at, ends_at }: HoldRow) {
  const { resourceId, locationId } = slot
  return { serviceId: service_id, start: Date.parse(starts_at), end: Date.parse(ends_at), locationId, resourceId }
}

function requestedSlot({ service, startAt, endAt, locationId, resourceId }: TimeRequest) {
  const where = { locationId: locationId ?? null, resourceId: resourceId ?? null }
  return { serviceId: service.id, start: startAt, end: endAt, ...where }
}

type ResourcesRule = { enabled?: boolean | null | undefined; autoAssignAllowed?: boolean | null | undefined }

/** Returns true if the policy requires the customer to choose a resource. */
function mustNameResource(rule: ResourcesRule | null | undefined): boolean {
  return rule?.enabled === true && rule.autoAssignAllowed !== true
}

/** What two choices of one customer are compared by. Instants are epoch milliseconds. */
type ComparableSlot = {
  serviceId: string
  start: number
  end: number
  locationId: string | null
  /** Null: anyone. */
  resourceId: string | null
}

/** Returns true if the held slot satisfies the request. A request for any resource or location matches any. */
function isSameSlot(held: ComparableSlot, requested: ComparableSlot): boolean {
  return (
    held.serviceId === requested.serviceId &&
    held.start === requested.start &&
    held.end === requested.end &&
    (requested.locationId === null || held.locationId === requested.locationId) &&
    (requested.resourceId === null || held.resourceId === requested.resourceId)
  )
}
