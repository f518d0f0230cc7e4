import { formatLocal, parseLocal } from '@kalends/availability'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import type { ChangeActor } from '../../bookings/index.ts'
import { horizonDay } from '../rules/series.ts'
import { wrong } from '../rules/wrong.ts'
import { findSessions } from '../store/read-sessions.ts'
import { insertSeries } from '../store/series.ts'
import type { NewSession } from '../store/write-sessions.ts'
import type { SessionView } from '../view/session.ts'
import { expandDraft, readDraft, type SessionToMake } from './read-draft.ts'
import { showSessions } from './show-sessions.ts'
import { updateEnrolments } from './treat-enrolments.ts'
import { writeSessions } from './write-sessions.ts'

type Making = {
  actor: ChangeActor
  allowOverlap?: boolean
  /** Local starts of a series that do not take place. */
  skip?: readonly string[]
}

/** Creates a session or a series, under all rules of the operation. Returns the first session and how many there are. */
export async function makeSession(
  context: Context,
  tx: Tx,
  siteId: string,
  session: SessionToMake,
  { actor, allowOverlap = false, skip = [] }: Making,
): Promise<{ session: SessionView; count: number; skipped: string[] }> {
  const now = context.clock.now()
  const draft = await readDraft(tx, siteId, session, actor, now)
  const { added, series } = expandDraft(context, draft, { now, allowOverlap })
  const { planned, skipped } = skipStarts(added, skip)
  const expandedUntil = horizonDay(now, draft.owner.timeZone)
  if (series) await insertSeries(tx, siteId, series, { expandedUntil, now })
  const { owner, kind } = draft
  const all = [...planned, ...skipped]
  const count = await writeSessions(context, tx, { owner, kind, changed: [], added: all, allowOverlap, actor })
  const change = { actor, notification: { notifyParticipants: false } }
  if (kind === 'COURSE') await updateEnrolments(context, tx, { owner, changed: [], added: count }, change)
  const [view] = await showSessions(tx, siteId, await findSessions(tx, siteId, [planned[0]?.id ?? '']), now)
  if (!view) return fail('SESSION_NOT_FOUND')
  return { session: view, count, skipped: skipped.map(({ state }) => state.originalLocalStart ?? '') }
}

/** Skipped dates are cancelled from the start, so that changes of the series leave them out and they can be restored. */
function skipStarts(
  added: readonly NewSession[],
  skip: readonly string[],
): { planned: NewSession[]; skipped: NewSession[] } {
  const wanted = new Set(skip.map((start) => formatLocal(parseLocal(start) ?? 0)))
  const isSkipped = ({ state }: NewSession) => wanted.delete(state.originalLocalStart ?? '')
  const skipped = added.filter(isSkipped)
  const planned = added.filter((one) => !skipped.includes(one))
  if (wanted.size > 0)
    refuseFields([wrong('skip', `has dates that the series does not have: ${[...wanted].slice(0, 5).join(', ')}`)])
  if (planned.length === 0) refuseFields([wrong('skip', 'leaves out every date')])
  const cancelled = { status: 'CANCELLED', changed: true } as const
  return { planned, skipped: skipped.map(({ id, state }) => ({ id, state: { ...state, ...cancelled } })) }
}
