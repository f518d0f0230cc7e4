import { fail } from '../../../refusal.ts'
import { findResources } from '../../resources/index.ts'
import { holdSeats, type LockedSeats, lockAllSeats } from '../../schedules/index.ts'
import type { RequestedPlace } from '../rules/requested-place.ts'
import { type HoldRow, putHold } from '../store.ts'
import { decidePlaces, type WantedPlaces } from './decide-places.ts'
import { findPlaces, isForeignPlaces, type Places } from './find-places.ts'
import { placesGone, refusePlaces } from './refuse-slot.ts'
import { releasePlace } from './release-place.ts'
import { holdParts, isSameChoice, type Keeping, slotParts, type Wish } from './wish.ts'

/** Resolves a hold of seats in a class session or course. */
export async function keepPlaces(
  keeping: Keeping,
  requested: Exclude<RequestedPlace, { kind: 'time' }>,
): Promise<Wish> {
  const { tx, site, service, chosen, actor, now } = keeping
  const places = await findPlaces(tx, site.id, service, requested, now)
  if (typeof places === 'string') return fail(places)
  if (isForeignPlaces(actor, places)) return fail('UNAUTHORIZED_OPERATION')
  return {
    isKeptBy: (hold) => !places.cancelled && hold.scope_id === places.scopeId && isSameChoice(hold, chosen),
    replaces: (hold) => hold.scope_id === places.scopeId,
    take: (moved, expiresAt) => take(keeping, places, moved, expiresAt),
  }
}

/**
 * Takes the seats. Locks both scopes together before leaving the old one, so that two customers who swap sessions cannot
 * deadlock.
 */
async function take(keeping: Keeping, places: Places, moved: HoldRow | undefined, expiresAt: number): Promise<HoldRow> {
  const { tx, chosen, mode, now, slot } = keeping
  const seats = await lockScopes(keeping, places, moved)
  const participants = chosen.participants.total
  const ignoreHoldIds = moved ? [moved.id] : []
  const wanted: WantedPlaces = { places, participants, now, mode, ignoreHoldIds, timeZone: slot.timezone }
  const decision = await decidePlaces(tx, wanted)
  if (!decision.ok) return refusePlaces(decision, wanted)
  if (moved) await releasePlace(tx, moved, now)
  if (!seats || !(await holdSeats(tx, seats, participants))) throw placesGone(wanted, decision.open)
  return write(keeping, places, moved, expiresAt)
}

async function lockScopes(
  { tx, site, now }: Keeping,
  { scopeId }: Places,
  moved: HoldRow | undefined,
): Promise<LockedSeats | undefined> {
  const scopes = [scopeId, ...(moved?.scope_id ? [moved.scope_id] : [])]
  return (await lockAllSeats(tx, site.id, [...new Set(scopes)], now)).find((seats) => seats.scopeId === scopeId)
}

async function write(
  keeping: Keeping,
  places: Places,
  moved: HoldRow | undefined,
  expiresAt: number,
): Promise<HoldRow> {
  const { tx, site, chosen } = keeping
  const { scopeId, sessionId, start, end, resourceIds, locationId } = places
  const [resourceId = null] = resourceIds
  const [resource] = resourceId ? await findResources(tx, site.id, [resourceId]) : []
  return putHold(tx, {
    ...holdParts(keeping, moved, expiresAt),
    resourceIds,
    start,
    end,
    seats: { scopeId, count: chosen.participants.total },
    slot: {
      ...slotParts(keeping),
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
