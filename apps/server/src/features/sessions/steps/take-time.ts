import { instantToLocal } from '@kalends/availability'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import {
  type Claim,
  type ClaimConflict,
  deleteOccupanciesOfSessions,
  dropExpiredHolds,
  enclosingSpan,
  findConflictsOfClaims,
  insertOccupancies,
} from '../../schedules/index.ts'

/** A session that needs its resources from start to end. */
export type Wanted = { id: string; start: number; end: number; resourceIds: readonly string[]; timeZone: string }

/**
 * Takes the time of these sessions, whose resources are locked and whose earlier time is released. Refuses with the
 * conflicts unless overlaps are allowed.
 *
 * @returns ids of the sessions that overlap something else
 */
export async function takeTime(
  tx: Tx,
  siteId: string,
  wanted: readonly Wanted[],
  { allowOverlap, now }: { allowOverlap: boolean; now: number },
): Promise<Set<string>> {
  const claims = wanted.flatMap((session) => buildClaims(siteId, session))
  if (claims.length === 0) return new Set()
  const resourceIds = [...new Set(claims.map(({ resourceId }) => resourceId))]
  await dropExpiredHolds(tx, siteId, resourceIds, enclosingSpan(claims), now)
  const conflicts = await findConflictsOfClaims(tx, siteId, claims, now)
  if (conflicts.length > 0 && !allowOverlap) refuse(conflicts, wanted)
  const over = new Set(conflicts.map(({ claim }) => requireSessionId(claim)))
  await insertOccupancies(tx, claims.filter((claim) => over.has(requireSessionId(claim))).map(overlapping))
  const rest = claims.filter((claim) => !over.has(requireSessionId(claim)))
  const written = new Set(await insertOccupancies(tx, rest))
  const clashing = rest.filter((claim) => !written.has(claim))
  if (clashing.length > 0) await putOverOneAnother(tx, siteId, { clashing, rest, over, wanted, allowOverlap })
  return over
}

/** Handles sessions of one change that overlap each other: the later overlap the earlier, if allowed. */
async function putOverOneAnother(
  tx: Tx,
  siteId: string,
  all: { clashing: Claim[]; rest: Claim[]; over: Set<string>; wanted: readonly Wanted[]; allowOverlap: boolean },
): Promise<void> {
  const { clashing, rest, over, wanted, allowOverlap } = all
  if (!allowOverlap) refuse(clashing.map(standsInOwnWay), wanted)
  const later = new Set(clashing.map(requireSessionId))
  await deleteOccupanciesOfSessions(tx, siteId, [...later])
  await insertOccupancies(tx, rest.filter((claim) => later.has(requireSessionId(claim))).map(overlapping))
  for (const id of later) over.add(id)
}

function buildClaims(siteId: string, { id, start, end, resourceIds }: Wanted): Claim[] {
  return resourceIds.map((resourceId) => ({ siteId, resourceId, sessionId: id, start, end }))
}

function requireSessionId(claim: Claim): string {
  return 'sessionId' in claim ? claim.sessionId : ''
}

function overlapping(claim: Claim): Claim {
  return { ...claim, overlapAllowed: true }
}

function standsInOwnWay(claim: Claim): ClaimConflict {
  return { claim, sessionId: requireSessionId(claim), title: null, holdId: null, start: claim.start, end: claim.end }
}

const mostNamed = 100

/** Refuses with the sessions that do not fit, and what occupies their time. */
function refuse(conflicts: readonly ClaimConflict[], wanted: readonly Wanted[]): never {
  const zones = new Map(wanted.map(({ id, timeZone }) => [id, timeZone]))
  const toLocal = ({ claim }: ClaimConflict) => instantToLocal(claim.start, zones.get(requireSessionId(claim)) ?? 'UTC')
  const iso = (instant: number) => new Date(instant).toISOString()
  fail('SLOT_NOT_AVAILABLE', {
    data: {
      localStartDates: [...new Set(conflicts.map(toLocal))].slice(0, mostNamed),
      conflicts: conflicts.slice(0, mostNamed).map(({ claim, ...conflict }) => ({
        startDate: iso(claim.start),
        endDate: iso(claim.end),
        resourceId: claim.resourceId,
        ...(conflict.sessionId ? { sessionId: conflict.sessionId, title: conflict.title ?? '' } : {}),
        ...(conflict.holdId ? { holdId: conflict.holdId } : {}),
        takenFrom: iso(conflict.start),
        takenUntil: iso(conflict.end),
      })),
    },
  })
}
