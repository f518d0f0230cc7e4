import type { Db } from '../../../db/database.ts'
import { decideSession, type FreeSessionDecision, type SessionRefusal } from '../../availability/index.ts'
import type { Places } from './find-places.ts'

/** A request for seats. */
export type WantedPlaces = {
  places: Places
  participants: number
  now: number
  /** A manager is not bound by the policy; seats bind everyone. */
  mode: 'customer' | 'manager'
  /** The actor's own holds there, whose seats count as open. */
  ignoreHoldIds?: readonly string[]
  timeZone: string
}

/** Decides whether seats are available, by the same rules that list them. Stable while the seats are locked. */
export function decidePlaces(
  db: Db,
  { places, ...wanted }: WantedPlaces,
): Promise<FreeSessionDecision | SessionRefusal> {
  const { siteId, service, sessionId, scopeId } = places
  const scheduleId = sessionId === null ? scopeId : null
  return decideSession(db, { ...wanted, siteId, service, sessionId, scheduleId })
}
