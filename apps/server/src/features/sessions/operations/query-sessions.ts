import { DAY } from '@kalends/availability'
import type { Infer, sessions } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import type { ClassSession } from '../rules/class-session.ts'
import { readSessionCursor, type SessionPosition, writeSessionCursor } from '../rules/session-cursor.ts'
import { wrong } from '../rules/session-faults.ts'
import { seenBy } from '../steps/calendar-rights.ts'
import { showSessions } from '../steps/show-sessions.ts'
import { listSessions } from '../store/read-sessions.ts'

type Input = Infer<typeof sessions.QuerySessionsRequest>

const longestRange = 366 * DAY

export const querySessions: Operation<'querySessions'> = async ({ input, actor }, { db, clock }) => {
  const { includeCancelled = false, limit = 100, serviceIds, resourceIds, ruleId, kinds } = input
  const range = rangeOf(input)
  const found = await listSessions(db, actor.siteId, seenBy(actor), {
    ...range,
    serviceIds,
    resourceIds,
    ruleId,
    kinds,
    includeCancelled,
    after: positionOf(input),
    limit: limit + 1,
  })
  const page = found.slice(0, limit)
  return {
    sessions: await showSessions(db, actor.siteId, page, clock.now()),
    cursor: found.length > limit ? writeSessionCursor(page.at(-1) as ClassSession) : null,
  }
}

function rangeOf({ fromDate, toDate }: Input): { from: number; to: number } {
  const from = Date.parse(fromDate)
  const to = Date.parse(toDate)
  if (to <= from) refuseFields([wrong('toDate', 'must be later than fromDate', 'MIN')])
  if (to - from > longestRange) refuseFields([wrong('toDate', 'lies more than 366 days after fromDate', 'MAX')])
  return { from, to }
}

function positionOf({ cursor }: Input): SessionPosition | undefined {
  if (!cursor) return undefined
  return readSessionCursor(cursor) ?? refuseFields([wrong('cursor', 'is not a cursor of this list', 'FORMAT')])
}
