import { fail } from '../../../refusal.ts'
import { findResources } from '../../resources/index.ts'
import { holdSeats, type LockedSeats, lockAllSeats } from '../../schedules/index.ts'
import type { RequestedCapacity } from '../rules/requested-capacity.ts'
import { type HoldRow, putHold } from '../store.ts'
import { decideSeats, type RequestedSeats } from './decide-seats.ts'
import { findSeats, isForeignSeats, isHeldTime, type Seats } from './find-seats.ts'
import { type HoldRequest, type HoldTarget, holdParts, isSameChoice, slotParts } from './hold-request.ts'
import { refuseSeats, seatsUnavailable } from './refuse-slot.ts'
import { releaseCapacity } from './release-capacity.ts'

/** Resolves a hold of seats in a class session or course. */
export async function holdSessionSeats(
  holding: HoldRequest,
  requested: Exclude<RequestedCapacity, { kind: 'time' }>,
): Promise<HoldTarget> {
  const { tx, site, service, chosen, actor, now } = holding
  const seats = await findSeats(tx, site.id, service, requested, now)
  if (typeof seats === 'string') return fail(seats)
  if (isForeignSeats(actor, seats)) return fail('UNAUTHORIZED_OPERATION')
  return {
    isHeldBy: (hold) =>
      !seats.cancelled && hold.scope_id === seats.scopeId && isHeldTime(hold, seats) && isSameChoice(hold, chosen),
    replaces: (hold) => hold.scope_id === seats.scopeId,
    take: (moved, expiresAt) => take(holding, seats, moved, expiresAt),
  }
}

/**
 * Takes the seats. Locks both scopes together before leaving the old one, so that two customers who swap sessions cannot
 * deadlock.
 */
async function take(
  holding: HoldRequest,
  seats: Seats,
  moved: HoldRow | undefined,
  expiresAt: number,
): Promise<HoldRow> {
  const { tx, chosen, mode, now, slot } = holding
  const locked = await lockScopes(holding, seats, moved)
  const participants = chosen.participants.total
  const ignoreHoldIds = moved ? [moved.id] : []
  const wanted: RequestedSeats = { seats, participants, now, mode, ignoreHoldIds, timeZone: slot.timezone }
  const decision = await decideSeats(tx, wanted)
  if (!decision.ok) return refuseSeats(decision, wanted)
  if (moved) await releaseCapacity(tx, moved, now)
  const entered = locked && (await holdSeats(tx, locked, participants))
  if (!entered) throw seatsUnavailable(wanted, { rule: 'FULL', open: decision.open })
  return write(holding, seats, moved, expiresAt)
}

async function lockScopes(
  { tx, site, now }: HoldRequest,
  { scopeId }: Seats,
  moved: HoldRow | undefined,
): Promise<LockedSeats | undefined> {
  const scopes = [scopeId, ...(moved?.scope_id ? [moved.scope_id] : [])]
  return (await lockAllSeats(tx, site.id, [...new Set(scopes)], now)).find((seats) => seats.scopeId === scopeId)
}

async function write(
  holding: HoldRequest,
  seats: Seats,
  moved: HoldRow | undefined,
  expiresAt: number,
): Promise<HoldRow> {
  const { tx, site, chosen } = holding
  const { scopeId, sessionId, start, end, resourceIds, locationId } = seats
  const [resourceId = null] = resourceIds
  const [resource] = resourceId ? await findResources(tx, site.id, [resourceId]) : []
  return putHold(tx, {
    ...holdParts(holding, moved, expiresAt),
    resourceIds,
    start,
    end,
    seats: { scopeId, count: chosen.participants.total },
    slot: {
      ...slotParts(holding),
      ...(sessionId === null ? { scheduleId: scopeId } : { eventId: sessionId }),
      startDate: new Date(start).toISOString(),
      endDate: new Date(end).toISOString(),
      resourceId,
      locationId,
      resourceName: resource?.name ?? null,
      explicitlyRequested: false,
    },
  })
}
