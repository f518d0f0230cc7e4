import { dashboardPaths } from '../dashboard-paths.ts'
import type { Standing } from './load.ts'

/** The very booking, class or block that stands in the way; nothing for what the calendar does not show to these eyes. */
export function standingLink(standing: Standing | undefined, sessionId: string, day: string): string | undefined {
  if (!standing) return undefined
  if (standing.kind === 'CLASS' || standing.kind === 'COURSE') return dashboardPaths.session(sessionId)
  if (standing.kind === 'BLOCK') return dashboardPaths.calendar({ day, session: sessionId })
  return dashboardPaths.calendar({ day, booking: standing.id })
}
