import type { RoutesOf } from '../../operation.ts'
import { cancelSession } from './operations/cancel-session.ts'
import { createSession } from './operations/create-session.ts'
import { getSession } from './operations/get-session.ts'
import { listServiceSeries } from './operations/list-service-series.ts'
import { previewSession } from './operations/preview-session.ts'
import { previewSessionChange } from './operations/preview-session-change.ts'
import { previewTimeZoneChange } from './operations/preview-time-zone-change.ts'
import { querySessions } from './operations/query-sessions.ts'
import { updateSession } from './operations/update-session.ts'

export const sessionsRoutes: RoutesOf<'sessions'> = {
  previewSession,
  createSession,
  getSession,
  querySessions,
  listServiceSeries,
  previewTimeZoneChange,
  previewSessionChange,
  updateSession,
  cancelSession,
}
