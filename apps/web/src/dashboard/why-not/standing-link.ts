import { dashboardPaths } from '../dashboard-paths.ts'
import type { Standing } from './load.ts'

/** Returns the link to the booking, class or block in the way; undefined if the person may not see it. */
export function standingLink(standing: Standing | undefined, sessionId: string, day: string): string | undefined {
  if (!standing) return undefined
  if (standing.kind === 'CLASS' || standing.kind === 'COURSE') return dashboardPaths.session(sessionId)
  if (standing.kind === 'BLOCK') return dashboardPaths.calendar({ day, session: sessionId })
  return dashboardPaths.calendar({ day, booking: standing.id })
}
