import type { Db } from '../../../db/database.ts'
import { decideSession, type FreeSessionDecision, type SessionRefusal } from '../../availability/index.ts'
import type { Seats } from './find-seats.ts'

/** Seats requested by an actor now. */
export type RequestedSeats = {
  seats: Seats
  participants: number
  now: number
  /** A manager is not bound by the policy; seats bind everyone. */
  mode: 'customer' | 'manager'
  /** The actor's own holds there, whose seats count as open. */
  ignoreHoldIds?: readonly string[]
  timeZone: string
}

/**
 * Decides whether seats are available, by the rules that list them. Under the lock of the seats the decision is final.
 */
export function decideSeats(
  db: Db,
  { seats, ...wanted }: RequestedSeats,
): Promise<FreeSessionDecision | SessionRefusal> {
  const { siteId, service, sessionId, scopeId } = seats
  const scheduleId = sessionId === null ? scopeId : null
  return decideSession(db, { ...wanted, siteId, service, sessionId, scheduleId })
}
