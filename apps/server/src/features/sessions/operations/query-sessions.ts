import { DAY } from '@kalends/availability'
import type { Infer, sessions } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import type { ClassSession } from '../rules/class-session.ts'
import { wrong } from '../rules/wrong.ts'
import { sessionVisibility } from '../steps/calendar-rights.ts'
import { showSessions } from '../steps/show-sessions.ts'
import { listSessions } from '../store/read-sessions.ts'

/** The session behind which a page begins. */
type SessionPosition = { start: number; id: string }

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

function writeSessionCursor({ start, id }: SessionPosition): string {
  return Buffer.from(JSON.stringify([start, id])).toString('base64url')
}

/** Returns undefined for an invalid cursor. */
function readSessionCursor(text: string): SessionPosition | undefined {
  try {
    const [start, id] = JSON.parse(Buffer.from(text, 'base64url').toString())
    const isPosition = Number.isSafeInteger(start) && Math.abs(start) < 8e15 && typeof id === 'string' && guid.test(id)
    return isPosition ? { start, id } : undefined
  } catch {
    return undefined
  }
}

type Input = Infer<typeof sessions.QuerySessionsRequest>

const longestRange = 366 * DAY

export const querySessions: Operation<'querySessions'> = async ({ input, actor }, { db, clock }) => {
  const { includeCancelled = false, limit = 100, serviceIds, resourceIds, ruleId, kinds } = input
  const range = readRange(input)
  const found = await listSessions(db, actor.siteId, sessionVisibility(actor), {
    ...range,
    serviceIds,
    resourceIds,
    ruleId,
    kinds,
    includeCancelled,
    after: readPosition(input),
    limit: limit + 1,
  })
  const page = found.slice(0, limit)
  return {
    sessions: await showSessions(db, actor.siteId, page, clock.now()),
    cursor: found.length > limit ? writeSessionCursor(page.at(-1) as ClassSession) : null,
  }
}

function readRange({ fromDate, toDate }: Input): { from: number; to: number } {
  const from = Date.parse(fromDate)
  const to = Date.parse(toDate)
  if (to <= from) refuseFields([wrong('toDate', 'must be later than fromDate', 'MIN')])
  if (to - from > longestRange) refuseFields([wrong('toDate', 'lies more than 366 days after fromDate', 'MAX')])
  return { from, to }
}

function readPosition({ cursor }: Input): SessionPosition | undefined {
  if (!cursor) return undefined
  return readSessionCursor(cursor) ?? refuseFields([wrong('cursor', 'is not a cursor of this list', 'FORMAT')])
}
