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

/** A commitment that whoever was chosen cannot take over. */
type Refused = { id: string; reason: Reason }

/** Whom the answers are about. */
type Replacing = { scope: Scope; allowOverlap: boolean; ofSessions: Answer | undefined }

/**
 * Refuses, naming each commitment and why, where those who take over are busy, do not work or do not give the service, and
 * where the new location is closed.
 */
export async function requireReplacements(
  context: Context,
  tx: Tx,
  siteId: string,
  answered: readonly Answered[],
  how: Replacing,
): Promise<void> {
  const refused = await findRefused(context, tx, siteId, answered, how)
  if (refused.length > 0) fail('SLOT_NOT_AVAILABLE', { data: { commitments: refused.slice(0, 500) } })
}

/** Finds the commitments that those who should take over cannot take, and why. Locks them. */
export async function findRefused(
  context: Context,
  tx: Tx,
  siteId: string,
  answered: readonly Answered[],
  { scope, allowOverlap, ofSessions }: Replacing,
): Promise<Refused[]> {
  if (ofSessions?.action === 'REASSIGN') await requireTarget(tx, siteId, ofSessions.resourceId ?? '', scope)
  const moved = answered.filter(({ answer }) => answer.action === 'REASSIGN')
  const refused: Refused[] = allowOverlap ? [] : await findClosed(tx, siteId, answered)
  for (const [to, some] of Map.groupBy(moved, ({ answer }) => answer.resourceId ?? '')) {
    const { isPerson } = await requireTarget(tx, siteId, to, scope)
    await lockResources(tx, siteId, [to])
    if (allowOverlap) continue
    const rows = some.map(({ row }) => row)
    refused.push(...(await findReasons(context, tx, siteId, rows, { to, isPerson })))
  }
  return refused
}

/** Finds commitments that would move to a location at a time when it is closed. */
async function findClosed(tx: Tx, siteId: string, answered: readonly Answered[]): Promise<Refused[]> {
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
): Promise<Refused[]> {
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
  const accepted: CommitmentRow[] = []
  return rows.flatMap((row, index) => {
    const reason = findReason(row, index) ?? (accepted.some((one) => meets(one, row)) ? 'TAKEN' : undefined)
    if (!reason) accepted.push(row)
    return reason ? [{ id: row.id, reason }] : []
  })
}

/** Two of what is taken over may be at the same time, such as those of two rooms. Requests without a session take none. */
const meets = (one: CommitmentRow, other: CommitmentRow): boolean =>
  one.sessionId !== null && other.sessionId !== null && one.start < other.end && other.start < one.end
