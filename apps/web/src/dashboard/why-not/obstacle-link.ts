import { dashboardPaths } from '../dashboard-paths.ts'
import type { Obstacle } from './load.ts'

/** Returns the link to the booking, class or block in the way; undefined if the person may not see it. */
export function obstacleLink(obstacle: Obstacle | undefined, sessionId: string, day: string): string | undefined {
  if (!obstacle) return undefined
  if (obstacle.kind === 'CLASS' || obstacle.kind === 'COURSE') return dashboardPaths.session(sessionId)
  if (obstacle.kind === 'BLOCK') return dashboardPaths.calendar({ day, session: sessionId })
  return dashboardPaths.calendar({ day, booking: obstacle.id })
}
