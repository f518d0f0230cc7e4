import type { Actor } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import type { ClassSession } from '../rules/class-session.ts'
import { withoutGone } from '../rules/gone.ts'
import type { Series } from '../rules/series.ts'
import { findSession, lockSeriesSessions } from '../store/read-sessions.ts'
import { lockSeries } from '../store/series.ts'
import { sessionVisibility } from './calendar-rights.ts'
import { findGone } from './find-gone.ts'

/** A session to be changed with its series, all locked. */
export type OpenSession = { anchor: ClassSession; series: Series | null; members: ClassSession[] }

/**
 * Locks a session for a change: first its series, then the sessions by id, so that two editors wait for each other.
 * Refuses an outdated revision. The series and cancelled sessions are without whoever is gone by now.
 */
export async function openSession(
  tx: Tx,
  actor: Actor,
  { id, revision }: { id: string; revision: string },
): Promise<OpenSession> {
  const found = await findSession(tx, actor.siteId, id, sessionVisibility(actor))
  if (!found) return fail('SESSION_NOT_FOUND')
  if (found.kind === 'APPOINTMENT') {
    return fail('VALIDATION_FAILURE', { description: 'An appointment is moved and cancelled through its booking.' })
  }
  const series = found.ruleId ? await lockSeries(tx, actor.siteId, found.ruleId) : undefined
  const members = await lockSeriesSessions(tx, actor.siteId, found)
  const anchor = members.find((member) => member.id === found.id)
  if (!anchor || anchor.revision !== revision || anchor.ruleId !== found.ruleId) return fail('REVISION_MISMATCH')
  return leaveOutGone(tx, actor.siteId, { anchor, series: series ?? null, members })
}

async function leaveOutGone(tx: Tx, siteId: string, open: OpenSession): Promise<OpenSession> {
  if (open.anchor.kind === 'BLOCK') return open
  const cancelled = open.members.filter(({ status }) => status === 'CANCELLED')
  const gone = await findGone(tx, siteId, [...(open.series ? [open.series] : []), ...cancelled])
  const restorable = (one: ClassSession) => (one.status === 'CANCELLED' ? withoutGone(one, gone) : one)
  return {
    anchor: restorable(open.anchor),
    series: open.series && withoutGone(open.series, gone),
    members: open.members.map(restorable),
  }
}
