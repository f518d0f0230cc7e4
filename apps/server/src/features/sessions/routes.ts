import { notBuilt } from '../../not-built.ts'
import type { RoutesOf } from '../../operation.ts'

export const sessionsRoutes: RoutesOf<'sessions'> = {
  createSession: notBuilt,
  getSession: notBuilt,
  querySessions: notBuilt,
  updateSession: notBuilt,
  cancelSession: notBuilt,
}
