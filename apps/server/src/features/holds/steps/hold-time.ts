import { isForeignCalendar } from '../../../actor.ts'
import { fail, refuseShape } from '../../../refusal.ts'
import type { FreeSlotDecision } from '../../availability/index.ts'
import { findResources } from '../../resources/index.ts'
import { insertOccupancies } from '../../schedules/index.ts'
import { mustNameResource } from '../rules/must-name-resource.ts'
import { isSameSlot } from '../rules/same-slot.ts'
import { type HoldRow, putHold } from '../store.ts'
import { SlotGone, type WantedTime } from './gone.ts'
import { type HoldRequest, holdParts, isSameChoice, type Preference, slotParts } from './hold-request.ts'
import { isChosenLength } from './read-chosen.ts'
import { releaseCapacity } from './release-capacity.ts'
import { spanOf, takeSlot } from './take-slot.ts'

/** Holds the time of an appointment with one of its resources. */
export function holdTime(holding: HoldRequest, time: { start: number; end: number }): Preference {
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

function wantedTime({ site, service, slot, chosen, mode, now }: HoldRequest, time: { start: number; end: number }) {
  const named = slot.resourceId?.toLowerCase() ?? null
  if (named && chosen.resourceId && named !== chosen.resourceId) return fail('INVALID_CHOICES')
  return {
    siteId: site.id,
    service,
    resourceId: named ?? chosen.resourceId,
    locationId: slot.locationId?.toLowerCase(),
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
  { resourceId, startAt, endAt }: WantedTime,
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
  wanted: WantedTime,
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
    ...spanOf(wanted),
  }))
  const written = await insertOccupancies(tx, claims)
  if (written.length < claims.length) throw new SlotGone('SLOT_NOT_AVAILABLE', wanted)
  return hold
}

function readSlot({ slot, service_id, starts_at, ends_at }: HoldRow) {
  const { resourceId, locationId } = slot
  return { serviceId: service_id, start: Date.parse(starts_at), end: Date.parse(ends_at), locationId, resourceId }
}

function requestedSlot({ service, startAt, endAt, locationId, resourceId }: WantedTime) {
  const where = { locationId: locationId ?? null, resourceId: resourceId ?? null }
  return { serviceId: service.id, start: startAt, end: endAt, ...where }
}
