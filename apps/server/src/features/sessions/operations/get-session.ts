import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { sessionVisibility } from '../steps/calendar-rights.ts'
import { showSessions } from '../steps/show-sessions.ts'
import { findSession } from '../store/read-sessions.ts'

export const getSession: Operation<'getSession'> = async ({ input, actor }, { db, clock }) => {
  const classSession = await findSession(db, actor.siteId, input.sessionId, sessionVisibility(actor))
  if (!classSession) return fail('SESSION_NOT_FOUND')
  const [session] = await showSessions(db, actor.siteId, [classSession], clock.now())
  return session ? { session } : fail('SESSION_NOT_FOUND')
}
