import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { coveredTimes } from '../../availability/index.ts'
import { lockNamedResources } from '../../resources/index.ts'
import {
  type Claim,
  dropExpiredHolds,
  enclosingSpan,
  findConflictsOfClaims,
  lockResources,
} from '../../schedules/index.ts'
import { type CommitmentRow, findServicesOf, type Scope } from '../store/find-commitments.ts'
import type { Answer, Answered } from './answers.ts'

/** Why somebody cannot take over, or why a location cannot. */
type Reason = 'TAKEN' | 'NOT_WORKING' | 'NOT_ON_SERVICE' | 'NOT_OPEN'

/**
 * Refuses, naming each commitment and why, where those who take over are busy, do not work or do not give the service, and
 * where the new location is closed.
 */
export async function requireReplacements(
  context: Context,
  tx: Tx,
  siteId: string,
  answered: readonly Answered[],
  { scope, allowOverlap, ofSessions }: { scope: Scope; allowOverlap: boolean; ofSessions: Answer | undefined },
): Promise<void> {
  if (ofSessions?.action === 'REASSIGN') await requireTarget(tx, siteId, ofSessions.resourceId ?? '', scope)
  const moved = answered.filter(({ answer }) => answer.action === 'REASSIGN')
  const refused = allowOverlap ? [] : await findClosed(tx, siteId, answered)
  for (const [to, some] of Map.groupBy(moved, ({ answer }) => answer.resourceId ?? '')) {
    const { isPerson } = await requireTarget(tx, siteId, to, scope)
    await lockResources(tx, siteId, [to])
    if (allowOverlap) continue
    const rows = some.map(({ row }) => row)
    refused.push(...(await findReasons(context, tx, siteId, rows, { to, isPerson })))
  }
  if (refused.length > 0) fail('SLOT_NOT_AVAILABLE', { data: { commitments: refused.slice(0, 500) } })
}

/** Finds commitments that would move to a location at a time when it is closed. */
async function findClosed(
  tx: Tx,
  siteId: string,
  answered: readonly Answered[],
): Promise<{ id: string; reason: Reason }[]> {
  const moves = answered.filter(({ answer }) => answer.action === 'MOVE')
  const times = moves.map(({ row: { start, end }, answer }) => ({
    start,
    end,
    resourceIds: [],
    locationId: answer.locationId ?? null,
  }))
  const isOpen = await coveredTimes(tx, siteId, times)
  return moves.flatMap(({ row: { id } }, index) => (isOpen[index] ? [] : [{ id, reason: 'NOT_OPEN' as const }]))
}

async function requireTarget(tx: Tx, siteId: string, to: string, scope: Scope): Promise<{ isPerson: boolean }> {
  const [target] = await lockNamedResources(tx, siteId, [to])
  if (!target || target.deleted || target.status !== 'ACTIVE' || scope.resourceIds.includes(to))
    return fail('RESOURCE_NOT_FOUND')
  return { isPerson: target.staff !== null }
}

async function findReasons(
  context: Context,
  tx: Tx,
  siteId: string,
  rows: readonly CommitmentRow[],
  { to, isPerson }: { to: string; isPerson: boolean },
): Promise<{ id: string; reason: Reason }[]> {
  const now = context.clock.now()
  await dropExpiredHolds(tx, siteId, [to], enclosingSpan(rows), now)
  const claims = rows.map(
    ({ id, sessionId, start, end }): Claim => ({
      siteId,
      resourceId: to,
      sessionId: sessionId ?? id,
      start,
      end,
    }),
  )
  const conflicts = await findConflictsOfClaims(tx, siteId, claims, now)
  const taken = new Set(
    conflicts
      .filter(({ claim, sessionId }) => !('sessionId' in claim) || claim.sessionId !== sessionId)
      .map(({ claim }) => claim),
  )
  const works = await coveredTimes(
    tx,
    siteId,
    rows.map((row) => ({ ...row, resourceIds: [to] })),
  )
  const appointments = rows.filter(({ kind }) => kind === 'APPOINTMENT').map(({ serviceId }) => serviceId)
  const given = isPerson ? await findServicesOf(tx, siteId, to, appointments) : new Set(appointments)
  const findReason = ({ kind, serviceId }: CommitmentRow, index: number): Reason | undefined => {
    // Whoever does not give the service cannot take over at any time.
    if (kind === 'APPOINTMENT' && !given.has(serviceId)) return 'NOT_ON_SERVICE'
    if (taken.has(claims[index] as Claim)) return 'TAKEN'
    return works[index] ? undefined : 'NOT_WORKING'
  }
  return rows.flatMap((row, index) => {
    const reason = findReason(row, index)
    return reason ? [{ id: row.id, reason }] : []
  })
}
