import type { RoutesOf } from '../../operation.ts'
import { cancelSession } from './operations/cancel-session.ts'
import { createSession } from './operations/create-session.ts'
import { getSession } from './operations/get-session.ts'
import { querySessions } from './operations/query-sessions.ts'
import { updateSession } from './operations/update-session.ts'

export const sessionsRoutes: RoutesOf<'sessions'> = {
  createSession,
  getSession,
  querySessions,
  updateSession,
  cancelSession,
}
